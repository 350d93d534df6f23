import { erasedTableLabels } from '@wervio/contracts'

/** Rows of a table, before an erasure or counted as erased. */
export type TableCount = { table: string; rows: number }
export type LabelledCount = { label: string; rows: number }

/** The counts a recruiter would ask for by name, in the order of the labels, and all others together as the last. */
export const labelCounts = (counts: readonly TableCount[]): LabelledCount[] => {
  const byTable = new Map(counts.map(({ table, rows }) => [table, rows]))
  const namedCounts = Array.from(erasedTableLabels, ([table, label]) => ({ label, rows: byTable.get(table) ?? 0 }))
  const others = counts.filter(({ table }) => !erasedTableLabels.has(table))
  const rest = others.reduce((total, { rows }) => total + rows, 0)
  return [...namedCounts, { label: 'Overige gegevens', rows: rest }].filter(({ rows }) => rows > 0)
}
