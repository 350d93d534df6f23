import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'

/** Resident memory of a process, in bytes (Linux). */
export const residentBytes = async (pid: number): Promise<number> => {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]
  if (kilobytes === undefined) throw new Error(`no memory figure of process ${pid}`)
  return Number(kilobytes) * 1024
}

/** Milliseconds between two samples. */
const PAUSE = 2

/** The most that `measure` gave while `work` ran, sampled every few milliseconds. */
export const peakOf = async (measure: () => Promise<number>, work: () => Promise<unknown>): Promise<number> => {
  let peak = 0
  const over = new AbortController()
  const watch = async () => {
    while (!over.signal.aborted) {
      peak = Math.max(peak, await measure())
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

/** The peak resident memory of a process while `work` ran, in bytes. */
export const peakDuring = (pid: number, work: () => Promise<unknown>): Promise<number> =>
  peakOf(() => residentBytes(pid), work)
