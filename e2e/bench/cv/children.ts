import { readFile } from 'node:fs/promises'
import { peakOf, residentBytes } from '../memory.ts'

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
export const peakOfChildren = (pid: number, work: () => Promise<unknown>): Promise<number> =>
  peakOf(() => residentOfChildren(pid), work)
