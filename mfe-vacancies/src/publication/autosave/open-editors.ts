const lockName = (session: string) => `wervio-publication:${session}`

/** Tells the other tabs of this browser that this stay in the editor goes on; the browser ends it with the tab, also in a crash. */
export const holdEditorOpen = (session: string): (() => void) => {
  if (!('locks' in navigator)) return () => undefined
  const { promise, resolve } = Promise.withResolvers<void>()
  void navigator.locks.request(lockName(session), () => promise)
  return resolve
}

/** Which of these stays no tab goes on with: their drafts were left behind. */
export const abandoned = async <T extends { session: string }>(drafts: readonly T[]): Promise<T[]> => {
  if (!('locks' in navigator)) return [...drafts]
  const { held = [] } = await navigator.locks.query()
  const open = new Set(held.map(({ name }) => name))
  return drafts.filter(({ session }) => !open.has(lockName(session)))
}
