import { expect, test } from '@jest/globals'
import { vacancyForms } from '../blind/vacancy-forms/index.ts'
import { sharedSentences } from './sameness.ts'

/** Sentences and leads that stand word for word in more than one of these texts, counted once for each text. */
const countOf = (forms: readonly (typeof vacancyForms)[number][]) =>
  [...sharedSentences(forms.map(({ form }) => form)).values()].reduce((sum, texts) => sum + texts, 0)

test('texts of different vacancies hardly share a sentence', () => {
  expect(countOf(vacancyForms.filter(({ half }) => half === 'tune'))).toBeLessThanOrEqual(2)
  expect(countOf(vacancyForms)).toBeLessThanOrEqual(10)
})
