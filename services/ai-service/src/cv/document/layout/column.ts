import { guttersOf } from './gutter.ts'
import { areLinked } from './linked.ts'
import type { SegmentRow } from './segment.ts'
import { sidesOf } from './sides.ts'

/** A page or a part of it: rows of one column, or columns side by side, from top to bottom. */
export type Part = { kind: 'rows'; rows: readonly SegmentRow[] } | { kind: 'columns'; left: Column; right: Column }
export type Column = { parts: readonly Part[]; x: number; end: number }

/** Columns within columns within columns: no CV needs more, a hostile file would like to. */
const DEEPEST = 4
/** How many white strips are looked at, the most telling first. */
const CANDIDATES = 12

const boundsOf = (rows: readonly SegmentRow[]): { x: number; end: number } => ({
  x: Math.min(...rows.flatMap((row) => row.segments.map((segment) => segment.left))),
  end: Math.max(...rows.flatMap((row) => row.segments.map((segment) => segment.end))),
})

const partsOf = (rows: readonly SegmentRow[], depth: number): Part[] => {
  if (rows.length === 0) return []
  if (depth >= DEEPEST) return [{ kind: 'rows', rows }]
  for (const gutter of guttersOf(rows).slice(0, CANDIDATES)) {
    const { left, right } = sidesOf(rows, gutter)
    if (left.length + right.length < 5 || areLinked(left, right)) continue
    return [
      ...partsOf(rows.slice(0, gutter.from), depth),
      { kind: 'columns', left: columnOf(left, depth + 1), right: columnOf(right, depth + 1) },
      ...partsOf(rows.slice(gutter.to), depth),
    ]
  }
  return [{ kind: 'rows', rows }]
}

/** Finds the columns in rows of text, and the columns in those. */
export const columnOf = (rows: readonly SegmentRow[], depth = 0): Column => ({ parts: partsOf(rows, depth), ...boundsOf(rows) })
