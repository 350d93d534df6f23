const AHEAD = 5 * 60_000
const SOONEST = 30_000
const LONGEST = 2 ** 31 - 1

/** Calls `renew` five minutes before a token ends, or after half a minute when that is past; one timer at a time. */
export const createTokenTimer = (renew: () => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = (): void => clearTimeout(timer)
  return {
    stop,
    /** `expiresAt` in milliseconds since 1970. */
    start: (expiresAt: number): void => {
      stop()
      timer = setTimeout(renew, Math.min(Math.max(expiresAt - AHEAD - Date.now(), SOONEST), LONGEST))
    },
  }
}
