import { setImmediate } from 'node:timers/promises'

/** Milliseconds of reckoning after which others get their turn. */
const TURN_MS = 15

/** Does something with each item; others get their turn in between, and the signal ends it. */
export const inTurns = async <T, R>(items: readonly T[], work: (item: T) => R, signal: AbortSignal): Promise<R[]> => {
  const results: R[] = []
  let turnBegan = performance.now()
  for (const item of items) {
    results.push(work(item))
    if (performance.now() - turnBegan < TURN_MS) continue
    await setImmediate()
    signal.throwIfAborted()
    turnBegan = performance.now()
  }
  return results
}
