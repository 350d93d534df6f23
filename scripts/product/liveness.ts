import { setTimeout as wait } from 'node:timers/promises'

/** All in milliseconds. */
export type LivenessLimits = {
  /** Interval between two checks, or as long as a check takes. */
  every: number
  /** Time after which a check counts as unanswered. */
  answerWithin: number
  /**
   * Silence after which a process counts as hung. Generous, because a process that is busy on a loaded machine may not
   * be killed.
   */
  silence: number
  /** The same until its first answer, because it first reads its data, migrates and waits for others. */
  firstSilence: number
  /** A check that ends this much later than planned means that the whole machine was suspended. */
  lateness: number
  /** How long a hung process may take to end on request; it rarely does. */
  endWithin: number
}

export const livenessDefaults: LivenessLimits = {
  every: 5_000,
  answerWithin: 4_500,
  silence: 45_000,
  firstSilence: 120_000,
  lateness: 2_000,
  endWithin: 5_000,
}

const answersWithin = async (alive: () => Promise<boolean>, milliseconds: number): Promise<boolean> => {
  const timeLimit = new AbortController()
  const timedOut = wait(milliseconds, false, { signal: timeLimit.signal, ref: false }).catch(() => false)
  const answer = alive().catch(() => false)
  const isAlive = await Promise.race([answer, timedOut])
  timeLimit.abort()
  return isAlive
}

/**
 * Checks one process regularly, and calls `onHung` once when it was silent for too long; returns the function that
 * stops the checks. Silence counts only while our own clock ran on time: it starts again after the machine was
 * suspended.
 */
export const watchAlive = (alive: () => Promise<boolean>, limits: LivenessLimits, onHung: () => void): (() => void) => {
  const { every, answerWithin, silence, firstSilence, lateness } = limits
  const longest = Math.max(every, answerWithin) + lateness
  const end = new AbortController()
  const ask = async () => {
    let silent = 0
    let patience = firstSilence
    while (!end.signal.aborted) {
      const startTime = Date.now()
      const isAlive = await answersWithin(alive, answerWithin)
      await wait(Math.max(0, startTime + every - Date.now()), undefined, { ref: false })
      const took = Date.now() - startTime
      if (isAlive) patience = silence
      silent = isAlive || took > longest ? 0 : silent + took
      if (silent >= patience && !end.signal.aborted) {
        end.abort()
        onHung()
      }
    }
  }
  void ask()
  return () => end.abort()
}
