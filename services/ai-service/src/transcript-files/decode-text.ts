/** Of a text without a mark, how many of its first bytes are looked at. */
const SAMPLE = 4_000
/** Of the bytes at one side of the pairs, how many are zero in UTF-16 that is mostly Latin letters. */
const SHARE_OF_ZEROS = 0.4

const shareOfZeros = (bytes: Uint8Array, from: 0 | 1): number => {
  const end = Math.min(bytes.length, SAMPLE)
  let zeros = 0
  for (let at = from; at < end; at += 2) if (bytes[at] === 0) zeros += 1
  return end < 2 ? 0 : zeros / (end / 2)
}

const encodingOf = (bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null => {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (shareOfZeros(bytes, 1) > SHARE_OF_ZEROS) return 'utf-16le'
  return shareOfZeros(bytes, 0) > SHARE_OF_ZEROS ? 'utf-16be' : null
}

/**
 * The text of a file by its byte order mark or, without one, by its bytes: UTF-16 of Windows' Notepad, UTF-8, and else
 * Windows-1252, in which every byte is something.
 */
export const decodeText = (bytes: Uint8Array): string => {
  const utf16 = encodingOf(bytes)
  if (utf16 !== null) return new TextDecoder(utf16).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
