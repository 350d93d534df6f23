import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { residentBytes } from '../attachment/memory.ts'

const PAUSE = 5

/**
 * Resident memory of the processes a process has started, together, in bytes; one that has just ended counts for
 * nothing (Linux).
 */
const residentOfChildren = async (pid: number): Promise<number> => {
  const pids = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).split(' ').filter(Boolean).map(Number)
  const sizes = await Promise.all(pids.map((child) => residentBytes(child).catch(() => 0)))
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** The most that the processes which a process has started had resident while `work` ran, together. */
export const peakOfChildren = async (pid: number, work: () => Promise<unknown>): Promise<number> => {
  let peak = 0
  const over = new AbortController()
  const watch = async () => {
    while (!over.signal.aborted) {
      peak = Math.max(peak, await residentOfChildren(pid))
      await sleep(PAUSE)
    }
  }
  const watching = watch()
  try {
    await work()
  } finally {
    over.abort()
    await watching
  }
  return peak
}
