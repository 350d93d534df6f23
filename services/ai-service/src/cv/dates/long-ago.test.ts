import { expect, test } from '@jest/globals'
import { findPeriods } from './find-periods.ts'

test.each([['1936 - heden'], ['1936 – Present'], ['1938 - heute']])('%s goes on', (text) =>
  expect(findPeriods(text)).toEqual([
    expect.objectContaining({ kind: 'range', start: text.slice(0, 4), end: null, current: true }),
  ]),
)

test.each([['1800 - euro'], ['1500 uur'], ['1850 - max']])('%s is no period', (text) =>
  expect(findPeriods(text)).toEqual([]),
)
