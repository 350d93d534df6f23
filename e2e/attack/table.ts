import { holds, type Row } from './attack.ts'

/** A row with the attack it comes from. */
export type Line = { point: string; file: string; row: Row }

const HEADER = ['point', 'what is tried', 'tried', 'held', 'verdict', 'proof']

const verdictOf = (row: Row): string => {
  if ('notTried' in row) return 'not tried'
  return holds(row) ? 'held' : 'DOES NOT HOLD'
}

const cells = ({ point, file, row }: Line): string[] => {
  const counts = 'notTried' in row ? ['-', '-'] : [String(row.attemptCount), String(row.repelledCount)]
  return [point, row.what, ...counts, verdictOf(row), file]
}

const detailsOf = ({ row }: Line): string[] => {
  const details = 'notTried' in row ? [row.notTried] : row.details
  return details.map((detail) => `  ${row.what}: ${detail}`)
}

/** The lines as aligned text under a header, with the details below. */
export const formatTable = (lines: readonly Line[]): string => {
  const table = [HEADER, ...lines.map(cells)]
  const widths = HEADER.map((_, column) => Math.max(...table.map((line) => line[column]?.length ?? 0)))
  const rows = table.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  const details = lines.flatMap(detailsOf)
  return [...rows, ...(details.length > 0 ? ['', 'Details', ...details] : [])].join('\n')
}
