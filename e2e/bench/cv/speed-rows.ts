import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { BenchRow } from '../bench.ts'
import { median } from '../median.ts'
import type { Parser } from './parser-process.ts'

const ROUNDS = 5
const RATIO = 3

/** Milliseconds pdftotext takes for all files, one after the other; null when it isn't installed. */
const byPdftotext = async (paths: readonly string[]): Promise<number | null> => {
  const start = performance.now()
  for (const path of paths) {
    const child = spawn('pdftotext', [path, '-'], { stdio: ['ignore', 'ignore', 'ignore'] })
    const started = await once(child, 'exit').then(
      () => true,
      (error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? false : Promise.reject(error)),
    )
    if (!started) return null
  }
  return performance.now() - start
}

/**
 * Reading all fields of all PDFs by the warm parser, against pdftotext writing their text; no row when there is no
 * pdftotext.
 */
export const speedRows = async (parser: Parser, paths: readonly string[]): Promise<BenchRow[]> => {
  const [ours, theirs]: [number[], number[]] = [[], []]
  for (let round = -1; round < ROUNDS; round += 1) {
    const reference = await byPdftotext(paths)
    if (reference === null) {
      console.error('  pdftotext is missing (Debian: poppler-utils): the time of parsing is not compared')
      return []
    }
    const { milliseconds } = await parser.parse(paths)
    if (round < 0) continue
    ours.push(milliseconds)
    theirs.push(reference)
  }
  const each = (times: number[]) => median(times) / paths.length
  return [
    {
      what: 'cv, time of parsing one PDF',
      measured: each(ours),
      against: 'pdftotext, one process a file',
      reference: each(theirs),
      unit: 'ms',
      limit: { atMost: RATIO },
      note: `${paths.length} PDFs, median of ${ROUNDS} rounds`,
    },
  ]
}
