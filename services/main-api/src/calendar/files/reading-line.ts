import { ServiceError } from '@wervio/service-kit'

/** Seconds after which somebody who was turned away may try again. */
const RETRY = 20

/**
 * Lets pieces of work of all accounts run one after the other, in the order in which they came. What comes while `most`
 * wait is refused as `overloaded`.
 */
export const createLine = (most: number) => {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    // The one that runs doesn't wait.
    if (waiting > most) throw new ServiceError('overloaded', { retryAfter: RETRY })
    waiting += 1
    const turn = last.then(work).finally(() => {
      waiting -= 1
    })
    last = turn.catch(() => undefined)
    return turn
  }
}
