import { useEffect, useEffectEvent, useId, useSyncExternalStore } from 'react'

/** What is asked before unsaved work is left behind. */
export type OpenQuestion = {
  /** Whether there is something to lose, asked at the moment somebody leaves. */
  hasUnsaved: () => boolean
  isLostOnClose: () => boolean
  title: string
  text: string
}
type Entry = { id: string; read: () => OpenQuestion }

let entries: readonly Entry[] = []
const listeners = new Set<() => void>()
const replaceEntries = (next: readonly Entry[]) => {
  entries = next
  for (const listen of listeners) listen()
}
const subscribe = (listen: () => void) => {
  listeners.add(listen)
  return () => {
    listeners.delete(listen)
  }
}

/** The questions of the page, in the order in which they came, as they are now. */
export const openQuestions = (): OpenQuestion[] => entries.map(({ read }) => read())

/** Adds a question to those of the page while its component is there; whether it is the first of them. */
export const useIsFirst = (question: OpenQuestion): boolean => {
  const id = useId()
  const readQuestion = useEffectEvent(() => question)
  useEffect(() => {
    replaceEntries([...entries, { id, read: () => readQuestion() }])
    return () => replaceEntries(entries.filter((entry) => entry.id !== id))
  }, [id])
  return useSyncExternalStore(subscribe, () => entries[0]?.id) === id
}
