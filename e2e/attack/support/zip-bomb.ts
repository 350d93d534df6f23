import { constants, crc32, deflateRawSync } from 'node:zlib'

const MEGABYTE = 1_048_576
const BLOCK_MB = 16

/** Deflated zeros, made of one repeated block of 16 MB, so that creating them takes little memory. */
export const deflatedZeros = (megabytes: number): Buffer => {
  const block = deflateRawSync(Buffer.alloc(BLOCK_MB * MEGABYTE), { level: 9, finishFlush: constants.Z_FULL_FLUSH })
  const end = deflateRawSync(Buffer.alloc(0))
  return Buffer.concat([...Array.from({ length: megabytes / BLOCK_MB }, () => block), end])
}

const zerosCrc = (megabytes: number): number => {
  const block = Buffer.alloc(BLOCK_MB * MEGABYTE)
  let sum = 0
  for (let megabyte = 0; megabyte < megabytes; megabyte += BLOCK_MB) sum = crc32(block, sum)
  return sum
}

export type Entry = { name: string; deflated: Buffer; crc: number; size: number }

export const textEntry = (name: string, text: string): Entry => ({
  name,
  deflated: deflateRawSync(Buffer.from(text)),
  crc: crc32(text),
  size: Buffer.byteLength(text),
})

/** An entry with that many megabytes of zeros; `size` is the size that the archive states. */
export const zerosEntry = (name: string, megabytes: number, size = megabytes * MEGABYTE): Entry => ({
  name,
  deflated: deflatedZeros(megabytes),
  crc: zerosCrc(megabytes),
  size,
})

const header = ({ name, deflated, crc, size }: Entry, offset?: number): Buffer => {
  const isCentral = offset !== undefined
  const bytes = Buffer.alloc(isCentral ? 46 : 30)
  bytes.writeUInt32LE(isCentral ? 0x02014b50 : 0x04034b50, 0)
  const at = isCentral ? 6 : 4
  if (isCentral) bytes.writeUInt16LE(20, 4)
  bytes.writeUInt16LE(20, at)
  bytes.writeUInt16LE(8, at + 4)
  bytes.writeUInt32LE(crc, at + 10)
  bytes.writeUInt32LE(deflated.length, at + 14)
  bytes.writeUInt32LE(size, at + 18)
  bytes.writeUInt16LE(Buffer.byteLength(name), at + 22)
  if (isCentral) bytes.writeUInt32LE(offset, 42)
  return Buffer.concat([bytes, Buffer.from(name)])
}

/** A ZIP archive as PKWARE's APPNOTE.TXT describes it (4.3). */
export const zipOf = (entries: readonly Entry[]): Buffer => {
  const parts: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const local = Buffer.concat([header(entry), entry.deflated])
    central.push(header(entry, offset))
    parts.push(local)
    offset += local.length
  }
  const list = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, list, end])
}

const XML = '<?xml version="1.0"?>'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const TYPES = `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/>
<Override PartName="/word/document.xml" ContentType="${MAIN}"/></Types>`
const LINKS = `${XML}<Relationships xmlns="${PACKAGE}/relationships">
<Relationship Id="r" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`

/** A Word file with the parts that a reader needs first, and extra ones. */
export const docxOf = (entries: readonly Entry[]): Buffer =>
  zipOf([textEntry('[Content_Types].xml', TYPES), textEntry('_rels/.rels', LINKS), ...entries])
