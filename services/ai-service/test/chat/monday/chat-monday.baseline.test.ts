import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { expectBaseline } from '@wervio/testing/baseline'
import { askQuestions, type Judged } from '../workday/ask-workday.ts'
import { mondayScreens } from './index.ts'

const judged: Judged[] = []
for (const screen of mondayScreens) judged.push(...(await askQuestions(screen, screen.questions)))

test('no question of a Monday is answered worse than before', () => {
  expect(judged).toHaveLength(127)
  expectBaseline(
    { name: 'chat-monday', file: join(import.meta.dirname, 'monday.baseline.json') },
    Object.fromEntries(
      judged.map(({ id, verdict }) => [
        id,
        { answer: verdict === 'right' ? 1 : 0, 'not misleading': verdict === 'misleading' ? 0 : 1 },
      ]),
    ),
  )
})
