import { userStorage } from '@wervio/session'
import { sameForm, type FormValues } from './field-mapping.ts'
import { parseStored, storedDraft, storedText, type StoredDraft, type StoredText } from './stored-form.ts'

const TEXT = 'vacancy-text'
const draftKey = (vacancyId: string | null) => `vacancy-draft:${vacancyId ?? 'new'}`

/** What this browser keeps of one recruiter's vacancy forms: a draft for each vacancy and for the new one, and the last text. */
export const formStore = (uid: string) => {
  const storage = userStorage(uid)
  const keep = (name: string, value: object): boolean => {
    try {
      storage.set(name, JSON.stringify(value))
      return true
    } catch {
      return false
    }
  }
  return {
    draft: (vacancyId: string | null): StoredDraft | null => parseStored(storedDraft, storage.get(draftKey(vacancyId))),
    /** False when the browser refuses (storage full or switched off). */
    keepDraft: (vacancyId: string | null, draft: StoredDraft): boolean => keep(draftKey(vacancyId), draft),
    /** Keeps typed values; a text that was written for exactly these stays with them, and the key of an attempt to save always. */
    keepValues: (vacancyId: string | null, values: FormValues): boolean => {
      const earlier = parseStored(storedDraft, storage.get(draftKey(vacancyId)))
      return keep(draftKey(vacancyId), {
        creation_key: earlier?.creation_key,
        ...(earlier && sameForm(earlier.values, values) && earlier),
        values,
      })
    },
    dropDraft: (vacancyId: string | null): void => storage.remove(draftKey(vacancyId)),
    text: (): StoredText | null => parseStored(storedText, storage.get(TEXT)),
    /** False when the browser refuses. */
    keepText: (text: StoredText): boolean => keep(TEXT, text),
    dropText: (): void => storage.remove(TEXT),
  }
}
