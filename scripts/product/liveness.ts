import { setTimeout as wait } from 'node:timers/promises'

/** All in milliseconds. */
export type LivenessLimits = {
  /** From one question to the next, or as long as its answer takes. */
  every: number
  /** How long an answer may take before the question counts as unanswered. */
  answerWithin: number
  /** Silence after which a process counts as hung. Wide: one that is busy on a loaded machine may not be killed. */
  silence: number
  /** The same until its first answer: it reads its data, migrates, waits for others. */
  firstSilence: number
  /** A question that ends so much later than planned says that this machine stood still, not that the process did. */
  lateness: number
  /** How long what hangs may take to end when it is asked; it hardly ever does. */
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
  const over = new AbortController()
  const timedOut = wait(milliseconds, false, { signal: over.signal, ref: false }).catch(() => false)
  const answer = alive().catch(() => false)
  const isAlive = await Promise.race([answer, timedOut])
  over.abort()
  return isAlive
}

/**
 * Asks one process regularly whether it lives, and calls `onHung` once when it was silent too long; returns how to
 * stop asking. Silence counts only while our own clock ran on time: it begins anew when the machine stood still.
 */
export const watchAlive = (alive: () => Promise<boolean>, limits: LivenessLimits, onHung: () => void): (() => void) => {
  const { every, answerWithin, silence, firstSilence, lateness } = limits
  const longest = Math.max(every, answerWithin) + lateness
  const end = new AbortController()
  const ask = async () => {
    let silent = 0
    let patience = firstSilence
    while (!end.signal.aborted) {
      const begun = Date.now()
      const isAlive = await answersWithin(alive, answerWithin)
      await wait(Math.max(0, begun + every - Date.now()), undefined, { ref: false })
      const took = Date.now() - begun
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
