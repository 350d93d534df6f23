import { messages, type CandidateDraft, type ImportItem } from '@wervio/contracts'
import { checksInForm } from './field-checks.ts'
import { reviewDraftStore } from './review-draft-store.ts'
import { reviewForm, toReviewDraft, toReviewValues } from './review-form-values.ts'

const NO_WAY_TO_REACH = 'Er staat geen e-mailadres en geen telefoonnummer in. Kijk dit CV zelf na.'

/**
 * The candidate that a CV of a stack gives when nothing of it asks for a look, with what somebody typed or confirmed in
 * it before; or why it does, in Dutch.
 */
export const readyToSave = (
  uid: string,
  { id, parsed, duplicates, problem }: ImportItem,
  isAlike: boolean,
): { draft: CandidateDraft } | { reason: string } => {
  if (!parsed) return { reason: problem ?? messages.cvParseFailed }
  if (isAlike || duplicates.length > 0) return { reason: 'Deze kandidaat is er misschien al. Kijk dat eerst na.' }
  const values = reviewDraftStore(uid, id).read() ?? toReviewValues(parsed)
  if (checksInForm(parsed, values).some((check) => !values.nagekeken.includes(check.id)))
    return { reason: 'Hier is nog iets onzeker. Kijk dat eerst na.' }
  const valid = reviewForm.safeParse(values)
  if (!valid.success) return { reason: valid.error.issues[0]?.message ?? messages.generic }
  const { email, telefoon } = valid.data
  if (email.trim() === '' && telefoon.trim() === '') return { reason: NO_WAY_TO_REACH }
  return { draft: toReviewDraft(valid.data, parsed) }
}
