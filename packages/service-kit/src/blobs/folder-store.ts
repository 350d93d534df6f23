import { createReadStream } from 'node:fs'
import { copyFile, mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { BlockWriter } from './block-writer.ts'
import type { BlobStore } from './blob-store.ts'
import { countBytes, toStoreError, untilReadable, unreadable } from './failures.ts'

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

/** Moves a file, by a copy where the two places are on different disks. */
const move = async (from: string, to: string): Promise<void> => {
  try {
    await rename(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    await copyFile(from, to)
    await rm(from, { force: true })
  }
}

/** Blobs as files in one folder, which is made with the first blob. */
export const createFolderStore = (folder: string): BlobStore => {
  const pathOf = (key: string) => join(folder, key)
  const remove = (key: string) => rm(pathOf(key), { force: true })
  const store = async <T>(key: string, write: (path: string) => Promise<T>): Promise<T> => {
    try {
      await makeFolder(dirname(pathOf(key)))
      return await write(pathOf(key))
    } catch (error) {
      await remove(key).catch(() => undefined)
      throw toStoreError(error)
    }
  }
  return {
    put: (key, content) => {
      const { content: passing, size } = countBytes(content)
      return store(key, async (path) => {
        await pipeline(passing, new BlockWriter(path))
        return size()
      })
    },
    open: (key, range) =>
      untilReadable(async () =>
        createReadStream(pathOf(key), {
          highWaterMark: 262_144,
          ...(range && { start: range.first, end: range.last }),
        }),
      ),
    size: async (key) => {
      const { size } = await stat(pathOf(key)).catch(unreadable)
      return size
    },
    take: (key, path) => store(key, (to) => move(path, to)),
    pathOf,
    remove,
  }
}
