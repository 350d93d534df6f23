import { z } from 'zod'
import { contactWords } from '../candidate/contact-values.ts'
import { jobForm, schoolForm } from '../candidate/entry-values.ts'
import { keptForm } from '../candidate/kept-form.ts'
import type { ReviewValues } from './review-form-values.ts'

const words = contactWords.extend({
  functie: z.string(),
  vaardigheden: z.array(z.string()),
  banen: z.array(jobForm),
  opleidingen: z.array(schoolForm),
})

/** What somebody corrected in one CV of a stack and hasn't saved yet. */
export const keptReview = (uid: string, itemId: string) => keptForm(uid, `cv-review:${itemId}`, words)

/** Keeps what differs from what was read (`start`), and forgets the rest. */
export const rememberReview = (uid: string, itemId: string, start: ReviewValues, values: ReviewValues): void => {
  const store = keptReview(uid, itemId)
  const names = Object.keys(start) as (keyof ReviewValues)[]
  if (names.every((name) => JSON.stringify(values[name]) === JSON.stringify(start[name]))) store.drop()
  else store.keep(values)
}
