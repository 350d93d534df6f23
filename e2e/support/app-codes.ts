import { createHmac } from 'node:crypto'

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const PERIOD_MS = 30_000

const bytesOf = (base32: string): Buffer => {
  const bits = Array.from(base32, (letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** The code that somebody's authenticator app shows `periods` of half a minute from now (RFC 6238). */
export const appCode = (secret: string, periods = 0): string => {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / PERIOD_MS) + periods))
  const hash = createHmac('sha1', bytesOf(secret)).update(counter).digest()
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 0xf) & 0x7f_ff_ff_ff
  return String(number % 1_000_000).padStart(6, '0')
}

/** A code that isn't right now. */
export const wrongAppCode = (secret: string): string => {
  const rightCodes = [-1, 0, 1, 2].map((periods) => appCode(secret, periods))
  return ['000000', '111111', '222222', '333333', '444444'].find((code) => !rightCodes.includes(code)) ?? ''
}
