import { createReadStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { BlockWriter } from './block-writer.ts'
import type { BlobStore } from './blob-store.ts'
import { counted, notKept, untilReadable } from './failures.ts'

/** Node 24 says ENOENT of a read-only disk where it makes several folders at once; for one at a time it says EROFS. */
const makeFolder = async (path: string): Promise<void> => {
  try {
    await mkdir(path, { recursive: true, mode: 0o700 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    await makeFolder(dirname(path))
    await mkdir(path, { mode: 0o700 })
  }
}

/** Blobs as files below one folder, which is made when the first one comes. */
export const createFolderStore = (folder: string): BlobStore => {
  const pathOf = (key: string) => join(folder, key)
  const remove = (key: string) => rm(pathOf(key), { force: true })
  return {
    put: async (key, content) => {
      const { content: passing, size } = counted(content)
      try {
        await makeFolder(dirname(pathOf(key)))
        await pipeline(passing, new BlockWriter(pathOf(key)))
        return size()
      } catch (error) {
        await remove(key).catch(() => undefined)
        throw notKept(error)
      }
    },
    open: (key) => untilReadable(() => Promise.resolve(createReadStream(pathOf(key), { highWaterMark: 262_144 }))),
    remove,
  }
}
