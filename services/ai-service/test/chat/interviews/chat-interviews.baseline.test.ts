import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { expectBaseline } from '@wervio/testing/baseline'
import { askQuestions, type Judged } from '../workday/ask-workday.ts'
import { interviews } from './index.ts'

const judged: Judged[] = []
for (const interview of interviews) judged.push(...(await askQuestions(interview, interview.questions)))

test('no question about an interview is answered worse than before', () => {
  expect(judged).toHaveLength(343)
  expectBaseline(
    { name: 'chat-interviews', file: join(import.meta.dirname, 'interviews.baseline.json') },
    Object.fromEntries(
      judged.map(({ id, verdict }) => [
        id,
        { answer: verdict === 'right' ? 1 : 0, 'not misleading': verdict === 'misleading' ? 0 : 1 },
      ]),
    ),
  )
})
