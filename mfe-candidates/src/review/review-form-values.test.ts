import { expect, test } from '@jest/globals'
import { parsedCv } from '../testing/fake-parsed-cv.ts'
import { toReviewDraft, toReviewValues } from './review-form-values.ts'

test('what nobody changed is saved as it was read, with all its evidence', () => {
  const parsed = parsedCv({ email: 'noor@example.nl', linkedin: 'https://www.linkedin.com/in/noor-voorbeeld' })
  expect(toReviewDraft(toReviewValues(parsed), parsed)).toEqual({ ...parsed, source: 'cv', notes: null })
})

test('what is typed over loses its evidence, the rest keeps it', () => {
  const parsed = parsedCv()
  const draft = toReviewDraft({ ...toReviewValues(parsed), email: 'n@example.nl' }, parsed)
  expect(draft.email).toBe('n@example.nl')
  expect(Object.keys(draft.evidence ?? {})).toEqual(['name'])
})
