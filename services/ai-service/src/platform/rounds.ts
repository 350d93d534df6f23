/** Milliseconds between two rounds. */
const PAUSE_MS = 60_000

/** Does something every minute, never twice at a time. Returns what ends it, which waits for a round under way. */
export const startRounds = (work: () => Promise<void>, pause = PAUSE_MS): (() => Promise<void>) => {
  let round: Promise<void> = Promise.resolve()
  let isStopped = false
  let timer: NodeJS.Timeout
  const next = (): void => {
    timer = setTimeout(() => {
      round = work().finally(() => {
        if (!isStopped) next()
      })
    }, pause)
    // Nothing has to stay alive for it.
    timer.unref()
  }
  next()
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await round
  }
}
