import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { expectBaseline } from '@wervio/testing/baseline'
import { secondChats } from '../../blind/second-chat/index.ts'
import { askBlindQuestions } from './ask-blind.ts'
import { judge } from './score-answer.ts'

const judged = await askBlindQuestions(secondChats).then((answers) =>
  answers.map((blind) => ({ question: blind.question, verdict: judge(blind) })),
)
const scoreOf = (verdicts: readonly string[]) => ({
  answer: verdicts.filter((verdict) => verdict === 'right').length / verdicts.length,
  'not misleading': verdicts.filter((verdict) => verdict !== 'misleading').length / verdicts.length,
})

test('no question of the half that rules may look at is answered worse than before; of the other half only shares are stored', () => {
  const open = judged.filter(({ question }) => question.half === 'tune')
  const keptHalf = judged.filter(({ question }) => question.half === 'kept')
  expect([open.length, keptHalf.length]).toEqual([15, 15])
  expectBaseline(
    { name: 'chat-second', file: join(import.meta.dirname, 'second.baseline.json') },
    {
      ...Object.fromEntries(open.map(({ question, verdict }) => [question.id, scoreOf([verdict])])),
      'kept half': scoreOf(keptHalf.map(({ verdict }) => verdict)),
    },
  )
})
