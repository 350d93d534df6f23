import type { Counts } from './totals.ts'

/** How one run of `npm test` went. */
export type Run = { counts: Counts; retried: string[]; failedSteps: string[] }

const LAST_LINE = /^(\d+) passed, (\d+) failed, (\d+) skipped$/
const RETRIED = 'Pas bij een tweede poging geslaagd:'

/** Reads what `npm test` printed; null where it broke off before its last line. */
export const readRun = (output: string): Run | null => {
  const lines = output.trimEnd().split('\n')
  const [, passed, failed, skipped] = LAST_LINE.exec(lines.at(-1) ?? '') ?? []
  if (passed === undefined) return null
  const from = lines.lastIndexOf(RETRIED) + 1
  const names = from === 0 ? [] : lines.slice(from, lines.indexOf('', from)).map((line) => line.trim())
  const table = lines.slice(0, -1).filter((line) => /^FAILED  \S/.test(line))
  return {
    counts: { passed: Number(passed), failed: Number(failed), skipped: Number(skipped) },
    retried: names,
    failedSteps: [...new Set(table.map((line) => line.slice(8, 38).trim()))],
  }
}
