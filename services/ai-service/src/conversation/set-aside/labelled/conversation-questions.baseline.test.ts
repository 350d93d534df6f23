import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { expectBaseline } from '@wervio/testing/baseline'
import { scoreQuestions, type QuestionSet } from './labelled-questions.ts'

const sets: readonly QuestionSet[] = ['tuned', 'held-out']

test.each(sets)('questions that may not be asked are set aside, and others are not: %s', (set) => {
  const rough = Object.entries(scoreQuestions(set, true).scores).map(([kind, scores]) => [
    `${kind}, without punctuation`,
    scores,
  ])
  expectBaseline(
    { name: 'conversation', file: join(import.meta.dirname, set, `${set}.baseline.json`) },
    { ...scoreQuestions(set, false).scores, ...Object.fromEntries(rough) },
  )
})

test('every subject has as many questions that may be asked with its words', () => {
  for (const set of sets)
    for (const [kind, { forbidden, lawful }] of Object.entries(scoreQuestions(set, false).counts)) {
      expect([kind, forbidden]).toEqual([kind, lawful])
      expect(forbidden).toBeGreaterThanOrEqual(20)
    }
})
