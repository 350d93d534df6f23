import { expect, test } from '@jest/globals'
import { pairsThatLoop } from './break-loops.ts'

const pairs = (...list: [number, number][]) => list.map(([source, target]) => ({ source, target }))

test.each([
  ['a chain', pairs([1, 2], [2, 3]), []],
  ['two ways to the same', pairs([1, 2], [1, 3], [2, 4], [3, 4]), []],
  ['itself', pairs([5, 5]), pairs([5, 5])],
  ['a loop of two', pairs([1, 2], [2, 1]), pairs([2, 1])],
  ['a loop behind a chain', pairs([1, 2], [2, 3], [3, 4], [4, 2]), pairs([4, 2])],
  ['two loops through one', pairs([1, 2], [2, 1], [2, 3], [3, 2]), pairs([2, 1], [3, 2])],
  ['nothing', [], []],
])('%s', (_, list, loops) => {
  expect(pairsThatLoop(list)).toEqual(loops)
})

test('a chain of a hundred thousand ends, with one loop at its end', () => {
  const length = 100_000
  const chain = Array.from({ length }, (_, number) => ({ source: number, target: number + 1 }))
  expect(pairsThatLoop([...chain, { source: length, target: 0 }])).toEqual([{ source: length, target: 0 }])
})
