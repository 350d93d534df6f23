import { expect, test } from '@jest/globals'
import { timeLeft } from './time-left.ts'

const MINUTE = 60_000

test.each([
  [120 * MINUTE, '2 uur'],
  [100 * MINUTE, '1 uur en 40 minuten'],
  [61 * MINUTE, '1 uur en 1 minuut'],
  [60 * MINUTE - 1, '1 uur'],
  [59 * MINUTE, '59 minuten'],
  [1, '1 minuut'],
  [0, 'een ogenblik'],
  [-MINUTE, 'een ogenblik'],
])('%d milliseconds are %s', (milliseconds, text) => {
  expect(timeLeft(milliseconds)).toBe(text)
})
