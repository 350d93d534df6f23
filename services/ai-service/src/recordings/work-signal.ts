/**
 * Tells the job of this process that a recording waits for it, whichever domain made the recording. Between processes
 * the rows tell it, at the next round.
 */
export type WorkSignal = {
  give: () => void
  /** Whoever is told; one at a time. */
  onGiven: (listener: () => void) => void
}

export const createWorkSignal = (): WorkSignal => {
  let tell: () => void = () => undefined
  return {
    give: () => tell(),
    onGiven: (listener) => {
      tell = listener
    },
  }
}
