import { UnreadableCv } from '../../unreadable-cv.ts'

/** A file within a ZIP, as its directory lists it, without the stated inflated size, which may be false. */
export type ZipEntry = {
  name: string
  /** 0 stored, 8 deflated. */ method: number
  /** Of its own header. */ offset: number
  /** In bytes, packed. */ packed: number
}

/** The most files; a Word file with a picture on every line has hundreds. */
const MOST_ENTRIES = 2_000

const [END, END_64, LOCATOR_64, ENTRY, LOCAL] = [0x06054b50, 0x06064b50, 0x07064b50, 0x02014b50, 0x04034b50]
const [END_LENGTH, LOCATOR_64_LENGTH, ENTRY_LENGTH, LOCAL_LENGTH] = [22, 20, 46, 30]
const LONGEST_COMMENT = 65_535
/** A size or place that stands in a field of its own, because it doesn't fit in 32 bits. */
const ELSEWHERE = 0xffffffff
const FIELD_64 = 1

const damaged = (): UnreadableCv => new UnreadableCv('cv_unreadable')

/** The bytes as numbers; what lies outside of them makes the file unreadable. */
const numbersOf = (bytes: Uint8Array) => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const within = (offset: number, length: number): number => {
    if (offset < 0 || offset + length > bytes.length) throw damaged()
    return offset
  }
  return {
    short: (offset: number) => view.getUint16(within(offset, 2), true),
    long: (offset: number) => view.getUint32(within(offset, 4), true),
    big: (offset: number) => Number(view.getBigUint64(within(offset, 8), true)),
  }
}
type Numbers = ReturnType<typeof numbersOf>

const endOf = ({ long }: Numbers, size: number): number => {
  for (let offset = size - END_LENGTH; offset >= Math.max(0, size - END_LENGTH - LONGEST_COMMENT); offset--)
    if (long(offset) === END) return offset
  throw damaged()
}

/** How many entries there are, and where the first one stands. */
const directoryOf = ({ short, long, big }: Numbers, size: number): { count: number; start: number } => {
  const end = endOf({ short, long, big }, size)
  const start = long(end + 16)
  if (start !== ELSEWHERE) return { count: short(end + 10), start }
  if (end < LOCATOR_64_LENGTH || long(end - LOCATOR_64_LENGTH) !== LOCATOR_64) throw damaged()
  const end64 = big(end - LOCATOR_64_LENGTH + 8)
  if (long(end64) !== END_64) throw damaged()
  return { count: big(end64 + 32), start: big(end64 + 48) }
}

/** Packed size and place of an entry; in a large file they stand among the extra fields, after the unpacked size. */
const placeOf = ({ short, long, big }: Numbers, at: number): { packed: number; offset: number } => {
  const [packed, unpacked, offset] = [long(at + 20), long(at + 24), long(at + 42)]
  if (packed !== ELSEWHERE && offset !== ELSEWHERE) return { packed, offset }
  const extra = at + ENTRY_LENGTH + short(at + 28)
  const extraEnd = extra + short(at + 30)
  for (let field = extra; field + 4 <= extraEnd; field += 4 + short(field + 2)) {
    if (short(field) !== FIELD_64) continue
    let value = field + 4 + (unpacked === ELSEWHERE ? 8 : 0)
    const next = (): number => big((value += 8) - 8)
    return { packed: packed === ELSEWHERE ? next() : packed, offset: offset === ELSEWHERE ? next() : offset }
  }
  throw damaged()
}

/** The files within a ZIP, by its directory. Throws `UnreadableCv`: damaged, or more files than any CV. */
export const zipEntriesOf = (bytes: Uint8Array): ZipEntry[] => {
  const numbers = numbersOf(bytes)
  const { count, start } = directoryOf(numbers, bytes.length)
  if (count > MOST_ENTRIES) throw new UnreadableCv('cv_too_complex')
  const entries: ZipEntry[] = []
  let at = start
  for (let index = 0; index < count; index++) {
    if (numbers.long(at) !== ENTRY) throw damaged()
    const nameLength = numbers.short(at + 28)
    const name = Buffer.from(bytes.subarray(at + ENTRY_LENGTH, at + ENTRY_LENGTH + nameLength)).toString('utf8')
    entries.push({ name, method: numbers.short(at + 10), ...placeOf(numbers, at) })
    at += ENTRY_LENGTH + nameLength + numbers.short(at + 30) + numbers.short(at + 32)
  }
  return entries
}

/** The packed bytes of an entry. */
export const packedBytes = (bytes: Uint8Array, { offset, packed }: ZipEntry): Uint8Array => {
  const { short, long } = numbersOf(bytes)
  if (long(offset) !== LOCAL) throw damaged()
  const start = offset + LOCAL_LENGTH + short(offset + 26) + short(offset + 28)
  if (start + packed > bytes.length) throw damaged()
  return bytes.subarray(start, start + packed)
}
