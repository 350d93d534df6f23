import { readFileSync } from 'node:fs'

const readNow = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** The processes that this one started and that haven't ended (Linux). */
export const childrenNow = (): string[] =>
  readNow(`/proc/${process.pid}/task/${process.pid}/children`).split(' ').filter(Boolean)

/** Resident memory of the largest of them, in megabytes; one that has just ended counts as 0. */
const residentNow = (): number =>
  Math.max(
    0,
    ...childrenNow().map((pid) => Number(/VmRSS:\s+(\d+)/.exec(readNow(`/proc/${pid}/status`))?.[1] ?? 0) / 1024),
  )

/** What `work` gives, and the most a process that this one started had resident meanwhile, in megabytes. */
export const withPeak = async <T>(work: () => Promise<T>): Promise<{ result: T; megabytes: number }> => {
  let megabytes = residentNow()
  const watch = setInterval(() => {
    megabytes = Math.max(megabytes, residentNow())
  }, 5)
  try {
    return { result: await work(), megabytes }
  } finally {
    clearInterval(watch)
  }
}
