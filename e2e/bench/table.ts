import { type BenchRow, ratioOf, withinLimit } from './bench.ts'

const HEADER = ['what', 'measured', 'reference', 'ratio', 'limit', '']

const figure = (value: number, unit: string): string =>
  `${Number(value.toPrecision(4)).toLocaleString('en-GB', { maximumFractionDigits: 3 })} ${unit}`

const limitOf = ({ limit }: BenchRow): string => ('atMost' in limit ? `≤ ${limit.atMost}` : `≥ ${limit.atLeast}`)

const cells = (row: BenchRow): string[] => [
  row.what,
  figure(row.measured, row.unit),
  `${figure(row.reference, row.unit)} (${row.against})`,
  ratioOf(row).toFixed(3),
  limitOf(row),
  [withinLimit(row) ? 'ok' : 'FALLS SHORT', row.note].filter(Boolean).join('; '),
]

/** The rows as aligned text, one a line under a header. */
export const formatTable = (rows: readonly BenchRow[]): string => {
  const lines = [HEADER, ...rows.map(cells)]
  const widths = HEADER.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
