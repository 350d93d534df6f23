import { jobForm, schoolForm } from '@wervio/candidates'
import { storedWords } from '@wervio/session'
import { z } from 'zod'
import { newCandidateDraft } from '../candidate/new-candidate-values.ts'
import type { ReviewValues } from './review-form-values.ts'

const reviewDraft = newCandidateDraft.extend({
  functie: z.string(),
  vaardigheden: z.array(z.string()),
  banen: z.array(jobForm),
  opleidingen: z.array(schoolForm),
  /** A draft of an earlier version has none. */
  nagekeken: z.array(z.string()).default([]),
})

/** What somebody corrected in one CV of a stack and hasn't saved yet. */
export const reviewDraftStore = (uid: string, itemId: string) => storedWords(uid, `cv-review:${itemId}`, reviewDraft)

const hasSameValue = (one: ReviewValues, other: ReviewValues, name: keyof ReviewValues): boolean =>
  JSON.stringify(one[name]) === JSON.stringify(other[name])

/** Whether something was typed: more than fields that were confirmed. */
export const isTyped = (initialValues: ReviewValues, values: ReviewValues): boolean =>
  (Object.keys(initialValues) as (keyof ReviewValues)[]).some(
    (name) => name !== 'nagekeken' && !hasSameValue(initialValues, values, name),
  )

/**
 * Stores values that differ from what was read (`initialValues`), and removes a stored draft that doesn't. Returns
 * false when the browser refuses to store them.
 */
export const rememberReviewDraft = (
  uid: string,
  itemId: string,
  initialValues: ReviewValues,
  values: ReviewValues,
): boolean => {
  const store = reviewDraftStore(uid, itemId)
  if (isTyped(initialValues, values) || !hasSameValue(initialValues, values, 'nagekeken')) return store.keep(values)
  store.drop()
  return true
}
