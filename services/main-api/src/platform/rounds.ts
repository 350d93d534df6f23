import { asJob } from '@wervio/service-kit'

/** Milliseconds between two rounds. */
const EVERY_MS = 10_000

export type Rounds = {
  /** Does a round after the one under way, which may have begun too early to see what is new. */
  soon: () => void
  /** Ends them; waits for a round under way. */
  stop: () => Promise<void>
}

/**
 * Does something every ten seconds, or as often as said, once `opened` resolves, never twice at a time. The audit log
 * calls it `job`, also when a request asked for it.
 */
export const startRounds = (
  job: string,
  work: () => Promise<void>,
  opened: Promise<void>,
  every = EVERY_MS,
): Rounds => {
  let last: Promise<void> = Promise.resolve()
  let isOpen = false
  let isAsked = false
  let isStopped = false

  const soon = (): void => {
    if (!isOpen || isAsked || isStopped) return
    isAsked = true
    last = last.then(async () => {
      isAsked = false
      return isStopped ? undefined : asJob(job, work)
    })
  }
  const begin = async () => {
    await opened
    isOpen = true
    soon()
  }
  void begin()
  const timer = setInterval(soon, every).unref()
  return {
    soon,
    stop: async () => {
      isStopped = true
      clearInterval(timer)
      await last
    },
  }
}
