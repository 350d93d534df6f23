import { expect, test } from '@jest/globals'
import { readJestReport, readPlaywrightReport } from './reports.ts'
import { add, exitCode, none, one, summaryLine } from './totals.ts'

test('the last line sums every step', () => {
  expect(summaryLine([one.passed, { passed: 40, failed: 2, skipped: 1 }, one.skipped].reduce(add, none))).toBe('41 passed, 2 failed, 2 skipped')
})

test.each([
  ['all passed', { passed: 3, failed: 0, skipped: 1 }, 0],
  ['one failed', { passed: 3, failed: 1, skipped: 0 }, 1],
  ['nothing ran', none, 1],
  ['all skipped', { passed: 0, failed: 0, skipped: 9 }, 1],
])('%s', (_, counts, code) => {
  expect(exitCode(counts)).toBe(code)
})

test('a Jest file that fell over is a failure', () => {
  const report = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1, numRuntimeErrorTestSuites: 1, success: false }
  expect(readJestReport(JSON.stringify(report))).toEqual({ passed: 5, failed: 2, skipped: 3 })
})

test('an end-to-end test that failed and a failed set-up are failures, one that passed at its second try is not', () => {
  const report = { stats: { expected: 8, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{ message: 'no product' }] }
  expect(readPlaywrightReport(JSON.stringify(report))).toEqual({ passed: 9, failed: 2, skipped: 2 })
})
