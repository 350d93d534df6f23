import { randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, Buffer, number, { N: number; r: number; p: number }, Buffer>(scrypt)

/** RFC 7914; Node's own defaults: 16 MB of memory and about 40 ms a try. Stated in each hash, so that they can grow. */
const COST = { N: 16_384, r: 8, p: 1 }
const SALT_BYTES = 16
const KEY_BYTES = 32

const HASH = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$[\w-]+$/

/** How the emulator keeps what it was given as a password (emulator/auth/operations.js, hashPassword). */
const STORED = /^fakeHash:salt=[^:]*:password=(.*)$/s

const hashWith = async (password: string, salt: Buffer, { N, r, p }: typeof COST): Promise<string> => {
  const key = await derive(password.normalize('NFKC'), salt, KEY_BYTES, { N, r, p })
  return `scrypt$${N}$${r}$${p}$${salt.toString('base64url')}$${key.toString('base64url')}`
}

/** What the emulator gets in the place of a new password, so that it never holds one: scrypt with a salt of its own. */
export const hashNewPassword = (password: string): Promise<string> => hashWith(password, randomBytes(SALT_BYTES), COST)

/** What was stored in the place of a password; undefined when nothing was. */
export const storedPassword = (passwordHash: string | undefined): string | undefined =>
  STORED.exec(passwordHash ?? '')?.[1]

export const isHashed = (stored: string): boolean => HASH.test(stored)

/**
 * A typed password hashed as the stored one was, to be compared with it by the emulator. Without a stored one the same
 * work is done, so that time doesn't tell whether an account exists.
 */
export const hashLikeStored = (password: string, stored: string | undefined): Promise<string> => {
  const [, N, r, p, salt] = HASH.exec(stored ?? '') ?? []
  if (salt === undefined) return hashNewPassword(password)
  return hashWith(password, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) })
}
