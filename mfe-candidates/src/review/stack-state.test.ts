import { expect, test } from '@jest/globals'
import type { ImportItemSummary } from '@wervio/contracts'
import { stackItem } from '../testing/fake-stack.ts'
import { countStack, itemName, leftText, nextForReview, stackText, workText } from './stack-state.ts'

const items = [
  stackItem(1, { status: 'saved' }),
  stackItem(2, { status: 'ready' }),
  stackItem(3, { status: 'reading' }),
  stackItem(4, { status: 'failed' }),
]
const id = (number: number) => items[number - 1]?.id ?? null

test.each([
  [null, 2],
  [2, 4],
  [4, 2],
  [1, 2],
  [3, 4],
] as const)('after %p comes %d', (after, next) => {
  expect(nextForReview(items, after === null ? null : id(after))?.id).toBe(id(next))
})

test('the only one left is not followed by itself', () => {
  const [, only] = items
  expect(only && nextForReview([only], only.id)).toBeNull()
})

test('counts say what is left to do', () => {
  expect(countStack(items)).toEqual({ total: 4, read: 3, review: 1, saved: 1, failed: 1 })
})

test('what is left to do is said, each CV counted once', () => {
  const counts = countStack(items)
  expect(leftText(counts)).toBe('2 na te kijken · 1 wordt gelezen · 1 opgeslagen')
  expect(stackText(counts, { sending: 2, unsent: 1 })).toBe(
    '3 van 6 CV’s gelezen · 1 na te kijken · 1 niet gelezen · 1 niet verstuurd',
  )
  expect(stackText(countStack([stackItem(1)]), { sending: 0, unsent: 0 })).toBe('1 CV gelezen · 1 na te kijken')
})

test('a CV is called by its name, or by its file', () => {
  expect(itemName(stackItem(1, { name: 'Noor' }))).toBe('Noor')
  expect(itemName(stackItem(1, { name: null, file_name: 'cv.pdf' }))).toBe('cv.pdf')
})

test('of all stacks together it is said what waits for the recruiter or, without that, what is read', () => {
  const textOf = (...statuses: ImportItemSummary['status'][]) =>
    workText(statuses.map((status, index) => countStack([stackItem(index + 1, { status })])))
  expect(textOf('ready', 'failed', 'reading', 'saved')).toBe('2 CV’s na te kijken')
  expect(textOf('failed', 'waiting')).toBe('1 CV na te kijken')
  expect(textOf('waiting', 'reading', 'saved')).toBe('2 CV’s worden gelezen')
  expect(textOf('reading')).toBe('1 CV wordt gelezen')
  expect(textOf('saved')).toBeNull()
  expect(textOf()).toBeNull()
})
