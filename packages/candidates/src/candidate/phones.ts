import { useSyncExternalStore } from 'react'

type PhoneFormatter = { phoneText: (stored: string) => string; e164: (typed: string) => string | null }

/** Shows a number as it is stored: for when the numbering plans, a chunk of their own, could not be fetched. */
const unformatted: PhoneFormatter = { phoneText: (stored) => stored, e164: () => null }

let formatter: PhoneFormatter | null = null
let loading: Promise<void> | null = null
const listeners = new Set<() => void>()

const load = async (): Promise<void> => {
  formatter = await import('@wervio/contracts/phone').catch(() => unformatted)
  for (const notify of listeners) notify()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  loading ??= load()
  return () => listeners.delete(listener)
}

/**
 * Whether numbers can be shown as people write them. A page waits for it, so that no number changes while it is read.
 */
export const usePhones = (): boolean => useSyncExternalStore(subscribe, () => formatter !== null)

/** A stored number for a reader. */
export const formatPhone = (stored: string): string => (formatter ?? unformatted).phoneText(stored)

/** A typed number as it is stored: in E.164 where it is a valid number. */
export const toStoredPhone = (typed: string): string => (formatter ?? unformatted).e164(typed) ?? typed
