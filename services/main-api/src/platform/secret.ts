import { createHash, randomBytes } from 'node:crypto'

/** Bytes of a secret: nobody guesses 256 bits, so that a plain hash of it is enough. */
const BYTES = 32

/** A secret that can stand in an address: 43 letters, digits, '-' and '_'. */
export const newSecret = (): string => randomBytes(BYTES).toString('base64url')

/**
 * What is stored of a secret. Rows are looked up by it, so that no comparison takes longer for a secret that is nearly
 * right.
 */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')
