import { createHmac, timingSafeEqual } from 'node:crypto'

/** RFC 7515 header of a token that the built-in sign-in signed, and of one as the Auth emulator makes and reads it. */
const SIGNED = Buffer.from('{"alg":"HS256","typ":"JWT"}').toString('base64url')
const UNSIGNED = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')

const signatureOf = (text: string, secret: string): Buffer => createHmac('sha256', secret).update(text).digest()

const isSame = (left: Buffer, right: Buffer): boolean => left.length === right.length && timingSafeEqual(left, right)

/** The text with its signature (HMAC-SHA256, base64url) behind the last dot. */
export const sealText = (text: string, secret: string): string =>
  `${text}.${signatureOf(text, secret).toString('base64url')}`

/** The text of `sealText`; null when the signature isn't ours. */
export const openText = (sealed: string, secret: string): string | null => {
  const end = sealed.lastIndexOf('.')
  const text = sealed.slice(0, Math.max(end, 0))
  return isSame(Buffer.from(sealed.slice(end + 1), 'base64url'), signatureOf(text, secret)) ? text : null
}

/** The emulator's unsigned id token, signed (HS256). */
export const signEmulatorToken = (token: string, secret: string): string =>
  sealText(`${SIGNED}.${token.split('.')[1] ?? ''}`, secret)

/** The unsigned token the Auth emulator and firebase-admin read; null when we didn't sign this one. */
export const openEmulatorToken = (token: string, secret: string): string | null => {
  const [header, payload = ''] = openText(token, secret)?.split('.') ?? []
  return header === SIGNED ? `${UNSIGNED}.${payload}.` : null
}
