import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { expectBaseline } from '@wervio/testing/baseline'
import { askBlindQuestions } from './ask-blind.ts'
import { judge } from './score-answer.ts'

const judged = await askBlindQuestions().then((answers) =>
  answers.map((blind) => ({ question: blind.question, verdict: judge(blind) })),
)
const scoreOf = (verdict: string) => ({
  answer: verdict === 'right' ? 1 : 0,
  'not misleading': verdict === 'misleading' ? 0 : 1,
})

test.each(['tune', 'kept'] as const)('no question of the half %s is answered worse than before', (half) => {
  const ofHalf = judged.filter(({ question }) => question.half === half)
  expect([...new Set(ofHalf.map(({ question }) => question.kind))].toSorted()).toEqual([
    'answer',
    'not-in-context',
    'refuse',
  ])
  const scores = Object.fromEntries(ofHalf.map(({ question, verdict }) => [question.id, scoreOf(verdict)]))
  expectBaseline({ name: 'chat-blind', file: join(import.meta.dirname, `${half}.baseline.json`) }, scores)
})
