import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'

/** Where the bytes of files are. Everything streams; nothing is held whole. */
export type BlobStore = {
  /**
   * Keeps the content under a new key and returns how many bytes it was. What `content` rejects with comes back as it
   * is, a full or read-only disk is `storage_unavailable`, another failure `file_unavailable`; then nothing is kept.
   */
  put: (key: string, content: AsyncIterable<Buffer>) => Promise<number>
  /** The content from its first byte on; `file_unavailable` when it isn't there or can't be read. */
  open: (key: string) => Promise<Readable>
  /** Removes a blob; one that isn't there is fine. */
  remove: (key: string) => Promise<void>
}

/** A key says nothing of the file; its first characters spread blobs over folders. */
export const newBlobKey = (): string => {
  const name = randomUUID().replaceAll('-', '')
  return `${name.slice(0, 2)}/${name}`
}
