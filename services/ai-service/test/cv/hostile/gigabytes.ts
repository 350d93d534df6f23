import { constants, deflateRawSync } from 'node:zlib'

const STEP = 16_777_216
const GIGABYTE = 64 * STEP
const SPACE = 0x20
const ZLIB_HEADER = Buffer.from([0x78, 0x9c])
const LAST_BLOCK = Buffer.from([0x03, 0x00])

/**
 * The DEFLATE stream of a gigabyte of spaces, a megabyte long; made of equal pieces, so that the gigabyte is never
 * there.
 */
const piece = deflateRawSync(Buffer.alloc(STEP, SPACE), { finishFlush: constants.Z_FULL_FLUSH })
export const deflateBytes = Buffer.concat([...Array.from({ length: GIGABYTE / STEP }, () => piece), LAST_BLOCK])

/** The same as a PDF keeps it. */
export const flate = Buffer.concat([ZLIB_HEADER, deflateBytes])
/** The same packed twice: three kilobytes. */
export const flateTwice = Buffer.concat([ZLIB_HEADER, deflateRawSync(flate)])
/** The same as run lengths of 128 spaces, packed. */
export const runLengths = Buffer.concat([ZLIB_HEADER, deflateRawSync(Buffer.alloc(STEP, Buffer.from([129, SPACE])))])

const [CLEAR, FIRST, FULL] = [256, 258, 4094]
const widthOf = (code: number): number => (code < 511 ? 9 : code < 1023 ? 10 : code < 2047 ? 11 : 12)
const bitsOf = (code: number, width: number): string => code.toString(2).padStart(width, '0')

/**
 * 150 MB of spaces by LZW: each code stands for one more than the one before, until the table is full and is cleared.
 */
const round =
  bitsOf(SPACE, 9) +
  Array.from({ length: FULL - FIRST }, (_code, at) => bitsOf(FIRST + at, widthOf(FIRST + at))).join('') +
  bitsOf(CLEAR, 12)
const lzwBits = bitsOf(CLEAR, 9) + round.repeat(20)
export const lzw = Buffer.from(
  Array.from({ length: Math.floor(lzwBits.length / 8) }, (_byte, at) =>
    Number.parseInt(lzwBits.slice(8 * at, 8 * at + 8), 2),
  ),
)
