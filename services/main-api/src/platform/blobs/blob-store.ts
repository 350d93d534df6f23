import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'

/** Stores the bytes of files. Everything streams; no file is held in memory whole. */
export type BlobStore = {
  /**
   * Stores the content under a new key and returns its size in bytes. Rejects, and stores nothing, with the error of
   * `content`, `storage_unavailable` for a full or read-only disk, or `file_unavailable` for another failure.
   */
  put: (key: string, content: AsyncIterable<Buffer>) => Promise<number>
  /** Resolves once the content can be read; rejects with `file_unavailable` when it doesn't exist or can't be read. */
  open: (key: string) => Promise<Readable>
  /** Removes a blob; a blob that doesn't exist is no error. */
  remove: (key: string) => Promise<void>
}

/** A random key; its first two characters spread blobs over folders. */
export const newBlobKey = (): string => {
  const name = randomUUID().replaceAll('-', '')
  return `${name.slice(0, 2)}/${name}`
}
