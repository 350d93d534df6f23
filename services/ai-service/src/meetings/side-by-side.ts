/**
 * Does something with each entry, at most `count` at a time, in their order; until `isStopped`. Rejects with the first
 * failure.
 */
export const sideBySide = async <T>(
  entries: readonly T[],
  count: number,
  work: (entry: T) => Promise<void>,
  isStopped: () => boolean,
): Promise<void> => {
  const waiting = entries.values()
  const workNext = async (): Promise<void> => {
    for (const entry of waiting) {
      if (isStopped()) return
      await work(entry)
    }
  }
  await Promise.all(Array.from({ length: count }, workNext))
}
