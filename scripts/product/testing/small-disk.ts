import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A disk of its own, in memory. */
export type SmallDisk = {
  folder: string
  fill: () => void
  makeRoom: () => void
  setReadOnly: (readOnly: boolean) => void
  remove: () => void
}

/** Null where this user may not mount; a test then can't have a disk that is full or read-only. */
export const mountSmallDisk = (kilobytes = 1_024): SmallDisk | null => {
  const folder = mkdtempSync(join(tmpdir(), 'wervio-small-disk-'))
  const mount = (...args: string[]) => execFileSync('mount', args, { stdio: 'ignore' })
  try {
    mount('-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'none', folder)
  } catch {
    rmSync(folder, { recursive: true })
    return null
  }
  const filler = join(folder, 'filler')
  return {
    folder,
    fill: () => {
      mkdirSync(filler, { recursive: true })
      for (const size of [65_536, 4_096]) fillWith(filler, size)
    },
    makeRoom: () => rmSync(filler, { recursive: true, force: true }),
    setReadOnly: (readOnly) => void mount('-o', `remount,${readOnly ? 'ro' : 'rw'}`, folder),
    remove: () => {
      execFileSync('umount', ['-l', folder], { stdio: 'ignore' })
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Writes files of `size` bytes until the disk has no room for another. */
const fillWith = (folder: string, size: number): void => {
  for (let index = 0; ; index += 1) {
    try {
      writeFileSync(join(folder, `${size}-${index}`), Buffer.alloc(size))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return
      throw error
    }
  }
}

const probe = mountSmallDisk(64)
probe?.remove()

/** Whether this user may mount; names the reason for a test that is skipped. */
export const canMount = probe !== null
