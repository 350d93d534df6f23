import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { expectBaseline } from '@wervio/testing/baseline'
import { askQuestions, type Judged } from '../workday/ask-workday.ts'
import { desks } from './index.ts'

const open: Judged[] = []
const keptHalf: Judged[] = []
for (const desk of desks) {
  open.push(...(await askQuestions(desk, desk.open)))
  keptHalf.push(...(await askQuestions(desk, desk.kept)))
}
const shareOf = (flags: boolean[]) => flags.filter(Boolean).length / flags.length
const scoreOf = (judged: readonly Judged[]) => ({
  answer: shareOf(judged.map(({ verdict }) => verdict === 'right')),
  'not misleading': shareOf(judged.map(({ verdict }) => verdict !== 'misleading')),
})
const fileOf = (name: string) => join(import.meta.dirname, `${name}.baseline.json`)

test('no question of the half that rules may look at is answered worse than before', () => {
  expect(open).toHaveLength(60)
  expectBaseline(
    { name: 'chat-desk', file: fileOf('open') },
    Object.fromEntries(open.map((answer) => [answer.id, scoreOf([answer])])),
  )
})

test('the half that is only counted is answered as often right as before', () => {
  expect(keptHalf).toHaveLength(61)
  const byKind = Map.groupBy(keptHalf, ({ question }) => question.kind)
  expectBaseline(
    { name: 'chat-desk', file: fileOf('kept') },
    Object.fromEntries([...byKind].map(([kind, judged]) => [kind, scoreOf(judged)])),
  )
})
