import { SpeechError } from '../speech-error.ts'

/** Lets one in at a time, in the order they came. */
export const createTurns = () => {
  let last: Promise<void> = Promise.resolve()
  return {
    /** Resolves with what ends the turn. Throws `SpeechError` when `signal` is aborted before. */
    enter: async (signal: AbortSignal): Promise<() => void> => {
      const before = last
      let leave = (): void => undefined
      last = new Promise((resolve) => {
        leave = resolve
      })
      const aborted = new Promise<void>((resolve) => {
        if (signal.aborted) resolve()
        signal.addEventListener('abort', () => resolve(), { once: true })
      })
      await Promise.race([before, aborted])
      if (!signal.aborted) return leave
      // Who comes next still waits for who came before.
      void before.then(leave)
      throw new SpeechError('cancelled')
    },
    /** Resolves when nobody is in. */
    idle: (): Promise<void> => last,
  }
}
