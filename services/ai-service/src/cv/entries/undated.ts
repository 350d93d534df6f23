import { isHeadLike, isTasks } from './head-like.ts'
import type { Row } from './row.ts'

const WIDE = 0.8

/** Where entries begin in a list without any dates: rows that look like the first, as long as running text looks otherwise; else those after white space; every row where most name two things. */
export function undatedStarts(rows: readonly Row[], namesIn: (row: Row) => number): readonly number[] {
  const [first] = rows
  if (!first || !isHeadLike(first)) return []
  if (rows.every(isHeadLike) && rows.filter((row) => namesIn(row) > 1).length * 2 > rows.length) return rows.map((_, index) => index)
  const plain = new Set(rows.filter((row) => row.bullet || !isHeadLike(row)).map(({ style }) => style))
  const starts = (row: Row, index: number) => {
    if (!isHeadLike(row) || isTasks(row)) return false
    if (index === 0) return true
    if (!plain.has(first.style) && row.style === first.style) return rows[index - 1]?.style !== first.style || row.gap > WIDE
    return plain.has(first.style) && row.gap > WIDE
  }
  return rows.flatMap((row, index) => (starts(row, index) ? [index] : []))
}
