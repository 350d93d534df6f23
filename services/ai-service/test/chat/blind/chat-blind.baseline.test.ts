import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { expectBaseline } from '@wervio/testing/baseline'
import type { Half } from '../../blind/wording.ts'
import { askBlindQuestions } from './ask-blind.ts'
import { judge } from './score-answer.ts'

const judged = await askBlindQuestions().then((answers) =>
  answers.map((blind) => ({ question: blind.question, verdict: judge(blind) })),
)
const ofHalf = (half: Half) => judged.filter(({ question }) => question.half === half)
const scoreOf = (verdict: string) => ({
  answer: verdict === 'right' ? 1 : 0,
  'not misleading': verdict === 'misleading' ? 0 : 1,
})
const shareOf = (flags: boolean[]) => flags.filter(Boolean).length / flags.length

test('both halves have questions of every kind', () => {
  for (const half of ['tune', 'kept'] as const)
    expect([...new Set(ofHalf(half).map(({ question }) => question.kind))].toSorted()).toEqual([
      'answer',
      'not-in-context',
      'refuse',
    ])
})

test('no question of the half that rules may look at is answered worse than before', () => {
  const scores = Object.fromEntries(ofHalf('tune').map(({ question, verdict }) => [question.id, scoreOf(verdict)]))
  expectBaseline({ name: 'chat-blind', file: join(import.meta.dirname, 'tune.baseline.json') }, scores)
})

test('the half that is kept from the rules is answered as often right as before; only figures of it are stored', () => {
  const byKind = Map.groupBy(ofHalf('kept'), ({ question }) => question.kind)
  const scores = Object.fromEntries(
    [...byKind].map(([kind, questions]) => [
      kind,
      {
        answer: shareOf(questions.map(({ verdict }) => verdict === 'right')),
        'not misleading': shareOf(questions.map(({ verdict }) => verdict !== 'misleading')),
      },
    ]),
  )
  expectBaseline({ name: 'chat-blind', file: join(import.meta.dirname, 'kept.baseline.json') }, scores)
})
