import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { BlobStore } from '@wervio/service-kit/blobs'

/** Runs `work` with the path of a blob on this machine: the blob itself, or a copy at `path` that goes afterwards. */
export const withLocalFile = async <T>(
  blobs: BlobStore,
  { key, path, signal }: { key: string; path: string; signal: AbortSignal },
  work: (path: string) => Promise<T>,
): Promise<T> => {
  const stored = blobs.pathOf(key)
  if (stored !== null) return work(stored)
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  try {
    await pipeline(await blobs.open(key), createWriteStream(path, { mode: 0o600 }), { signal })
    return await work(path)
  } finally {
    await rm(path, { force: true })
  }
}
