/** The result of one step of `npm test`. */
export type Counts = { passed: number; failed: number; skipped: number }

/** A test file and its duration in milliseconds, including its set-up. */
export type FileTime = { file: string; ms: number }

/** Counts of a step, with details of single tests if there are any. */
export type StepResult = Counts & {
  files?: FileTime[]
  /** Names of tests that passed only at the second attempt. */ retried?: string[]
}

export const none: Counts = { passed: 0, failed: 0, skipped: 0 }
export const one = {
  passed: { ...none, passed: 1 },
  failed: { ...none, failed: 1 },
  skipped: { ...none, skipped: 1 },
} as const

export const add = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
})

/** The last line of `npm test`, read by machines. */
export const summaryLine = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`

/** The exit code: 1 on any failure, and when nothing ran at all. */
export const exitCode = ({ passed, failed }: Counts): 0 | 1 => (failed > 0 || passed === 0 ? 1 : 0)

/** The `most` slowest files, slowest first, a line each. */
export const slowestLines = (files: FileTime[], most = 10): string[] =>
  files
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, most)
    .map(({ file, ms }) => `${(ms / 1000).toFixed(1)} s`.padStart(9) + `   ${file}`)
