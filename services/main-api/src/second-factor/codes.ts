import { createHmac, randomBytes } from 'node:crypto'
import { RECOVERY_CODES } from '@wervio/contracts'

/** 32 letters and digits, without those that are mistaken for each other (I, O, 0, 1): five bits each. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const LETTERS = 16
const GROUP = /.{4}/g

const newCode = (): string =>
  Array.from(randomBytes(LETTERS), (byte) => ALPHABET[byte % ALPHABET.length])
    .join('')
    .match(GROUP)
    ?.join('-') ?? ''

/** A set of new codes of 80 bits, in groups of four. */
export const newCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, newCode)

/** What people type: with or without its dashes, in either case. */
const plainCode = (typedCode: string): string => typedCode.toUpperCase().replaceAll(/[^A-Z\d]/g, '')

/**
 * What is stored of a code. Nobody guesses 80 bits, so that one fast hash is enough; rows are looked up by it, so that
 * no comparison takes longer for a code that is nearly right.
 */
export const hashOf = (typedCode: string): string =>
  createHmac('sha256', 'wervio recovery code').update(plainCode(typedCode)).digest('hex')
