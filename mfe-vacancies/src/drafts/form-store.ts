import { storedWords } from '@wervio/session'
import { sameForm, type FormValues } from './field-mapping.ts'
import { storedDraft, storedText, type StoredDraft, type StoredText } from './stored-form.ts'

const TEXT = 'vacancy-text'
const draftKey = (vacancyId: string | null) => `vacancy-draft:${vacancyId ?? 'new'}`

/**
 * What this browser keeps of one recruiter's vacancy forms: a draft for each vacancy and for the new one, and the last
 * text.
 */
export const formStore = (uid: string) => {
  const draftOf = (vacancyId: string | null) => storedWords(uid, draftKey(vacancyId), storedDraft)
  const lastText = storedWords(uid, TEXT, storedText)
  return {
    draft: (vacancyId: string | null): StoredDraft | null => draftOf(vacancyId).read(),
    /** False when the browser refuses (storage full or switched off). */
    keepDraft: (vacancyId: string | null, draft: StoredDraft): boolean => draftOf(vacancyId).keep(draft),
    /**
     * Stores the values of the form. A text that was written for exactly these values stays with them; the key of an
     * attempt to save always stays.
     */
    keepValues: (vacancyId: string | null, values: FormValues): boolean => {
      const earlierDraft = draftOf(vacancyId).read()
      return draftOf(vacancyId).keep({
        creation_key: earlierDraft?.creation_key,
        ...(earlierDraft && sameForm(earlierDraft.values, values) && earlierDraft),
        values,
      })
    },
    dropDraft: (vacancyId: string | null): void => draftOf(vacancyId).drop(),
    text: (): StoredText | null => lastText.read(),
    /** False when the browser refuses. */
    keepText: (text: StoredText): boolean => lastText.keep(text),
    dropText: (): void => lastText.drop(),
  }
}
