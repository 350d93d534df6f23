import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'

/** Positions of the first and the last byte, both included. */
export type ByteRange = { first: number; last: number }

/** Stores the bytes of files. Everything streams; no file is held in memory whole. */
export type BlobStore = {
  /**
   * Stores the content under a new key and returns its size in bytes. Rejects, and stores nothing, with the error of
   * `content`, `storage_unavailable` for a full or read-only disk, or `file_unavailable` for another failure.
   */
  put: (key: string, content: AsyncIterable<Buffer>) => Promise<number>
  /** Resolves once the content can be read; rejects with `file_unavailable` when it doesn't exist or can't be read. */
  open: (key: string, range?: ByteRange) => Promise<Readable>
  /** Size in bytes; rejects with `file_unavailable` for a blob that doesn't exist. */
  size: (key: string) => Promise<number>
  /** Stores a file of this machine under a key; afterwards it isn't at its path any more. Rejects as `put` does. */
  take: (key: string, path: string) => Promise<void>
  /** The path of a blob that is a file of this machine; null in a bucket. */
  pathOf: (key: string) => string | null
  /** Removes a blob; a blob that doesn't exist is no error. */
  remove: (key: string) => Promise<void>
}

/** A random key; its first two characters spread blobs over folders. */
export const newBlobKey = (): string => {
  const name = randomUUID().replaceAll('-', '')
  return `${name.slice(0, 2)}/${name}`
}
