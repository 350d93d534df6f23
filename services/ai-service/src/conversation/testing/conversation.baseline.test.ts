import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { expectBaseline } from '@wervio/testing/baseline'
import { summarise } from '../summary/summarise.ts'
import { keptInterviews } from './kept/interviews.ts'
import type { LabelledConversation } from './labelled-conversation.ts'
import { roughly } from './rough-speech.ts'
import { precisionOf, recallOf, scoreSummary } from './score-summary.ts'
import { tunedInterviews } from './tuned/interviews.ts'

const SEED = 12
const sets = {
  tuned: [...tunedInterviews, ...tunedInterviews.map((one) => roughly(one, SEED))],
  kept: [...keptInterviews, ...keptInterviews.map((one) => roughly(one, SEED))],
}

const scoresOf = (labelled: LabelledConversation): Record<string, number> =>
  Object.fromEntries(
    Object.entries(scoreSummary(summarise(labelled.conversation), labelled).counts).flatMap(([field, counts]) => [
      [`${field}, precision`, precisionOf(counts)],
      [`${field}, recall`, recallOf(counts)],
    ]),
  )

test.each(['tuned', 'kept'] as const)('no part of a summary is worse than before: %s', (name) => {
  expectBaseline(
    { name: 'conversation', file: join(import.meta.dirname, name, `${name}.baseline.json`) },
    Object.fromEntries(sets[name].map((labelled) => [labelled.name, scoresOf(labelled)])),
  )
})

test('both halves have labels of every field', () => {
  for (const set of Object.values(sets))
    for (const field of ['agreement', 'open', 'family', 'result'] as const)
      expect(set.flatMap(({ labels }) => labels).some(({ label }) => label === field)).toBe(true)
})
