import { blocksOf } from './blocks.ts'
import { median } from './median.ts'
import { isBold, isCapitals, isDated, isLabel } from './side-text.ts'
import type { SegmentRow } from './segment.ts'
import { startsOf } from './starts.ts'

const share = <T>(items: readonly T[], wanted: (item: T) => boolean): number =>
  items.length === 0 ? 0 : items.filter(wanted).length / items.length

/** Whether one of the other rows is at (nearly) the same height. */
const isBeside = (row: SegmentRow, others: readonly SegmentRow[]): boolean =>
  others.some((other) => Math.abs(other.y - row.y) < 0.45 * row.size)

const widthOf = (row: SegmentRow): number => (row.segments.at(-1)?.end ?? 0) - (row.segments[0]?.x ?? 0)

/** Running text: three rows or more that fill their column. */
const isProse = (rows: readonly SegmentRow[]): boolean => {
  const widest = Math.max(...rows.map(widthOf))
  return rows.filter((row) => widthOf(row) > 0.85 * widest && widthOf(row) > 18 * row.size).length >= 3
}

/** A first row that differs from the others, like the heading of a list. */
const isHeaded = (rows: readonly SegmentRow[]): boolean => {
  const [first, ...others] = rows
  if (!first || others.length === 0) return false
  return [isBold, isCapitals, (row: SegmentRow) => row.size > (others[0]?.size ?? 0) + 0.4].some(
    (stands) => stands(first) && share(others, stands) < 0.5,
  )
}

const usualSize = (rows: readonly SegmentRow[]): number => median(rows.map((row) => row.size))

/** Headings with nothing beside them belong to no table or margin. */
const withoutLonelyHeadings = (rows: readonly SegmentRow[], others: readonly SegmentRow[]): SegmentRow[] => {
  const usual = usualSize(rows)
  return rows.filter((row) => isBeside(row, others) || !(isBold(row) || isCapitals(row) || row.size > usual + 0.4))
}

/** Rows larger than most of their side. */
const largeOf = (rows: readonly SegmentRow[]): SegmentRow[] => {
  const usual = usualSize(rows)
  return rows.filter((row) => row.size > usual + 0.4)
}

/**
 * Whether both sides have headings in one type, those on the right with nothing beside them: two columns, each with its
 * sections.
 */
const haveSections = (left: readonly SegmentRow[], right: readonly SegmentRow[]): boolean => {
  const alike = (row: SegmentRow, other: SegmentRow) =>
    Math.abs(row.size - other.size) < 0.2 && isBold(row) === isBold(other)
  const [ofLeft, ofRight] = [largeOf(left), largeOf(right)]
  const shared = ofRight.filter((row) => ofLeft.some((other) => alike(row, other)))
  return (
    shared.filter((row) => !isBeside(row, left)).length >= 2 &&
    ofLeft.filter((row) => shared.some((other) => alike(row, other))).length >= 2
  )
}

/** White space that separates a table from the text below it, in sizes. */
const DETACHED = 3

/** Rows without those that are separate, below the other side: a signature below a table isn't part of it. */
const opposite = (rows: readonly SegmentRow[], others: readonly SegmentRow[]): readonly SegmentRow[] => {
  const bottom = (others.at(-1)?.y ?? 0) + 1
  const firstDetached = rows.findIndex(
    (row, index) => row.y > bottom && row.y - (rows[index - 1]?.y ?? row.y) > DETACHED * row.size,
  )
  return firstDetached === -1 ? rows : rows.slice(0, firstDetached)
}

/** Right-aligned text, as of dates and places at the end of a row. */
const isFlushRight = (rows: readonly SegmentRow[]): boolean => {
  const ends = rows.map((row) => row.segments.at(-1)?.end ?? 0)
  const starts = rows.map((row) => row.segments[0]?.x ?? 0)
  const edge = Math.max(...ends)
  return share(ends, (end) => edge - end < 3) >= 0.8 && Math.max(...starts) - Math.min(...starts) > 6
}

/**
 * Whether the two sides of a gutter are rows of one text (dates, labels or headings in a margin, cells of a table)
 * instead of columns: each text of the sparser side starts where something starts on the other side.
 */
export const areLinked = (allLeft: readonly SegmentRow[], allRight: readonly SegmentRow[]): boolean => {
  if (haveSections(allLeft, allRight)) return false
  const [left, right] = [
    withoutLonelyHeadings(opposite(allLeft, allRight), allRight),
    withoutLonelyHeadings(opposite(allRight, allLeft), allLeft),
  ]
  const [sparse, dense] = left.length <= right.length ? [left, right] : [right, left]
  if (sparse.length < 3) return true
  const beside = (row: SegmentRow) => isBeside(row, dense)
  const blocks = blocksOf(sparse)
  const aligned = share(blocks, (block) => block[0] !== undefined && beside(block[0]))
  const rowsAligned = share(sparse, beside)
  if (share(sparse, isDated) >= 0.5 && aligned >= 0.6) return true
  if (sparse.length === dense.length && share(dense, isDated) >= 0.5 && rowsAligned >= 0.9) return true
  if (share(left, isLabel) >= 0.45 && share(left, (row) => isBeside(row, right)) >= 0.6) return true
  if (sparse === right && rowsAligned >= 0.85 && isFlushRight(right)) return true
  const starts = startsOf(dense)
  const begins = share(blocks, (block) => block[0] !== undefined && starts.has(block[0].y))
  const few = sparse.length <= 0.6 * dense.length && sparse.length / blocks.length <= 3
  if (few && blocks.length >= 2 && aligned >= 0.85 && begins >= 0.65) return true
  const answered = share(blocksOf(dense), (block) => block[0] !== undefined && isBeside(block[0], sparse))
  if (blocks.length >= 3 && rowsAligned >= 0.9 && begins >= 0.65 && answered >= 0.65) return true
  const [top, bottom] = [(sparse[0]?.y ?? 0) - 1, (sparse.at(-1)?.y ?? 0) + 1]
  const between = dense.filter((row) => row.y > top && row.y < bottom)
  const oneToOne = rowsAligned >= 0.9 && share(between, (row) => isBeside(row, sparse)) >= 0.8
  if (!oneToOne) return rowsAligned >= 0.9 && sparse.length / blocks.length <= 1.34 && !isHeaded(sparse)
  return !(isHeaded(left) && isHeaded(right)) && !(isProse(left) && isProse(right))
}
