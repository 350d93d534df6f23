import { subjectKey, type ChatSubject } from '@wervio/contracts'
import { mayKeep, userStorage } from '@wervio/session'

/**
 * The questions of one recruiter about one subject, stored in this browser: `draft` isn't sent yet, `pending` is sent
 * but has no answer. Storing is optional: when the browser refuses, the conversation goes on.
 */
export const questionStore = (uid: string, kind: string, subject: ChatSubject | undefined) => {
  const storage = userStorage(uid)
  const conversationName = subject ? subjectKey(subject) : kind
  const slot = (name: 'typed' | 'asked') => {
    const key = `assistant-${name}:${conversationName}`
    return {
      get: (): string => storage.get(key) ?? '',
      /** False when it could not be stored. */
      set: (text: string): boolean => {
        if (!mayKeep()) return false
        try {
          if (text.trim() === '') storage.remove(key)
          else storage.set(key, text)
          return true
        } catch {
          return false
        }
      },
    }
  }
  return { draft: slot('typed'), pending: slot('asked') }
}
export type QuestionStore = ReturnType<typeof questionStore>
