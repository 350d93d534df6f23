import { residentBytes } from '../memory.ts'

/** Megabytes of memory a process has now (Linux). */
export const memoryOf = async (pid: number): Promise<number> => (await residentBytes(pid)) / 2 ** 20

/** Samples the memory of processes every 250 ms; `stop` returns each one's peak. */
export const watchMemory = (pids: Record<string, number>) => {
  const peaks: Record<string, number> = {}
  const timer = setInterval(() => {
    for (const [name, pid] of Object.entries(pids)) {
      memoryOf(pid).then(
        (megabytes) => (peaks[name] = Math.max(peaks[name] ?? 0, megabytes)),
        () => clearInterval(timer),
      )
    }
  }, 250)
  return {
    stop: (): Record<string, number> => {
      clearInterval(timer)
      return peaks
    },
  }
}
