import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MEGABYTE = 1_048_576

const mount = (...parameters: string[]): boolean => spawnSync('mount', parameters, { stdio: 'ignore' }).status === 0
const unmount = (folder: string): void => void spawnSync('umount', ['-R', '-l', folder], { stdio: 'ignore' })

/** Whether this account may mount a disk of its own, which takes root and a kernel that allows it. */
export const canMount = (): boolean => {
  const folder = mkdtempSync(join(tmpdir(), 'wervio-mount-'))
  const isMounted = mount('-t', 'tmpfs', '-o', 'size=1m', 'none', folder)
  if (isMounted) unmount(folder)
  rmSync(folder, { recursive: true })
  return isMounted
}

export type SmallDisk = ReturnType<typeof mountDisk>

/** A disk of its own, in memory, of that many MB; throws where `canMount` is false. */
export const mountDisk = (megabytes: number) => {
  const folder = mkdtempSync(join(tmpdir(), 'wervio-disk-'))
  if (!mount('-t', 'tmpfs', '-o', `size=${megabytes}m`, 'none', folder)) throw new Error('no disk could be mounted')
  const filler = join(folder, 'filler')
  return {
    folder,
    free: (): number => statfsSync(folder).bavail * statfsSync(folder).bsize,
    /** Fills it, as another program would, to where that many MB are left. */
    fill: (leave = 0): void => {
      const file = openSync(filler, 'a')
      const block = Buffer.alloc(MEGABYTE, 1)
      try {
        for (;;) {
          const { bavail, bsize } = statfsSync(folder)
          const size = Math.min(block.length, bavail * bsize - leave * MEGABYTE)
          if (size <= 0) return
          writeSync(file, block, 0, size)
        }
      } finally {
        closeSync(file)
      }
    },
    /** Takes away what `fill` wrote. */
    clear: (): void => rmSync(filler, { force: true }),
    grow: (to: number): boolean => mount('-o', `remount,size=${to}m`, folder),
    /**
     * Mounts a read-only view over one of its folders, so that nothing can be created or opened for writing. Files that
     * are open stay writable, so Linux allows this where it refuses to remount a disk in use.
     */
    setFolderReadOnly: (below: string): boolean =>
      mount('--bind', below, below) && mount('-o', 'remount,ro,bind', below),
    setFolderWritable: (below: string): void => unmount(below),
    readOnly: (): boolean => mount('-o', 'remount,ro', folder),
    writable: (): boolean => mount('-o', 'remount,rw', folder),
    unmount: (): void => {
      unmount(folder)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
