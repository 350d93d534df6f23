/** The encoding that the byte order mark names; else UTF-8 where the bytes are valid UTF-8; else Windows-1252. */
const encodingOf = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  try {
    // Decoded as a stream, because the last letter may be cut in two.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}

/** The text in these bytes, whatever program wrote them. */
export const decodeText = (bytes: Uint8Array): string =>
  new TextDecoder(encodingOf(bytes)).decode(bytes, { stream: true })
