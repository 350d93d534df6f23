import { readFileSync, writeFileSync } from 'node:fs'
import { compareScores } from './compare-scores.ts'
import { meanOf, parseScores, printScores, roundScores, type Scores } from './scores.ts'

/** `record` stores the scores as the new baseline. */
export type BaselineMode = 'compare' | 'record'
const modeFromEnvironment = (): BaselineMode => (process.env['WERVIO_BASELINE'] === 'record' ? 'record' : 'compare')

type Baseline = {
  /** Its name in `npm run baseline -- NAME`. */
  name: string
  /** Path of its `*.baseline.json`. */
  file: string
  mode?: BaselineMode
}

const listLines = (lines: readonly string[]): string => lines.map((line) => `\n  ${line}`).join('')

/**
 * Compares scores with the stored ones. Throws when one fell, naming its document and field; returns a message about
 * scores that rose, empty if none did.
 */
export const checkBaseline = ({ name, file, mode = modeFromEnvironment() }: Baseline, scores: Scores): string => {
  if (mode === 'record') {
    writeFileSync(file, printScores(scores))
    return ''
  }
  const baseline = parseScores(readFileSync(file, 'utf8'))
  const { faults, rises } = compareScores(baseline, scores)
  const means = `mean ${meanOf(baseline).toFixed(4)} → ${meanOf(roundScores(scores)).toFixed(4)}`
  const record = `\`npm run baseline -- ${name}\``
  if (faults.length > 0)
    throw new Error(
      `${name}: scores that fell: ${String(faults.length)} (${means})${listLines(faults)}\n` +
        (rises.length > 0 ? `scores that rose: ${String(rises.length)}${listLines(rises)}\n` : '') +
        `If what rose is worth the fall, ${record} stores the new scores; they are part of the commit.`,
    )
  return rises.length === 0
    ? ''
    : `${name}: scores that rose: ${String(rises.length)} (${means}); ${record} stores them${listLines(rises)}\n`
}

/** The same for a test: rises are printed and don't fail it. */
export const expectBaseline = (baseline: Baseline, scores: Scores): void => {
  const rises = checkBaseline(baseline, scores)
  if (rises) process.stderr.write(rises)
}
