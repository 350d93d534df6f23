import { mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { type BenchRow, shareOfLimit } from './bench.ts'
import { CELLS, cellsOf } from './table.ts'

/**
 * What one bench told: its rows, or why it has none (broken, or `skipped` because it lacked something). The load is
 * what others and it had running, of one minute each.
 */
export type BenchResult = {
  name: string
  seconds: number
  loadBefore: number
  loadAfter: number
  rows: BenchRow[]
  failure?: string
  skipped?: string
}

const FILE = fileURLToPath(new URL('../test-results/bench.md', import.meta.url))
const MOST_PRESSING = 3

/** Load of the machine in the last minute: how many processes ran or waited to. */
export const currentLoad = (): number => Math.round((loadavg()[0] ?? 0) * 10) / 10

const line = (cells: readonly string[]): string => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`

/** The rows nearest to their limit, or furthest past it. */
export const mostPressing = (results: readonly BenchResult[]): BenchRow[] =>
  results
    .flatMap(({ rows }) => rows)
    .toSorted((a, b) => shareOfLimit(b) - shareOfLimit(a))
    .slice(0, MOST_PRESSING)

/** One table of all rows in Markdown, with the machine and its load: a figure of a busy machine says little alone. */
export const formatReport = (results: readonly BenchResult[], now: Date): string =>
  [
    `# Benchmarks of ${now.toISOString()}`,
    '',
    `${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.version}.`,
    '',
    line(['bench', ...CELLS, 'load before, after']),
    line(['---', ...CELLS.map(() => '---'), '---']),
    ...results.flatMap(({ name, rows, loadBefore, loadAfter, failure, skipped }) => [
      ...rows.map((row) => line([name, ...cellsOf(row), `${loadBefore}, ${loadAfter}`])),
      ...[failure === undefined ? [] : ['FAILED'], skipped === undefined ? [] : [`SKIPPED: ${skipped}`]]
        .flat()
        .map((what) => line([name, what, ...CELLS.slice(1).map(() => ''), `${loadBefore}, ${loadAfter}`])),
    ]),
    '',
    'Nearest to their limit, or furthest past it:',
    '',
    ...mostPressing(results).map((row) => `- ${row.what}: ${Math.round(shareOfLimit(row) * 100)} % of its limit`),
    '',
  ].join('\n')

/** Writes the report beside the other results of end-to-end tests; returns where. */
export const writeReport = async (results: readonly BenchResult[]): Promise<string> => {
  await mkdir(fileURLToPath(new URL('../test-results', import.meta.url)), { recursive: true })
  await writeFile(FILE, formatReport(results, new Date()))
  return FILE
}
