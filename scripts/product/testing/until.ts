import { setTimeout as wait } from 'node:timers/promises'

const ASK_EVERY_MS = 50
const PATIENCE_MS = 45_000

/** Resolves with the first answer that is something; rejects when there is none for a long time. */
export const until = async <T>(what: string, ask: () => T | Promise<T>): Promise<NonNullable<T>> => {
  const end = Date.now() + PATIENCE_MS
  for (;;) {
    const answer = await ask()
    if (answer) return answer
    if (Date.now() > end) throw new Error(`waited in vain for: ${what}`)
    await wait(ASK_EVERY_MS)
  }
}
