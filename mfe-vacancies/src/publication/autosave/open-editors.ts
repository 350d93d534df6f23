const lockName = (session: string) => `wervio-publication:${session}`

/**
 * Tells the other tabs of this browser that this editor session goes on, by a lock; the browser releases it with the
 * tab, also in a crash.
 */
export const holdEditorOpen = (session: string): (() => void) => {
  if (!('locks' in navigator)) return () => undefined
  const { promise, resolve } = Promise.withResolvers<void>()
  void navigator.locks.request(lockName(session), () => promise)
  return resolve
}

/** The drafts of editor sessions that no open tab goes on with. */
export const findAbandoned = async <T extends { session: string }>(drafts: readonly T[]): Promise<T[]> => {
  if (!('locks' in navigator)) return [...drafts]
  const { held = [] } = await navigator.locks.query()
  const openNames = new Set(held.map(({ name }) => name))
  return drafts.filter(({ session }) => !openNames.has(lockName(session)))
}
