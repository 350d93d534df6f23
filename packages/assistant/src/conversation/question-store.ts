import { subjectKey, type ChatSubject } from '@wervio/contracts'
import { mayKeep, userStorage } from '@wervio/session'

/**
 * What one recruiter typed about one subject, in this browser: `typed` isn't sent yet, `asked` is sent and has no answer.
 * A browser that refuses to keep it is no reason to stop the conversation.
 */
export const questionStore = (uid: string, kind: string, subject: ChatSubject | undefined) => {
  const storage = userStorage(uid)
  const place = subject ? subjectKey(subject) : kind
  const slot = (name: 'typed' | 'asked') => {
    const key = `assistant-${name}:${place}`
    return {
      get: (): string => storage.get(key) ?? '',
      /** False when it could not be kept. */
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
  return { typed: slot('typed'), asked: slot('asked') }
}
export type QuestionStore = ReturnType<typeof questionStore>
