import { setTimeout as pause } from 'node:timers/promises'

const ASK_EVERY_MS = 20
/** Less than a test may take, so that what was waited for is named before the test ends. */
const PATIENCE_MS = 45_000

type Something<T> = Exclude<T, false | 0 | '' | null | undefined>

/**
 * Asks again and again; resolves with the first answer that is something. Rejects, with the line
 * that waited, when there is none in 45 s.
 */
export const until = async <T>(ask: () => T | Promise<T>): Promise<Something<T>> => {
  const inVain = new Error('waited in vain')
  const end = Date.now() + PATIENCE_MS
  for (;;) {
    const answer = await ask()
    if (answer) return answer as Something<T>
    if (Date.now() > end) throw inVain
    await pause(ASK_EVERY_MS)
  }
}
