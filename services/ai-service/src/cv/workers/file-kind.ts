/** The kind of a CV by its first bytes; null for any other file. */
export type FileKind = 'pdf' | 'docx' | 'doc'

/** How far PDF readers search for the signature, in bytes. */
const PDF_SEARCHED = 1024
const ZIP = [0x50, 0x4b, 0x03, 0x04]
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]

const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte)

export const fileKindOf = (bytes: Uint8Array): FileKind | null => {
  if (Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, PDF_SEARCHED)).includes('%PDF-')) return 'pdf'
  if (startsWith(bytes, ZIP)) return 'docx'
  return startsWith(bytes, COMPOUND) ? 'doc' : null
}
