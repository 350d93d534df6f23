import { setTimeout as wait } from 'node:timers/promises'

const ASK_EVERY_MS = 250

/** Asks until the answer is yes, or `seconds` have gone by; whether it became yes. One that fails counts as no. */
export const becomes = async (ask: () => Promise<boolean> | boolean, seconds: number): Promise<boolean> => {
  const until = Date.now() + seconds * 1000
  for (;;) {
    const isSo = await Promise.resolve()
      .then(ask)
      .catch(() => false)
    if (isSo) return true
    if (Date.now() > until) return false
    await wait(ASK_EVERY_MS)
  }
}
