import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { expectBaseline } from '@wervio/testing/baseline'
import type { Verdict } from '../blind/score-answer.ts'
import { askWorkdays } from './ask-workday.ts'

const judged = await askWorkdays()
const last = judged.filter(({ part }) => part === 'last')
const scoreOf = (verdict: Verdict) => ({
  answer: verdict === 'right' ? 1 : 0,
  'not misleading': verdict === 'misleading' ? 0 : 1,
})
const shareOf = (flags: boolean[]) => flags.filter(Boolean).length / flags.length
const fileOf = (name: string) => join(import.meta.dirname, `${name}.baseline.json`)

test('the set has 120 questions and those written later, of every kind', () => {
  expect(judged).toHaveLength(317)
  expect(judged.filter(({ part }) => part === 'seen' || part === 'unseen')).toHaveLength(120)
  expect([...new Set(last.map(({ question }) => question.kind))].toSorted()).toEqual([
    'answer',
    'not-in-context',
    'refuse',
  ])
})

test('no question of a working day is answered worse than before', () => {
  const scores = Object.fromEntries(
    judged.filter(({ part }) => part !== 'last').map(({ id, verdict }) => [id, scoreOf(verdict)]),
  )
  expectBaseline({ name: 'chat-workday', file: fileOf('workday') }, scores)
})

test('the part that was only counted is answered as often right as before', () => {
  const byKind = Map.groupBy(last, ({ question }) => question.kind)
  const scores = Object.fromEntries(
    [...byKind].map(([kind, questions]) => [
      kind,
      {
        answer: shareOf(questions.map(({ verdict }) => verdict === 'right')),
        'not misleading': shareOf(questions.map(({ verdict }) => verdict !== 'misleading')),
      },
    ]),
  )
  expectBaseline({ name: 'chat-workday', file: fileOf('last') }, scores)
})
