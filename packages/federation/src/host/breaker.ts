import type { Limits } from './limits.ts'

/** Suspends a remote that failed repeatedly, so that not every click waits for it again. */
export const createBreaker = (
  { failuresBeforeRest, rest }: Pick<Limits, 'failuresBeforeRest' | 'rest'>,
  now: () => number,
) => {
  let failures = 0
  let restsUntil = 0
  return {
    isOpen: () => now() < restsUntil,
    recordSuccess: () => {
      failures = 0
      restsUntil = 0
    },
    recordFailure: () => {
      failures += 1
      if (failures >= failuresBeforeRest) restsUntil = now() + rest
    },
    /** After a retry by hand: the next attempt goes through, and its failure is the first one again. */
    reset: () => {
      failures = 0
      restsUntil = 0
    },
  }
}
