import { useSyncExternalStore } from 'react'

type Phones = { phoneText: (stored: string) => string; e164: (typed: string) => string | null }

/** Without the numbering plans of the world, which are fetched apart, a number is shown as it is stored. */
const asStored: Phones = { phoneText: (stored) => stored, e164: () => null }

let phones: Phones | null = null
let loading: Promise<void> | null = null
const listeners = new Set<() => void>()

const load = async (): Promise<void> => {
  phones = await import('@wervio/contracts/phone').catch(() => asStored)
  for (const tell of listeners) tell()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  loading ??= load()
  return () => listeners.delete(listener)
}

/** Whether numbers can be shown as people write them; a page waits for it, so that none changes under the reader's eyes. */
export const usePhones = (): boolean => useSyncExternalStore(subscribe, () => phones !== null)

/** A stored number for a reader. */
export const shownPhone = (stored: string): string => (phones ?? asStored).phoneText(stored)

/** What somebody typed as it is stored. */
export const storedPhone = (typed: string): string => (phones ?? asStored).e164(typed) ?? typed
