import { storedWords } from '@wervio/session'
import { z } from 'zod'
import { newCandidateDraft } from '../candidate/new-candidate-values.ts'

const manualDraft = newCandidateDraft.extend({ functie: z.string(), vaardigheden: z.array(z.string()) })

/** A new candidate that is being filled in by hand. */
export const manualDraftStore = (uid: string) => storedWords(uid, 'candidate-new', manualDraft)

type ManualDraft = z.output<typeof manualDraft>

/** Whether anything was filled in. */
export const isFilled = (values: ManualDraft): boolean => Object.values(values).some((value) => value.length > 0)

/** Keeps a form with anything in it, and forgets an empty one. Returns false when the browser refuses to keep it. */
export const rememberManualDraft = (uid: string, values: ManualDraft): boolean => {
  const store = manualDraftStore(uid)
  if (isFilled(values)) return store.keep(values)
  store.drop()
  return true
}
