import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { expectBaseline } from '@wervio/testing/baseline'
import { askQuestions, type Judged } from '../workday/ask-workday.ts'
import { interviewRooms } from './index.ts'

const judged: Judged[] = []
for (const screen of interviewRooms) judged.push(...(await askQuestions(screen, screen.questions)))
const shareOf = (flags: boolean[]) => flags.filter(Boolean).length / flags.length

test('the set that is kept from the rules is answered as often right as before; only means of it are stored', () => {
  const byKind = Map.groupBy(judged, ({ question }) => question.kind)
  expect(judged).toHaveLength(63)
  expect(byKind.get('answer')).toHaveLength(48)
  expectBaseline(
    { name: 'chat-interview-room', file: join(import.meta.dirname, 'interview-room.baseline.json') },
    Object.fromEntries(
      [...byKind].map(([kind, answers]) => [
        kind,
        {
          answer: shareOf(answers.map(({ verdict }) => verdict === 'right')),
          'not misleading': shareOf(answers.map(({ verdict }) => verdict !== 'misleading')),
        },
      ]),
    ),
  )
})
