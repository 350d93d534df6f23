import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { root } from '../product/root.ts'
import { readJestFiles, readPlaywrightFiles } from './report-files.ts'
import { readJestReport, readPlaywrightReport } from './reports.ts'
import { add, exitCode, none, one, slowestLines, summaryLine } from './totals.ts'

test('the last line sums every step', () => {
  expect(summaryLine([one.passed, { passed: 40, failed: 2, skipped: 1 }, one.skipped].reduce(add, none))).toBe(
    '41 passed, 2 failed, 2 skipped',
  )
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
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    numRuntimeErrorTestSuites: 1,
    success: false,
  }
  expect(readJestReport(JSON.stringify(report))).toEqual({ passed: 5, failed: 2, skipped: 3 })
})

test('an end-to-end test that failed and a failed set-up are failures, one that passed at its second try is not', () => {
  const report = { stats: { expected: 8, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{ message: 'no product' }] }
  expect(readPlaywrightReport(JSON.stringify(report))).toEqual({ passed: 9, failed: 2, skipped: 2 })
})

test('the slowest files of Jest and Playwright are named with what they took, and a second attempt with why it was needed', () => {
  const jest = { testResults: [{ name: join(root, 'shell/src/a.test.ts'), startTime: 1_000, endTime: 3_500 }] }
  const spec = (title: string, file: string, status: string, ...durations: number[]) => ({
    title,
    file,
    tests: [
      {
        status,
        results: durations.map((duration, attempt) => ({
          duration,
          ...(status === 'flaky' && attempt === 0
            ? { error: { message: '\u001B[31mTimed out:\u001B[39m\n  a heading' } }
            : {}),
        })),
      },
    ],
  })
  const playwright = {
    config: { rootDir: join(root, 'e2e/tests') },
    suites: [
      {
        specs: [spec('opens', 'chrome.spec.ts', 'expected', 400)],
        suites: [{ specs: [spec('closes', 'chrome.spec.ts', 'flaky', 9_000, 600)] }],
      },
      { specs: [spec('stays', 'session.spec.ts', 'expected', 20)] },
    ],
  }
  const { files, retried } = readPlaywrightFiles(JSON.stringify(playwright))
  expect(slowestLines([...readJestFiles(JSON.stringify(jest)), ...files], 2)).toEqual([
    '   10.0 s   e2e/tests/chrome.spec.ts',
    '    2.5 s   shell/src/a.test.ts',
  ])
  expect(retried).toEqual(['e2e/tests/chrome.spec.ts: closes (Timed out: a heading)'])
})
