import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { expectBaseline } from '@wervio/testing/baseline'
import { askQuestions, type Judged } from '../workday/ask-workday.ts'
import { betweenCalls } from './index.ts'

const fileOf = (name: string) => join(import.meta.dirname, `${name}.baseline.json`)
const shareOf = (flags: boolean[]) => flags.filter(Boolean).length / flags.length

const ask = async (half: 'open' | 'kept'): Promise<Judged[]> => {
  const judged: Judged[] = []
  for (const screen of betweenCalls) judged.push(...(await askQuestions(screen, screen[half])))
  return judged
}

test('no question of the open half is answered worse than before', async () => {
  expectBaseline(
    { name: 'chat-between-calls', file: fileOf('open') },
    Object.fromEntries(
      (await ask('open')).map(({ id, verdict }) => [
        id,
        { answer: verdict === 'right' ? 1 : 0, 'not misleading': verdict === 'misleading' ? 0 : 1 },
      ]),
    ),
  )
})

test('the kept half is answered as often right as before; only means of it are stored', async () => {
  const byKind = Map.groupBy(await ask('kept'), ({ question }) => question.kind)
  expect(byKind.size).toBe(3)
  expectBaseline(
    { name: 'chat-between-calls', file: fileOf('kept') },
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
