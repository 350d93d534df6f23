import { inflateRawSync } from 'node:zlib'
import { UnreadableCv } from '../../unreadable-cv.ts'
import { checkXml } from './check-xml.ts'
import { packedBytes, zipEntriesOf, type ZipEntry } from './zip-directory.ts'

/** Texts, styles and relations of a Word file by their path, unpacked. */
export type WordParts = Record<string, Uint8Array>

/** The most inflated bytes of all parts of a CV together. Those of the labelled CVs take 0.8 MB, most of it styles. */
const MOST_BYTES = 16_777_216
const CHUNK = 65_536
const [STORED, DEFLATED] = [0, 8]

const isText = ({ name }: ZipEntry): boolean => /\.(?:xml|rels)$/i.test(name)
/** Whether a part isn't needed to read the text: form data, fonts, colours, building blocks and pictures. */
const isAside = ({ name }: ZipEntry): boolean =>
  /^(?:docProps|customXml|word\/(?:theme|glossary|embeddings|media))\//i.test(name)

const isTooLarge = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === 'ERR_BUFFER_TOO_LARGE'

/** Inflates at most `room` bytes, whatever size the file states. */
const unpack = (packed: Uint8Array, method: number, room: number): Uint8Array => {
  if (method !== STORED && method !== DEFLATED) throw new UnreadableCv('cv_unreadable')
  if (room === 0 || (method === STORED && packed.length > room)) throw new UnreadableCv('cv_too_complex')
  if (method === STORED) return packed
  try {
    return inflateRawSync(packed, { maxOutputLength: room, chunkSize: CHUNK })
  } catch (cause) {
    throw new UnreadableCv(isTooLarge(cause) ? 'cv_too_complex' : 'cv_unreadable', { cause })
  }
}

/**
 * The text parts of a Word file, inflated within limits, because libraries that read ZIP files inflate everything, or
 * as much as the file states. Pictures and embedded files stay compressed. Of two parts with one path the last counts,
 * as in Word. A part has at most `mostTags`. Throws `UnreadableCv`.
 */
export const wordPartsOf = (bytes: Uint8Array, mostTags?: number): WordParts => {
  const entries = new Map(
    zipEntriesOf(bytes)
      .filter((entry) => isText(entry) && !isAside(entry))
      .map((entry) => [entry.name, entry]),
  )
  const parts: WordParts = Object.create(null) as WordParts
  let room = MOST_BYTES
  for (const [name, entry] of entries) {
    const part = unpack(packedBytes(bytes, entry), entry.method, room)
    room -= part.length
    checkXml(part, mostTags)
    parts[name] = part
  }
  return parts
}
