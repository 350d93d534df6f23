import { cellsOf } from './cells.ts'
import { guttersOf, type Gutter } from './gutter.ts'
import { firstText, isBold, isCapitals, isDated } from './side-text.ts'
import type { Segment, SegmentRow } from './segment.ts'
import { sidesOf } from './sides.ts'
import { startsOf } from './starts.ts'

/** Segments side by side, in reading order; `linked` when there is more than one. */
export type Group = { segments: readonly Segment[]; isLinked: boolean }

/**
 * The first line of a wrapped period: it ends in a dash, in a word such as 'tot' or in a month, or has only one year.
 */
const MONTH =
  '(?:jan|feb|febr|mrt|maart|mar|march|apr|mei|may|jun|juni|june|jul|juli|july|aug|sep|sept|okt|oct|nov|dec)[a-zé]*\\.?'
const OPEN_PERIOD = new RegExp(
  `(?:[-–—/]|\\b(?:tot|t/m|to|until|sinds|since|vanaf|van|from|en|met|bis|von|seit|au|de|à))$|^(?!.*\\d{4}.*\\d{4}).*(?:[-–—]| tot | t/m | to | bis ).*[a-z]+\\.?$|(?:^|\\s)${MONTH}$`,
  'i',
)
const PERIOD_REST =
  /^(?:[-–—/] ?|tot |en met |met |t\/m |to |bis |au )|^(?:\p{L}+\.? )?\d{4}(?: ?(?:[-–—/]|tot|tot en|t\/m|to|bis))?$|^(?:heden|nu|present|now|current|today|vandaag|heute)\b/iu

const groupOfRow = (row: SegmentRow): Group => ({ segments: row.segments, isLinked: row.segments.length > 1 })

/** Whether a row in a margin continues the one above it: a wrapped period or heading. */
const goesOn = (row: SegmentRow, above: SegmentRow, besideStarts: boolean): boolean => {
  if (row.y - above.y > 1.7 * row.size) return false
  const [text, textAbove] = [firstText(row), firstText(above)]
  if (isDated(above))
    return PERIOD_REST.test(text) && (OPEN_PERIOD.test(textAbove) || /^[-–—/]|^(?:tot|t\/m|to|bis) /i.test(text))
  return (
    !besideStarts && isBold(row) && isBold(above) && !textAbove.endsWith(':') && isCapitals(row) === isCapitals(above)
  )
}

/** A line continues below if it ends beyond this share of its column and is at least this long, in sizes. */
const FULL = 0.85
const LONG = 20

const endOfRow = (row: SegmentRow): number => row.segments.at(-1)?.end ?? 0

type Margin = { gutter: Gutter; side: 'left' | 'right'; stretches: readonly (readonly SegmentRow[])[] }

/** Whether a new text starts beside a row in a margin, instead of the text above continuing. */
const startsBeside = (text: readonly SegmentRow[]): ((row: SegmentRow, above: SegmentRow) => boolean) => {
  const starts = startsOf(text)
  const rows = new Map(text.map((row) => [row.y, row]))
  const widest = Math.max(...text.map(endOfRow))
  return (row, above) => {
    const [rowBeside, rowBefore] = [rows.get(row.y), rows.get(above.y)]
    if (!rowBeside || starts.has(row.y)) return rowBeside !== undefined
    const isAligned =
      rowBefore !== undefined && Math.abs((rowBefore.segments[0]?.x ?? 0) - (rowBeside.segments[0]?.x ?? 0)) < 2
    const isFull =
      rowBefore !== undefined &&
      endOfRow(rowBefore) > FULL * widest &&
      endOfRow(rowBefore) - (rowBefore.segments[0]?.x ?? 0) > LONG * rowBefore.size
    return isAligned && !isFull && !/^\p{Ll}/u.test(firstText(rowBeside))
  }
}

/** The rows of a margin, with wrapped ones joined. */
const stretchesOf = (margin: readonly SegmentRow[], text: readonly SegmentRow[]): SegmentRow[][] => {
  const isNew = startsBeside(text)
  const stretches: SegmentRow[][] = []
  for (const row of margin) {
    const above = stretches.at(-1)?.at(-1)
    if (above && goesOn(row, above, isNew(row, above))) stretches.at(-1)?.push(row)
    else stretches.push([row])
  }
  return stretches
}

/** How many white strips are tried, most promising first. */
const CANDIDATES = 12

const marginOf = (rows: readonly SegmentRow[]): Margin | null => {
  for (const gutter of guttersOf(rows).slice(0, CANDIDATES)) {
    const { left, right } = sidesOf(rows, gutter)
    const side = left.length <= right.length ? 'left' : 'right'
    const [margin, text] = side === 'left' ? [left, right] : [right, left]
    const stretches = stretchesOf(margin, text)
    if (stretches.some((stretch) => stretch.length > 1)) return { gutter, side, stretches }
  }
  return null
}

/**
 * Reads a wrapped date or heading in a margin as a whole, before the text beside it; in a right margin after the first
 * line of that text.
 */
const groupOf = (rows: readonly SegmentRow[], { side, gutter }: Margin): Group => {
  const inMargin = (segment: Segment) => (side === 'left' ? segment.end <= gutter.x + 0.01 : segment.left >= gutter.x)
  const allSegments = rows.flatMap((row) => row.segments)
  const margin = allSegments.filter(inMargin)
  const [first, ...others] =
    side === 'left' ? [[], ...rows.map((row) => row.segments)] : rows.map((row) => row.segments)
  const textSegments = (segments: readonly Segment[] | undefined) =>
    (segments ?? []).filter((segment) => !inMargin(segment))
  return { segments: [...textSegments(first), ...margin, ...others.flatMap(textSegments)], isLinked: true }
}

const groupsBesideMargin = (rows: readonly SegmentRow[], margin: Margin): Group[] => {
  const groups: Group[] = []
  for (let index = 0; index < rows.length;) {
    const row = rows[index]
    if (!row) break
    const stretch = margin.stretches.find(([first]) => first?.y === row.y)
    const last = stretch?.at(-1)?.y
    const end = last === undefined ? index + 1 : rows.findLastIndex((other) => other.y <= last) + 1
    groups.push(end - index > 1 ? groupOf(rows.slice(index, end), margin) : groupOfRow(row))
    index = end
  }
  return groups
}

/** The most margins of one column: a hostile file may have one for each row. */
const MOST_MARGINS = 40

/** The rows with each margin beside them; a heading across the column ends a margin. */
const groupsWithMargins = (rows: readonly SegmentRow[], marginsLeft = MOST_MARGINS): Group[] => {
  const margin = marginsLeft > 0 ? marginOf(rows) : null
  if (!margin) return rows.map(groupOfRow)
  const { from, to } = margin.gutter
  const groupsAbove = groupsWithMargins(rows.slice(0, from), marginsLeft / 2 - 1)
  return [
    ...groupsAbove,
    ...groupsBesideMargin(rows.slice(from, to), margin),
    ...groupsWithMargins(rows.slice(to), marginsLeft / 2 - 1),
  ]
}

/** Rows of one column in reading order. A row of a table with drawn lines is one group, whatever its cells hold. */
export const groupsOf = (rows: readonly SegmentRow[]): Group[] => {
  if (rows.every((row) => row.cells === undefined)) return groupsWithMargins(rows)
  const groups: Group[] = []
  let openRows: SegmentRow[] = []
  const closeGroup = () => {
    const [first] = openRows
    if (first)
      groups.push(
        ...(first.cells === undefined
          ? groupsWithMargins(openRows)
          : [{ segments: cellsOf(openRows), isLinked: true }]),
      )
    openRows = []
  }
  for (const row of rows) {
    if (openRows[0] && openRows[0].cells !== row.cells) closeGroup()
    openRows.push(row)
  }
  closeGroup()
  return groups
}
