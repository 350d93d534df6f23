import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { z } from 'zod'

const KEY_BYTES = 32
/** Of GCM (NIST SP 800-38D). */
const IV_BYTES = 12
const ALGORITHM = 'aes-256-gcm'

/** A named key. Names stand in what is stored, so that a key can be replaced while rows of the old one are there. */
export type Key = { name: string; bytes: Buffer }

/** Keys of an environment variable: `name:base64,name:base64`. */
export const keyRing = z
  .string()
  .transform((value) =>
    value.split(',').map((entry): Key => {
      const at = entry.indexOf(':')
      return { name: entry.slice(0, at).trim(), bytes: Buffer.from(entry.slice(at + 1).trim(), 'base64') }
    }),
  )
  .refine((keys) => keys.every(({ name, bytes }) => /^[\w-]{1,32}$/.test(name) && bytes.length === KEY_BYTES), {
    error: `must be name:key,name:key with ${KEY_BYTES} bytes of base64 each`,
  })
  .refine((keys) => new Set(keys.map(({ name }) => name)).size === keys.length, { error: 'must name each key once' })

/** Thrown by `open` for what was altered, belongs to somebody else, or was sealed with a key that is gone. */
export class SealedError extends Error {
  override readonly name = 'SealedError'
}

/** Encrypts texts that are stored. */
export type SecretBox = {
  /** `context` says whose it is, such as an account's id: what is sealed for one can't be opened for another. */
  seal: (text: string, context: string) => string
  /** Throws `SealedError`. */
  open: (sealed: string, context: string) => string
  /** Whether the newest key sealed it; if not, seal it again at the next opportunity. */
  isCurrent: (sealed: string) => boolean
  /** Name of the key that seals. */
  keyName: string
}

/** The first key seals, all of them open (AES-256-GCM, a random nonce each time). */
export const createSecretBox = (keys: readonly Key[]): SecretBox => {
  const [current] = keys
  if (!current) throw new Error('A secret box needs a key')
  const byName = new Map(keys.map((key) => [key.name, key.bytes]))
  return {
    seal: (text, context) => {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv(ALGORITHM, current.bytes, iv).setAAD(Buffer.from(context))
      const data = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return [current.name, ...[iv, cipher.getAuthTag(), data].map((part) => part.toString('base64url'))].join('.')
    },
    open: (sealed, context) => {
      const [name = '', iv = '', tag = '', data = ''] = sealed.split('.')
      const key = byName.get(name)
      if (!key) throw new SealedError(`No key is called "${name}"`)
      try {
        const decipher = createDecipheriv(ALGORITHM, key, Buffer.from(iv, 'base64url'), { authTagLength: 16 })
          .setAAD(Buffer.from(context))
          .setAuthTag(Buffer.from(tag, 'base64url'))
        return Buffer.concat([decipher.update(Buffer.from(data, 'base64url')), decipher.final()]).toString('utf8')
      } catch (cause) {
        throw new SealedError('It can not be opened', { cause })
      }
    },
    keyName: current.name,
    isCurrent: (sealed) => sealed.startsWith(`${current.name}.`),
  }
}
