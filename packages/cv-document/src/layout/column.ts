import { areCards } from './cards.ts'
import type { ColumnLine } from './column-lines.ts'
import { guttersOf, type Gutter } from './gutter.ts'
import { headingsAcross } from './headings-across.ts'
import { areLinked } from './linked-columns.ts'
import type { SegmentRow } from './segment.ts'
import { sidesOf } from './sides.ts'

/** A page or a section of it: rows of one column, or columns side by side, from top to bottom. */
export type ColumnPart =
  | { kind: 'rows'; rows: readonly SegmentRow[] }
  | { kind: 'columns'; gutter: Gutter; left: Column; right: Column }
export type Range = { x: number; end: number }
export type Column = { parts: readonly ColumnPart[]; x: number; end: number }

/** The deepest nesting of columns: no CV needs more, but a hostile file may have it. */
const DEEPEST = 4
/** How many white strips are tried, most promising first. */
const CANDIDATES = 12

/** Columns longer than this share of a page may continue on the next. */
const LASTING = 0.4

const boundsOf = (rows: readonly SegmentRow[]): { x: number; end: number } => ({
  x: Math.min(...rows.flatMap((row) => row.segments.map((segment) => segment.left))),
  end: Math.max(...rows.flatMap((row) => row.segments.map((segment) => segment.end))),
})

/** Whether a strip overlaps the gutter of the previous page. */
const isAtGutter = (gutter: Gutter, lastGutter: Range | null): boolean =>
  lastGutter !== null && gutter.x < lastGutter.end && gutter.end > lastGutter.x

/** Whether the line between two columns of a table stands in a strip, beside most of it. */
const isTable = (gutter: Gutter, rows: readonly SegmentRow[], lines: readonly ColumnLine[]): boolean => {
  const [top, bottom] = [rows[gutter.from]?.y ?? 0, rows[gutter.to - 1]?.y ?? 0]
  return lines.some(
    (line) =>
      line.x > gutter.x - 8 &&
      line.x < gutter.end + 8 &&
      Math.min(bottom, line.bottom) - Math.max(top, line.top) > 0.5 * gutter.overlap,
  )
}

const partsOf = (
  rows: readonly SegmentRow[],
  depth: number,
  lastGutter: Range | null,
  lines: readonly ColumnLine[],
): ColumnPart[] => {
  if (rows.length === 0) return []
  if (depth >= DEEPEST) return [{ kind: 'rows', rows }]
  for (const gutter of guttersOf(rows).slice(0, CANDIDATES)) {
    if (isTable(gutter, rows, lines)) continue
    const { left, right } = sidesOf(rows, gutter)
    if (
      !isAtGutter(gutter, lastGutter) &&
      !areCards(left, right) &&
      (left.length + right.length < 5 || areLinked(left, right))
    )
      continue
    const [heading] = headingsAcross(rows, gutter)
    if (heading !== undefined) {
      return [
        ...partsOf(rows.slice(0, heading), depth, lastGutter, lines),
        { kind: 'rows', rows: rows.slice(heading, heading + 1) },
        ...partsOf(rows.slice(heading + 1), depth, lastGutter, lines),
      ]
    }
    return [
      ...partsOf(rows.slice(0, gutter.from), depth, lastGutter, lines),
      {
        kind: 'columns',
        gutter,
        left: columnOf(left, null, lines, depth + 1),
        right: columnOf(right, null, lines, depth + 1),
      },
      ...partsOf(rows.slice(gutter.to), depth, lastGutter, lines),
    ]
  }
  return [{ kind: 'rows', rows }]
}

/**
 * Finds the columns in rows of text, and the columns within those. `lastGutter` is the gutter of the previous page;
 * `lines` are the lines of this page's tables.
 */
export const columnOf = (
  rows: readonly SegmentRow[],
  lastGutter: Range | null,
  lines: readonly ColumnLine[],
  depth = 0,
): Column => ({ parts: partsOf(rows, depth, lastGutter, lines), ...boundsOf(rows) })

/** Where the columns that span most of a page are separated; null if there are none. */
export const lastingGutter = (column: Column, height: number): Range | null => {
  const longColumns = column.parts.find((part) => part.kind === 'columns' && part.gutter.overlap > LASTING * height)
  return longColumns?.kind === 'columns' ? longColumns.gutter : null
}
