import { UnreadableCv } from '../unreadable-cv.ts'

const HEADER_LENGTH = 512
/** Powers of two: sectors of 512 or 4,096 bytes, small ones of 64. */
const SECTOR_SIZES = [9, 12]
const SMALL_SECTOR = 6

/**
 * Throws `UnreadableCv` for an old Word file whose header states another sector size than allowed, or more tables than
 * fit in it, because the library allocates as much as the header states.
 */
export const checkCompound = (bytes: Uint8Array): void => {
  if (bytes.length < HEADER_LENGTH) throw new UnreadableCv('cv_unreadable')
  const header = new DataView(bytes.buffer, bytes.byteOffset, HEADER_LENGTH)
  const [size, smallSize] = [header.getUint16(30, true), header.getUint16(32, true)]
  const sectors = bytes.length / 2 ** size
  const tables = [44, 64, 72].map((offset) => header.getUint32(offset, true))
  if (!SECTOR_SIZES.includes(size) || smallSize !== SMALL_SECTOR || tables.some((count) => count > sectors))
    throw new UnreadableCv('cv_unreadable')
}
