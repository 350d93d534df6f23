import { hasDate, isBold, textOf } from './side-text.ts'
import type { SegmentRow } from './segment.ts'

const CONTACT = /@|(?:\d[\s().-]?){8}/

const textsOf = (row: SegmentRow): string => row.segments.map(textOf).join(' ')
const kindOf = (row: SegmentRow): 'date' | 'contact' | null =>
  CONTACT.test(textsOf(row)) ? 'contact' : hasDate(textsOf(row)) ? 'date' : null
const sameStyle = (one: SegmentRow, other: SegmentRow): boolean =>
  isBold(one) === isBold(other) && Math.abs(one.size - other.size) < 0.3

/**
 * Whether the two sides of a gutter are cards side by side (two schools, two references): each has a title in the same
 * type and the same kinds of lines below it at the same heights. In a table, each column has one kind of cell.
 */
export const areCards = (left: readonly SegmentRow[], right: readonly SegmentRow[]): boolean => {
  const [sparse, dense] = left.length <= right.length ? [left, right] : [right, left]
  const [title, ...rowsBelow] = sparse
  const pairs = sparse.flatMap((row) => {
    const rowBeside = dense.find((other) => Math.abs(other.y - row.y) < 0.2 * row.size)
    return rowBeside ? [[row, rowBeside] as const] : []
  })
  if (!title || rowsBelow.length === 0 || pairs.length < sparse.length) return false
  if (sparse.length < 3 && [left, right].some((rows) => rows.every((row) => row.segments.length > 1))) return false
  if (!pairs.every(([one, other]) => sameStyle(one, other)) || rowsBelow.every((row) => sameStyle(row, title)))
    return false
  return pairs.some(([one, other]) => kindOf(one) !== null && kindOf(one) === kindOf(other))
}
