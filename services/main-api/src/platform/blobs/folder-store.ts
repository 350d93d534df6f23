import { createReadStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { BlockWriter } from './block-writer.ts'
import type { BlobStore } from './blob-store.ts'
import { countBytes, toStoreError, untilReadable } from './failures.ts'

/** For a read-only disk Node 24 reports ENOENT when it makes several folders at once, and EROFS for one at a time. */
const makeFolder = async (path: string): Promise<void> => {
  try {
    await mkdir(path, { recursive: true, mode: 0o700 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    await makeFolder(dirname(path))
    await mkdir(path, { mode: 0o700 })
  }
}

/** Blobs as files in one folder, which is made with the first blob. */
export const createFolderStore = (folder: string): BlobStore => {
  const pathOf = (key: string) => join(folder, key)
  const remove = (key: string) => rm(pathOf(key), { force: true })
  return {
    put: async (key, content) => {
      const { content: passing, size } = countBytes(content)
      try {
        await makeFolder(dirname(pathOf(key)))
        await pipeline(passing, new BlockWriter(pathOf(key)))
        return size()
      } catch (error) {
        await remove(key).catch(() => undefined)
        throw toStoreError(error)
      }
    },
    open: (key) => untilReadable(() => Promise.resolve(createReadStream(pathOf(key), { highWaterMark: 262_144 }))),
    remove,
  }
}
