import { z } from 'zod'
import type { Counts } from './totals.ts'

const jestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  /** Files that failed before any of their tests ran. */
  numRuntimeErrorTestSuites: z.number(),
})

/** Counts of Jest's `--json` report; a file that could not run is one failure. */
export const readJestReport = (text: string): Counts => {
  const report = jestReport.parse(JSON.parse(text))
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  /** Errors outside tests, such as a failed set-up. */
  errors: z.array(z.unknown()).default([]),
})

/**
 * Counts of Playwright's JSON report. A test that passed at its second attempt counts as passed; Playwright's own lines
 * name it as flaky.
 */
export const readPlaywrightReport = (text: string): Counts => {
  const { stats, errors } = playwrightReport.parse(JSON.parse(text))
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, skipped: stats.skipped }
}
