import { crc32, deflateRawSync } from 'node:zlib'

/**
 * A file within a ZIP; `at` names an earlier one whose bytes it shares, `says` is the unpacked size that its directory
 * tells.
 */
export type ZipPart = {
  name: string
  content?: Uint8Array
  /** Its bytes as they stand, deflated. */ deflateBytes?: Uint8Array
  shares?: string
  says?: number
  /** Sizes after the bytes, as programs write that don't look back. */ streamed?: boolean
  /** Sizes and places of 64 bits. */ large?: boolean
}

const numbers = (...values: [bytes: 2 | 4 | 8, value: number][]): Buffer =>
  Buffer.concat(
    values.map(([bytes, value]) => {
      const buffer = Buffer.alloc(bytes)
      if (bytes === 8) buffer.writeBigUInt64LE(BigInt(value))
      else buffer.writeUIntLE(value, 0, bytes)
      return buffer
    }),
  )

const DEFLATE = 8
const ELSEWHERE = 0xffffffff

/** A ZIP file as careful programs don't write it. */
export const makeZip = (parts: readonly ZipPart[]): Uint8Array<ArrayBuffer> => {
  const local: Buffer[] = []
  const directory: Buffer[] = []
  const places = new Map<string, { offset: number; packed: number }>()
  let offset = 0
  for (const {
    name,
    content = new Uint8Array(),
    deflateBytes = deflateRawSync(content),
    shares,
    says = content.length,
    streamed = false,
    large = false,
  } of parts) {
    const place =
      shares === undefined ? { offset, packed: deflateBytes.length } : (places.get(shares) ?? { offset: 0, packed: 0 })
    const [check, flags] = [crc32(content), streamed ? 8 : 0]
    if (shares === undefined) {
      const sizes: [4, number][] = streamed
        ? [
            [4, 0],
            [4, 0],
            [4, 0],
          ]
        : [
            [4, check],
            [4, deflateBytes.length],
            [4, says],
          ]
      const header = Buffer.concat([
        numbers([4, 0x04034b50], [2, 45], [2, flags], [2, DEFLATE], [4, 0], ...sizes, [2, name.length], [2, 0]),
        Buffer.from(name),
      ])
      const after = streamed
        ? numbers([4, 0x08074b50], [4, check], [4, deflateBytes.length], [4, says])
        : Buffer.alloc(0)
      const whole = Buffer.concat([header, deflateBytes, after])
      local.push(whole)
      offset += whole.length
    }
    places.set(name, place)
    const extra = large ? numbers([2, 1], [2, 24], [8, says], [8, place.packed], [8, place.offset]) : Buffer.alloc(0)
    const sizes: [4, number][] = large
      ? [
          [4, ELSEWHERE],
          [4, ELSEWHERE],
        ]
      : [
          [4, place.packed],
          [4, says],
        ]
    const fixed = numbers(
      [4, 0x02014b50],
      [2, 45],
      [2, 45],
      [2, flags],
      [2, DEFLATE],
      [4, 0],
      [4, check],
      ...sizes,
      [2, name.length],
      [2, extra.length],
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, large ? ELSEWHERE : place.offset],
    )
    directory.push(Buffer.concat([fixed, Buffer.from(name), extra]))
  }
  const entries = Buffer.concat(directory)
  const end64 = numbers(
    [4, 0x06064b50],
    [8, 44],
    [2, 45],
    [2, 45],
    [4, 0],
    [4, 0],
    [8, parts.length],
    [8, parts.length],
    [8, entries.length],
    [8, offset],
  )
  const locator = numbers([4, 0x07064b50], [4, 0], [8, offset + entries.length], [4, 1])
  const isLarge = parts.some(({ large }) => large)
  const end = numbers(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, Math.min(parts.length, 0xffff)],
    [2, Math.min(parts.length, 0xffff)],
    [4, entries.length],
    [4, isLarge ? ELSEWHERE : offset],
    [2, 0],
  )
  return new Uint8Array(Buffer.concat([...local, entries, ...(isLarge ? [end64, locator] : []), end]))
}

const NAMES = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`

/** The text of a Word file, for `word/document.xml`. */
export const wordBody = (body: string): Buffer =>
  Buffer.from(`<w:document ${NAMES}><w:body>${body}</w:body></w:document>`)
/** A CV that says enough to be one. */
export const wordCv = wordBody(
  ['Sanne de Wit', 'sanne.dewit@voorbeeld.nl', 'Werkervaring', 'Verpleegkundige bij Ziekenhuis De Linde, 2018 - heden']
    .map(paragraph)
    .join(''),
)
