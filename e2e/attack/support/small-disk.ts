import { execFile } from 'node:child_process'
import { open, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { temporaryFolder } from './attacked-product.ts'
import { undoLater } from './clean-up.ts'

const execute = promisify(execFile)
const CHUNK = Buffer.alloc(1_048_576, 1)

export type SmallDisk = {
  folder: string
  /** Takes all the room that is left. */
  fill: () => Promise<void>
  free: () => Promise<void>
  /**
   * Lays a read-only view over a folder of it: nothing can be created or opened for writing any more. What is open for
   * writing goes on, so Linux allows it where it refuses to remount a disk in use.
   */
  setReadOnly: (folder: string) => Promise<void>
  setWritable: (folder: string) => Promise<void>
  remove: () => Promise<void>
}

/** A disk of that many megabytes in memory (tmpfs) on a temporary folder; a sentence where this can't be done. */
export const mountSmallDisk = async (megabytes: number): Promise<SmallDisk | string> => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'mounting a small disk needs root on Linux'
  const folder = await temporaryFolder()
  try {
    await execute('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0700`, 'tmpfs', folder])
  } catch (error) {
    return `a small disk can't be mounted here: ${String(error).split('\n')[0]}`
  }
  // Lazily: what still has a file open there may not keep the run from cleaning up.
  const remove = undoLater(async () => void (await execute('umount', ['-R', '-l', folder])))
  const filler = join(folder, 'filler')
  const fill = async () => {
    const file = await open(filler, 'a')
    try {
      for (let room = (await statfs(folder)).bavail; room > 0; room = (await statfs(folder)).bavail)
        await file.write(CHUNK)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    } finally {
      await file.close()
    }
  }
  return {
    folder,
    fill,
    free: () => rm(filler, { force: true }),
    setReadOnly: async (below) => {
      await execute('mount', ['--bind', below, below])
      await execute('mount', ['-o', 'remount,ro,bind', below])
    },
    setWritable: async (below) => void (await execute('umount', ['-l', below])),
    remove,
  }
}
