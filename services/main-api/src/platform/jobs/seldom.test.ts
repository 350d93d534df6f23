import { expect, test } from '@jest/globals'
import { codeOf, seldom } from './seldom.ts'

test('the same failure is passed on once in its time, and another one at once', () => {
  const passed: unknown[] = []
  const report = seldom<unknown>(codeOf, (failure, leftOut) => passed.push([codeOf(failure), leftOut]))
  for (let round = 0; round < 30; round++) report({ code: '25006', message: 'read-only' })
  report(new Error('without a code'))
  expect(passed).toEqual([
    ['25006', 0],
    ['unknown', 0],
  ])
})

test('how many were left out comes with the next', () => {
  const passed: number[] = []
  let time = 0
  const report = seldom<unknown>(codeOf, (_failure, leftOut) => passed.push(leftOut), {
    everyMs: 1_000,
    now: () => time,
  })
  report({ code: '25006' })
  report({ code: '25006' })
  report({ code: '25006' })
  time = 1_000
  report({ code: '25006' })
  expect(passed).toEqual([0, 2])
})
