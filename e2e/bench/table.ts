import { type BenchRow, ratioOf, withinLimit } from './bench.ts'

/** What a row of the table tells. */
export const CELLS = ['what', 'measured', 'reference', 'ratio', 'limit', 'verdict'] as const

const figure = (value: number, unit: string): string =>
  `${Number(value.toPrecision(4)).toLocaleString('en-GB', { maximumFractionDigits: 3 })} ${unit}`

const limitOf = ({ limit }: BenchRow): string => ('atMost' in limit ? `≤ ${limit.atMost}` : `≥ ${limit.atLeast}`)

/** A row as text. */
export const cellsOf = (row: BenchRow): string[] => [
  row.what,
  figure(row.measured, row.unit),
  `${figure(row.reference, row.unit)} (${row.against})`,
  ratioOf(row).toFixed(3),
  limitOf(row),
  [withinLimit(row) ? 'ok' : 'FALLS SHORT', row.note].filter(Boolean).join('; '),
]

/** The rows as aligned text, one a line under a header. */
export const formatTable = (rows: readonly BenchRow[]): string => {
  const lines = [[...CELLS], ...rows.map(cellsOf)]
  const widths = CELLS.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
