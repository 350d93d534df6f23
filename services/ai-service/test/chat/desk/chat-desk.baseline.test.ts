import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { expectBaseline } from '@wervio/testing/baseline'
import type { Verdict } from '../blind/score-answer.ts'
import { askQuestions, type Judged } from '../workday/ask-workday.ts'
import { desks } from './index.ts'

const scoreOf = (verdict: Verdict) => ({
  answer: verdict === 'right' ? 1 : 0,
  'not misleading': verdict === 'misleading' ? 0 : 1,
})

test.each([
  ['open', 60],
  ['kept', 61],
] as const)('no question of the half %s is answered worse than before', async (half, count) => {
  const judged: Judged[] = []
  for (const desk of desks) judged.push(...(await askQuestions(desk, desk[half])))
  expect(judged).toHaveLength(count)
  expectBaseline(
    { name: 'chat-desk', file: join(import.meta.dirname, `${half}.baseline.json`) },
    Object.fromEntries(judged.map(({ id, verdict }) => [id, scoreOf(verdict)])),
  )
})
