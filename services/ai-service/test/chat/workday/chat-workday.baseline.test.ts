import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { expectBaseline } from '@wervio/testing/baseline'
import type { Verdict } from '../blind/score-answer.ts'
import { askWorkdays, type JudgedInPart } from './ask-workday.ts'

const judged = await askWorkdays()
const lastPart = judged.filter(({ part }) => part === 'last')
const scoreOf = (verdict: Verdict) => ({
  answer: verdict === 'right' ? 1 : 0,
  'not misleading': verdict === 'misleading' ? 0 : 1,
})
const scoresOf = (answers: readonly JudgedInPart[]) =>
  Object.fromEntries(answers.map(({ id, verdict }) => [id, scoreOf(verdict)]))
const fileOf = (name: string) => join(import.meta.dirname, `${name}.baseline.json`)

test('the set has 120 questions and those written later, of every kind', () => {
  expect(judged).toHaveLength(317)
  expect(judged.filter(({ part }) => part === 'seen' || part === 'unseen')).toHaveLength(120)
  expect([...new Set(lastPart.map(({ question }) => question.kind))].toSorted()).toEqual([
    'answer',
    'not-in-context',
    'refuse',
  ])
})

test('no question of a working day is answered worse than before', () => {
  expectBaseline(
    { name: 'chat-workday', file: fileOf('workday') },
    scoresOf(judged.filter(({ part }) => part !== 'last')),
  )
})

test('no question of the last part is answered worse than before', () => {
  expectBaseline({ name: 'chat-workday', file: fileOf('last') }, scoresOf(lastPart))
})
