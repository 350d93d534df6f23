import { setImmediate as breathe } from 'node:timers/promises'

/** The most that may pass before other requests get a turn, in milliseconds. */
const TURN_MS = 20

export type Turns = {
  /** Whether others have waited long enough. */
  isOver: () => boolean
  /** Lets other requests run first; rejects with an AbortError once the caller has left. */
  pass: () => Promise<void>
}

/** Shares the one thread of the service while a long context is read. */
export const takeTurns = (signal: AbortSignal): Turns => {
  let startTime = performance.now()
  return {
    isOver: () => performance.now() - startTime >= TURN_MS,
    pass: async () => {
      await breathe(undefined, { signal })
      startTime = performance.now()
    },
  }
}
