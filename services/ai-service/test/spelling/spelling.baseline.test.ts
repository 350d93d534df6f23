import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { expectBaseline } from '@wervio/testing/baseline'
import { dictionaries } from '../../src/spelling/dictionaries.ts'
import { judgeWord } from '../../src/spelling/judge-word.ts'
import { formTexts, openVacancies } from './repository-texts.ts'
import { numbersFrom, typingErrors } from './typing-errors.ts'

/** Words that are spelled right, of the length at which they are judged. */
const words = [
  ...new Set(
    [...formTexts, ...openVacancies].flatMap((text) => text.match(/(?<![\p{L}-])\p{Ll}{6,}(?![\p{L}-])/gu) ?? []),
  ),
]
  .filter((word) => dictionaries().isDutch(word))
  .toSorted()

type Outcome = 'right' | 'wrong' | 'asked' | 'left'

const outcomeOf = (word: string, typed: string): Outcome => {
  const judgement = judgeWord(typed)
  if (judgement.kind === 'correct') return judgement.word === word ? 'right' : 'wrong'
  return judgement.kind === 'ask' && judgement.words.includes(word) ? 'asked' : 'left'
}

const shareOf = (outcomes: readonly Outcome[], ...kinds: readonly Outcome[]) =>
  outcomes.filter((outcome) => kinds.includes(outcome)).length / outcomes.length

const sharesOf = (outcomes: readonly Outcome[]) => ({
  right: shareOf(outcomes, 'right'),
  'right or asked': shareOf(outcomes, 'right', 'asked'),
  'not wrong': 1 - shareOf(outcomes, 'wrong'),
})

test('of typical typing errors as many are corrected as before, and as few wrongly', () => {
  const random = numbersFrom(2026)
  const outcomes = Object.entries(typingErrors).map(([kind, make]) => {
    // Each kind is tried on another third of the words.
    const typed = words
      .filter(() => random() < 1 / 3)
      .map((word) => [word, make(word, 1 + Math.floor(random() * (word.length - 2)), random)] as const)
      .filter(([word, error]) => error !== word)
    return [kind, typed.map(([word, error]) => outcomeOf(word, error))] as const
  })
  const all = outcomes.flatMap(([, each]) => each)
  expect(words.length).toBeGreaterThan(3000)
  expect(all.length).toBeGreaterThan(4000)
  expectBaseline(
    { name: 'spelling', file: join(import.meta.dirname, 'spelling.baseline.json') },
    { ...Object.fromEntries(outcomes.map(([kind, each]) => [kind, sharesOf(each)])), all: sharesOf(all) },
  )
  expect(shareOf(all, 'right')).toBeGreaterThan(0.7)
  expect(shareOf(all, 'wrong')).toBeLessThan(0.005)
})
