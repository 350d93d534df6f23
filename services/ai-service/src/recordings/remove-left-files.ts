import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Removes files that were last written so long ago that whoever needed them has ended. */
export const removeLeftFiles = async (folder: string, olderThanMs: number): Promise<void> => {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  for (const name of names) {
    const path = join(folder, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }))
    if (mtimeMs < Date.now() - olderThanMs) await rm(path, { force: true })
  }
}
