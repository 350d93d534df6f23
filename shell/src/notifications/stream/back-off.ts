const FIRST_MS = 1_000
const LONGEST_MS = 60_000

/**
 * Milliseconds before the next try after so many that failed, spread so that tabs everywhere don't come back at once.
 */
const waitAfter = (failures: number, random: number): number =>
  Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(failures, 10)) * (0.5 + random / 2)

/** Waits before the next try; shorter when the machine wakes or the network is back. Resolves when `signal` aborts. */
export const backOff = (failures: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      document.removeEventListener('visibilitychange', endWhenSeen)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const endWhenSeen = () => document.visibilityState === 'visible' && end()
    const timer = setTimeout(end, waitAfter(failures, Math.random()))
    window.addEventListener('online', end)
    document.addEventListener('visibilitychange', endWhenSeen)
    signal.addEventListener('abort', end)
    if (signal.aborted) end()
  })
