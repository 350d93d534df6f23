import { blocksOf } from './blocks.ts'
import { median } from './median.ts'
import { isBold, isCapitals, isDated, isLabel } from './side-text.ts'
import type { SegmentRow } from './segment.ts'
import { startsOf } from './starts.ts'

const share = <T>(items: readonly T[], isWanted: (item: T) => boolean): number =>
  items.length === 0 ? 0 : items.filter(isWanted).length / items.length

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
    (isProminent) => isProminent(first) && share(others, isProminent) < 0.5,
  )
}

const usualSize = (rows: readonly SegmentRow[]): number => median(rows.map((row) => row.size))

/** Leaves out headings with nothing beside them, because they belong to no table or margin. */
const withoutLonelyHeadings = (rows: readonly SegmentRow[], others: readonly SegmentRow[]): SegmentRow[] => {
  const usual = usualSize(rows)
  return rows.filter((row) => isBeside(row, others) || !(isBold(row) || isCapitals(row) || row.size > usual + 0.4))
}

/** Rows larger than most of their side. */
const largeOf = (rows: readonly SegmentRow[]): SegmentRow[] => {
  const usual = usualSize(rows)
  return rows.filter((row) => row.size > usual + 0.4)
}

const haveOneStyle = (row: SegmentRow, other: SegmentRow) =>
  Math.abs(row.size - other.size) < 0.2 && isBold(row) === isBold(other)

/** Rows of each side, and headings of both, that two columns with headings at one height have at least. */
const FEWEST_ROWS = 4
const FEWEST_HEADINGS = 3

/**
 * Whether both sides begin with a heading at one height and in one style, larger than the text of its side, and go on
 * with text and headings of their own.
 */
const beginWithHeadings = (left: readonly SegmentRow[], right: readonly SegmentRow[]): boolean => {
  const [first, beside] = [left[0], right[0]]
  const [ofLeft, ofRight] = [largeOf(left), largeOf(right)]
  if (!first || !beside || ofLeft[0] !== first || ofRight[0] !== beside || !haveOneStyle(first, beside)) return false
  const headings = [...ofLeft, ...ofRight].filter((row) => haveOneStyle(row, first))
  return (
    isBeside(first, [beside]) &&
    Math.min(left.length, right.length) >= FEWEST_ROWS &&
    headings.length >= FEWEST_HEADINGS &&
    headings.some(
      (row) =>
        row !== first &&
        row !== beside &&
        !isBeside(
          row,
          headings.filter((other) => other !== row),
        ),
    )
  )
}

/**
 * Whether both sides have headings in the same style, and those on the right have nothing beside them: two columns with
 * sections of their own.
 */
const haveSections = (left: readonly SegmentRow[], right: readonly SegmentRow[]): boolean => {
  if (beginWithHeadings(left, right)) return true
  const [ofLeft, ofRight] = [largeOf(left), largeOf(right)]
  const sharedHeadings = ofRight.filter((row) => ofLeft.some((other) => haveOneStyle(row, other)))
  return (
    sharedHeadings.filter((row) => !isBeside(row, left)).length >= 2 &&
    ofLeft.filter((row) => sharedHeadings.some((other) => haveOneStyle(row, other))).length >= 2
  )
}

/** White space that separates a table from the text below it, in sizes. */
const DETACHED = 3

/** Leaves out rows below the end of the other side and apart from it, such as a signature below a table. */
const withoutDetached = (rows: readonly SegmentRow[], others: readonly SegmentRow[]): readonly SegmentRow[] => {
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
    withoutLonelyHeadings(withoutDetached(allLeft, allRight), allRight),
    withoutLonelyHeadings(withoutDetached(allRight, allLeft), allLeft),
  ]
  const [sparse, dense] = left.length <= right.length ? [left, right] : [right, left]
  if (sparse.length < 3) return true
  const isBesideDense = (row: SegmentRow) => isBeside(row, dense)
  const blocks = blocksOf(sparse)
  const alignedBlocks = share(blocks, (block) => block[0] !== undefined && isBesideDense(block[0]))
  const alignedRows = share(sparse, isBesideDense)
  if (share(sparse, isDated) >= 0.5 && alignedBlocks >= 0.6) return true
  if (sparse.length === dense.length && share(dense, isDated) >= 0.5 && alignedRows >= 0.9) return true
  if (share(left, isLabel) >= 0.45 && share(left, (row) => isBeside(row, right)) >= 0.6) return true
  if (sparse === right && alignedRows >= 0.85 && isFlushRight(right)) return true
  const starts = startsOf(dense)
  const blocksAtStarts = share(blocks, (block) => block[0] !== undefined && starts.has(block[0].y))
  const hasFewRows = sparse.length <= 0.6 * dense.length && sparse.length / blocks.length <= 3
  if (hasFewRows && blocks.length >= 2 && alignedBlocks >= 0.85 && blocksAtStarts >= 0.65) return true
  const denseBlocksBesideRows = share(blocksOf(dense), (block) => block[0] !== undefined && isBeside(block[0], sparse))
  if (blocks.length >= 3 && alignedRows >= 0.9 && blocksAtStarts >= 0.65 && denseBlocksBesideRows >= 0.65) return true
  const [top, bottom] = [(sparse[0]?.y ?? 0) - 1, (sparse.at(-1)?.y ?? 0) + 1]
  const denseRowsBetween = dense.filter((row) => row.y > top && row.y < bottom)
  const isOneToOne = alignedRows >= 0.9 && share(denseRowsBetween, (row) => isBeside(row, sparse)) >= 0.8
  if (!isOneToOne) return alignedRows >= 0.9 && sparse.length / blocks.length <= 1.34 && !isHeaded(sparse)
  return !(isHeaded(left) && isHeaded(right)) && !(isProse(left) && isProse(right))
}
