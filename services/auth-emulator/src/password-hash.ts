import { randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, Buffer, number, { N: number; r: number; p: number }, Buffer>(scrypt)

/**
 * Node's own defaults of scrypt (RFC 7914): 16 MB of memory and about 40 ms an attempt. Stored in each hash, so that
 * they can be raised.
 */
const COST = { N: 16_384, r: 8, p: 1 }
const SALT_BYTES = 16
const KEY_BYTES = 32

const HASH = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$[\w-]+$/

/** The emulator's format of a stored password (emulator/auth/operations.js, hashPassword). */
const STORED = /^fakeHash:salt=[^:]*:password=(.*)$/s

const hashWith = async (password: string, salt: Buffer, { N, r, p }: typeof COST): Promise<string> => {
  const key = await derive(password.normalize('NFKC'), salt, KEY_BYTES, { N, r, p })
  return `scrypt$${N}$${r}$${p}$${salt.toString('base64url')}$${key.toString('base64url')}`
}

/**
 * The text that the emulator stores as a new password, so that it never has the password itself: scrypt with its own
 * salt.
 */
export const hashNewPassword = (password: string): Promise<string> => hashWith(password, randomBytes(SALT_BYTES), COST)

/** The text stored as a password; undefined if there is none. */
export const storedPassword = (passwordHash: string | undefined): string | undefined =>
  STORED.exec(passwordHash ?? '')?.[1]

export const isHashed = (storedText: string): boolean => HASH.test(storedText)

/**
 * Hashes a typed password like the stored one, for the emulator to compare them. Without a stored one it does the same
 * work, so that the time taken doesn't reveal whether an account exists.
 */
export const hashLikeStored = (password: string, storedHash: string | undefined): Promise<string> => {
  const [, N, r, p, salt] = HASH.exec(storedHash ?? '') ?? []
  if (salt === undefined) return hashNewPassword(password)
  return hashWith(password, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) })
}
