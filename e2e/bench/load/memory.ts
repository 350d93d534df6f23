import { residentBytes } from '../memory.ts'

/** Megabytes of memory a process has now (Linux). */
export const memoryOf = async (pid: number): Promise<number> => (await residentBytes(pid)) / 2 ** 20

/** Samples the memory of a process every second; `stop` returns all samples in megabytes, in order. */
export const recordMemory = (pid: number) => {
  const samples: number[] = []
  const timer = setInterval(() => {
    memoryOf(pid).then(
      (megabytes) => samples.push(megabytes),
      () => clearInterval(timer),
    )
  }, 1_000)
  return {
    stop: (): number[] => {
      clearInterval(timer)
      return samples
    },
  }
}

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
