import { blocksOf } from './blocks.ts'
import { isBold, isCapitals, isDated, isLabel } from './side-text.ts'
import type { SegmentRow } from './segment.ts'
import { startsOf } from './starts.ts'

const share = <T>(items: readonly T[], wanted: (item: T) => boolean): number => (items.length === 0 ? 0 : items.filter(wanted).length / items.length)

const widthOf = (row: SegmentRow): number => (row.segments.at(-1)?.end ?? 0) - (row.segments[0]?.x ?? 0)

/** Text that runs on: three rows or more that fill their column. */
const isProse = (rows: readonly SegmentRow[]): boolean => {
  const widest = Math.max(...rows.map(widthOf))
  return rows.filter((row) => widthOf(row) > 0.85 * widest && widthOf(row) > 18 * row.size).length >= 3
}

/** A first row that stands out from the others, as the heading of a list does. */
const isHeaded = (rows: readonly SegmentRow[]): boolean => {
  const [first, ...others] = rows
  if (!first || others.length === 0) return false
  return [isBold, isCapitals, (row: SegmentRow) => row.size > (others[0]?.size ?? 0) + 0.4].some((stands) => stands(first) && share(others, stands) < 0.5)
}

/**
 * Whether two sides of a gutter are rows of one text (dates, labels or headings in a margin, cells of a table) and not
 * columns: what the sparser side says begins where something begins on the other side.
 */
export const areLinked = (left: readonly SegmentRow[], right: readonly SegmentRow[]): boolean => {
  const [sparse, dense] = left.length <= right.length ? [left, right] : [right, left]
  if (sparse.length < 2) return true
  const besides = new Set(dense.map((row) => row.y))
  const beside = (row: SegmentRow) => besides.has(row.y)
  const blocks = blocksOf(sparse)
  const aligned = share(blocks, (block) => block[0] !== undefined && beside(block[0]))
  const rowsAligned = share(sparse, beside)
  if (share(sparse, isDated) >= 0.5 && aligned >= 0.6) return true
  if (share(sparse, isLabel) >= 0.5 && rowsAligned >= 0.6) return true
  const starts = startsOf(dense)
  const begins = share(blocks, (block) => block[0] !== undefined && starts.has(block[0].y))
  const few = sparse.length <= 0.6 * dense.length && sparse.length / blocks.length <= 3
  if (few && blocks.length >= 2 && aligned >= 0.85 && begins >= 0.65) return true
  const oneToOne = rowsAligned >= 0.9 && share(dense, (row) => sparse.some((other) => other.y === row.y)) >= 0.8
  if (!oneToOne) return rowsAligned >= 0.9 && sparse.length / blocks.length <= 1.34 && !isHeaded(sparse)
  return !(isHeaded(left) && isHeaded(right)) && !(isProse(left) && isProse(right))
}
