import { expect, test } from '@jest/globals'
import { secondsLeft } from './transcribe.ts'

test.each([
  ['a third done in a minute', { from: 0, seconds: 600, total: 1_800 }, 60_000, 120],
  [
    'what an earlier try did says nothing of how fast this one is',
    { from: 900, seconds: 1_200, total: 1_800 },
    30_000,
    60,
  ],
  ['all of it done', { from: 0, seconds: 1_800, total: 1_800 }, 60_000, 0],
  ['nothing done yet', { from: 900, seconds: 900, total: 1_800 }, 5_000, null],
  ['nobody knows how long it is', { from: 0, seconds: 60, total: 0 }, 5_000, null],
])('time left: %s', (_name, done, elapsed, left) => {
  expect(secondsLeft(done, elapsed)).toBe(left)
})
