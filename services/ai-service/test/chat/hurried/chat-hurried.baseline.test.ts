import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { expectBaseline } from '@wervio/testing/baseline'
import { askQuestions } from '../workday/ask-workday.ts'
import { hurriedScreens } from './index.ts'

test('no question asked in a hurry is answered worse than before, and none misleads', async () => {
  const scores: Record<string, Record<string, number>> = {}
  for (const screen of hurriedScreens)
    for (const { id, verdict } of await askQuestions(screen, screen.questions)) {
      expect([id, verdict]).not.toEqual([id, 'misleading'])
      scores[id] = { answer: verdict === 'right' ? 1 : 0 }
    }
  expectBaseline({ name: 'chat-hurried', file: join(import.meta.dirname, 'hurried.baseline.json') }, scores)
})
