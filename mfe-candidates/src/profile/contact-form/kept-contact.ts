import { getSession, userStorage } from '@wervio/session'
import { contactForm, type ContactValues } from '../../candidate/contact-values.ts'

const nameOf = (candidateId: string) => `candidate-contact:${candidateId}`
// A draft may be half filled in: shapes count here, rules don't.
const parse = (text: string | null): ContactValues | null => {
  if (text === null) return null
  try {
    const shape = contactForm.keyof().options
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return null
    const found = Object.entries(value).filter(([name, words]) => shape.some((known) => known === name) && typeof words === 'string')
    return found.length === shape.length ? (Object.fromEntries(found) as ContactValues) : null
  } catch {
    return null
  }
}

/** Whoever signed out on purpose asked to be forgotten; an expired session keeps what was typed. */
const mayKeep = (): boolean => {
  const session = getSession()
  return session.status !== 'signed-out' || session.reason !== 'signed-out'
}

/** Unsaved contact details of one candidate, kept in this browser for one recruiter. */
export const keptContact = (uid: string, candidateId: string) => {
  const storage = userStorage(uid)
  return {
    read: (): ContactValues | null => parse(storage.get(nameOf(candidateId))),
    /** False when the browser refuses (storage full or switched off). */
    keep: (values: ContactValues): boolean => {
      if (!mayKeep()) return true
      try {
        storage.set(nameOf(candidateId), JSON.stringify(values))
        return true
      } catch {
        return false
      }
    },
    drop: (): void => storage.remove(nameOf(candidateId)),
  }
}
