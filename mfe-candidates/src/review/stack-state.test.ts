import { expect, test } from '@jest/globals'
import { stackItem } from '../testing/fake-stack.ts'
import { countStack, itemName, nextForReview } from './stack-state.ts'

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

test('a CV is called by its name, or by its file', () => {
  expect(itemName(stackItem(1, { name: 'Noor' }))).toBe('Noor')
  expect(itemName(stackItem(1, { name: null, file_name: 'cv.pdf' }))).toBe('cv.pdf')
})
