import { median } from './median.ts'
import type { SegmentRow } from './segment.ts'

/** Rows that follow each other without extra white space. */
export type Block = readonly SegmentRow[]

/** How much extra white space separates blocks, as a share of the usual distance. */
const EXTRA = 1.35

/** Splits rows into blocks where the white space between them grows. */
export const blocksOf = (rows: readonly SegmentRow[]): Block[] => {
  const distances = rows.slice(1).map((row, index) => (row.y - (rows[index]?.y ?? 0)) / row.size)
  const usual = Math.min(median(distances), 1.6)
  const blocks: SegmentRow[][] = []
  for (const [index, row] of rows.entries()) {
    const last = blocks.at(-1)
    if (!last || (distances[index - 1] ?? 0) > EXTRA * usual) blocks.push([row])
    else last.push(row)
  }
  return blocks
}
