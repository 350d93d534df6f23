import { setTimeout as wait } from 'node:timers/promises'

const ASK_EVERY_MS = 250

/** Repeats a check for at most `seconds`; returns whether it succeeded. A check that throws counts as failed. */
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
