import type { Gutter } from './gutter.ts'
import type { Segment, SegmentRow } from './segment.ts'

const rowsWith = (rows: readonly SegmentRow[], isWanted: (segment: Segment) => boolean): SegmentRow[] =>
  rows.flatMap((row) => {
    const segments = row.segments.filter(isWanted)
    return segments.length > 0
      ? [{ y: row.y, size: Math.max(...segments.map((segment) => segment.size)), segments }]
      : []
  })

/** Splits the rows of a gutter's range into two sides; a row keeps its `y` on both. */
export const sidesOf = (rows: readonly SegmentRow[], gutter: Gutter): { left: SegmentRow[]; right: SegmentRow[] } => {
  const stretch = rows.slice(gutter.from, gutter.to)
  return {
    left: rowsWith(stretch, (segment) => segment.end <= gutter.x + 0.01),
    right: rowsWith(stretch, (segment) => segment.end > gutter.x + 0.01),
  }
}
