import { expect, test } from '@jest/globals'
import { codeOf, reportSeldom } from './report-seldom.ts'

test('the same failure is passed on once in its time, and another one at once', () => {
  const reports: unknown[] = []
  const report = reportSeldom<unknown>(codeOf, (failure, leftOut) => reports.push([codeOf(failure), leftOut]))
  for (let round = 0; round < 30; round++) report({ code: '25006', message: 'read-only' })
  report(new Error('without a code'))
  expect(reports).toEqual([
    ['25006', 0],
    ['unknown', 0],
  ])
})

test('how many were left out comes with the next', () => {
  const reports: number[] = []
  let time = 0
  const report = reportSeldom<unknown>(codeOf, (_failure, leftOut) => reports.push(leftOut), {
    everyMs: 1_000,
    now: () => time,
  })
  report({ code: '25006' })
  report({ code: '25006' })
  report({ code: '25006' })
  time = 1_000
  report({ code: '25006' })
  expect(reports).toEqual([0, 2])
})
