import { blocksOf } from './blocks.ts'
import type { SegmentRow } from './segment.ts'
import { isBold } from './side-text.ts'

/** Baselines of rows where something new begins: white space above, or another typeface than the row before. */
export const startsOf = (rows: readonly SegmentRow[]): ReadonlySet<number> => {
  const starts = new Set(blocksOf(rows).flatMap((block) => block[0]?.y ?? []))
  for (const [index, row] of rows.entries()) {
    const previous = rows[index - 1]
    if (!previous || (isBold(row) && !isBold(previous)) || Math.abs(row.size - previous.size) > 0.4) starts.add(row.y)
  }
  return starts
}
