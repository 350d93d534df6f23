import type { Limits } from './limits.ts'

/** Lets a remote that failed repeatedly rest, so that every click doesn't wait for it again. */
export const createBreaker = (
  { failuresBeforeRest, rest }: Pick<Limits, 'failuresBeforeRest' | 'rest'>,
  now: () => number,
) => {
  let failures = 0
  let restsUntil = 0
  return {
    isOpen: () => now() < restsUntil,
    succeeded: () => {
      failures = 0
      restsUntil = 0
    },
    failed: () => {
      failures += 1
      if (failures >= failuresBeforeRest) restsUntil = now() + rest
    },
    /** A person asked: the next try goes through. */
    reset: () => {
      restsUntil = 0
    },
  }
}
