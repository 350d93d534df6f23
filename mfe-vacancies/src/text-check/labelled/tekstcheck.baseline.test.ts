import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { expectBaseline } from '@wervio/testing/baseline'
import { fourthSentences } from './fourth.ts'
import { knownSentences } from './known.ts'
import { leftAloneSentences } from './left-alone.ts'
import { scoreSentence } from './score.ts'
import { secondSentences } from './second.ts'
import { thirdSentences } from './third.ts'
import { unseenSentences } from './unseen.ts'

const sets = {
  known: knownSentences,
  second: secondSentences,
  third: thirdSentences,
  fourth: fourthSentences,
  unseen: unseenSentences,
  'left alone': leftAloneSentences,
}

test('each set has at least sixty sentences', () => {
  for (const sentences of Object.values(sets)) expect(sentences.length).toBeGreaterThanOrEqual(60)
})

test('no labelled sentence is judged worse than before', () => {
  const scores = Object.entries(sets).flatMap(([set, sentences]) =>
    sentences.map((sentence) => [`${set}: ${sentence.text}`, scoreSentence(sentence)] as const),
  )
  expect(new Set(scores.map(([document]) => document)).size).toBe(scores.length)
  const file = join(import.meta.dirname, 'tekstcheck.baseline.json')
  expectBaseline({ name: 'tekstcheck', file }, Object.fromEntries(scores))
})
