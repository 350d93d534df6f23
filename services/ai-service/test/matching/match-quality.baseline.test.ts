import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { expectBaseline } from '@wervio/testing/baseline'
import { evidenceFigures, judgeEvidence, readEvidence } from './evidence.ts'
import { readMatchSet } from './match-sets.ts'
import { bandsOf, figuresOfSet, meanOf, percentagesByGrade, scoresOf } from './rank-set.ts'

const file = (name: string) => join(import.meta.dirname, `${name}.baseline.json`)

test('no vacancy of the set that rules may look at is ranked worse than before', () => {
  const set = readMatchSet('labelled')
  const figures = figuresOfSet(set, scoresOf)
  expect(figures.size).toBe(8)
  expectBaseline(
    { name: 'match', file: file('labelled') },
    {
      ...Object.fromEntries(figures),
      'mean of the set': meanOf(figures.values()),
      'percentages that say what the grade says': bandsOf(percentagesByGrade(set)),
    },
  )
})

test('the set that is kept from the rules is ranked as well as before; only its mean is stored', () => {
  const figures = figuresOfSet(readMatchSet('blind-kept'), scoresOf)
  expect(figures.size).toBe(8)
  expectBaseline({ name: 'match', file: file('blind-kept') }, { 'mean of the set': meanOf(figures.values()) })
})

test('no vacancy of which there is only a text is ranked worse than before', () => {
  const figures = figuresOfSet(readMatchSet('free-text'), scoresOf)
  expect(figures.size).toBe(8)
  expectBaseline(
    { name: 'match', file: file('free-text') },
    { ...Object.fromEntries(figures), 'mean of the set': meanOf(figures.values()) },
  )
})

test.each([
  ['second-open', 68],
  ['third', 60],
] as const)('the set %s, unseen once and open now, is ranked and judged as well as before', (name, judgedCount) => {
  const set = readMatchSet(name)
  const figures = figuresOfSet(set, scoresOf)
  expect(figures.size).toBe(8)
  const judged = judgeEvidence(set, readEvidence(name))
  expect(judged.length).toBe(judgedCount)
  expectBaseline(
    { name: 'match', file: file(name) },
    {
      ...Object.fromEntries(figures),
      'mean of the set': meanOf(figures.values()),
      'percentages that say what the grade says': bandsOf(percentagesByGrade(set)),
      evidence: evidenceFigures(judged),
    },
  )
})

test('states and quotes are as often as before those that a person gave', () => {
  const judged = judgeEvidence(readMatchSet('labelled'), readEvidence())
  expect(judged.length).toBe(57)
  expectBaseline({ name: 'match', file: file('evidence') }, { evidence: evidenceFigures(judged) })
})
