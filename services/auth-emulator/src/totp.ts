import { createHmac } from 'node:crypto'

/** Seconds a code is valid, and its number of digits: the defaults of RFC 6238, which every app reads. */
export const PERIOD_SECONDS = 30
export const DIGITS = 6

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const BITS_OF_A_LETTER = 5

/** Base32 without padding (RFC 4648), the form in which people and apps read a secret. */
export const base32Of = (bytes: Buffer): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const letters = bits.match(new RegExp(`.{1,${BITS_OF_A_LETTER}}`, 'g')) ?? []
  return letters.map((group) => BASE32[Number.parseInt(group.padEnd(BITS_OF_A_LETTER, '0'), 2)]).join('')
}

/** The number of a moment's period; `now` in milliseconds since 1970. */
export const stepAt = (now: number): number => Math.floor(now / 1_000 / PERIOD_SECONDS)

/** The code of a period (RFC 6238 with HMAC-SHA-1, truncated as in RFC 4226, 5.3). */
export const codeOf = (secret: Buffer, step: number, digits = DIGITS): string => {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', secret).update(counter).digest()
  const offset = (hash.at(-1) ?? 0) & 0xf
  const truncated = hash.readUInt32BE(offset) & 0x7f_ff_ff_ff
  return String(truncated % 10 ** digits).padStart(digits, '0')
}

/** The period whose code this is: the present one, or the one before or after it; null for a wrong code. */
export const stepOfCode = (secret: Buffer, code: string, now: number): number | null =>
  [-1, 0, 1].map((drift) => stepAt(now) + drift).find((step) => codeOf(secret, step) === code) ?? null
