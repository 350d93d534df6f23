import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * RFC 7515 headers: of a token that the built-in sign-in signed, and of an unsigned token as the Auth emulator creates
 * and reads it.
 */
const SIGNED = Buffer.from('{"alg":"HS256","typ":"JWT"}').toString('base64url')
const UNSIGNED = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')

const signatureOf = (text: string, secret: string): Buffer => createHmac('sha256', secret).update(text).digest()

const isSame = (left: Buffer, right: Buffer): boolean => left.length === right.length && timingSafeEqual(left, right)

/** Appends a signature (HMAC-SHA256, base64url) after a last dot. */
export const sealText = (text: string, secret: string): string =>
  `${text}.${signatureOf(text, secret).toString('base64url')}`

/** The text of `sealText`; null when the signature isn't ours. */
export const openText = (sealedText: string, secret: string): string | null => {
  const end = sealedText.lastIndexOf('.')
  const text = sealedText.slice(0, Math.max(end, 0))
  return isSame(Buffer.from(sealedText.slice(end + 1), 'base64url'), signatureOf(text, secret)) ? text : null
}

/** The emulator's unsigned id token, signed (HS256). */
export const signEmulatorToken = (token: string, secret: string): string =>
  sealText(`${SIGNED}.${token.split('.')[1] ?? ''}`, secret)

/** The unsigned token that the Auth emulator and firebase-admin read; null when we didn't sign this one. */
export const openEmulatorToken = (token: string, secret: string): string | null => {
  const [header, payload = ''] = openText(token, secret)?.split('.') ?? []
  return header === SIGNED ? `${UNSIGNED}.${payload}.` : null
}

/** Apart from the secret of id tokens, so that neither passes for the other. */
const ofCustomTokens = (secret: string): string => `custom token ${secret}`

/** The emulator's unsigned custom token, signed, so that the built-in sign-in knows that our services made it. */
export const signCustomToken = (token: string, secret: string): string =>
  signEmulatorToken(token, ofCustomTokens(secret))

/** The unsigned custom token that the Auth emulator reads; null when our services didn't sign this one. */
export const openCustomToken = (token: string, secret: string): string | null =>
  openEmulatorToken(token, ofCustomTokens(secret))
