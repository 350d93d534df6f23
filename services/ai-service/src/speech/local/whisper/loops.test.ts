import { expect, test } from '@jest/globals'
import { loopLength } from './loops.ts'

test.each([
  ['a phrase that comes four times', [9, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3], 9],
  ['a word that comes six times', [9, 8, 5, 5, 5, 5, 5, 5], 5],
  ['a word said four times', [9, 8, 5, 5, 5, 5], 0],
  ['a phrase said three times', [1, 2, 3, 1, 2, 3, 1, 2, 3], 0],
  ['ordinary text', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0],
  ['nothing', [], 0],
])('of %s the repeats are told', (_, ids, repeats) => {
  expect(loopLength(ids)).toBe(repeats)
})
