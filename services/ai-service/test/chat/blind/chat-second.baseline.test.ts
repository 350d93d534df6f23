import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { expectBaseline } from '@wervio/testing/baseline'
import { secondChats } from '../../blind/second-chat/index.ts'
import { askBlindQuestions } from './ask-blind.ts'
import { judge } from './score-answer.ts'

const judged = await askBlindQuestions(secondChats).then((answers) =>
  answers.map((blind) => ({ question: blind.question, verdict: judge(blind) })),
)
const scoreOf = (verdict: string) => ({
  answer: verdict === 'right' ? 1 : 0,
  'not misleading': verdict === 'misleading' ? 0 : 1,
})

test('no question of either half is answered worse than before', () => {
  expect(judged).toHaveLength(30)
  expectBaseline(
    { name: 'chat-second', file: join(import.meta.dirname, 'second.baseline.json') },
    Object.fromEntries(judged.map(({ question, verdict }) => [question.id, scoreOf(verdict)])),
  )
})
