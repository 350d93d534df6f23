import { blocksOf } from './blocks.ts'
import type { Gutter } from './gutter.ts'
import { median } from './median.ts'
import { isCapitals } from './side-text.ts'
import type { SegmentRow } from './segment.ts'
import { sidesOf } from './sides.ts'
import type { Word } from './word.ts'

/** Distance below which baselines count as one, in sizes. */
const LEVEL = 0.45

/** The last word, because an icon before a heading has a typeface of its own. */
const lastWord = (row: SegmentRow): Word | undefined => row.segments[0]?.words.at(-1)
const isBoldRow = (row: SegmentRow): boolean => lastWord(row)?.bold ?? false
const isLarge = (row: SegmentRow, usual: number): boolean => row.size > usual + 0.4 || isCapitals(row)
const isProminent = (row: SegmentRow, usual: number): boolean => isBoldRow(row) || isLarge(row, usual)
const haveOneStyle = (one: SegmentRow, other: SegmentRow): boolean => {
  const [first, second] = [lastWord(one), lastWord(other)]
  return (
    first?.bold === second?.bold &&
    Math.abs((first?.size ?? 0) - (second?.size ?? 0)) < 0.3 &&
    isCapitals(one) === isCapitals(other)
  )
}
const rowBeside = (row: SegmentRow, others: readonly SegmentRow[]): SegmentRow | undefined =>
  others.find((other) => Math.abs(other.y - row.y) < LEVEL * Math.min(row.size, other.size))

/**
 * Indices of rows that end the columns of a range because they are headings above all of them: alone at their height,
 * and the text below them on the right, if any, starts at the height of a row on the left. None if the right column has
 * headings of its own.
 */
export const headingsAcross = (rows: readonly SegmentRow[], gutter: Gutter): number[] => {
  const { left, right } = sidesOf(rows, gutter)
  const usual = median([...left, ...right].map((row) => row.size))
  const heads = left.filter((row) => isProminent(row, usual) && !rowBeside(row, right))
  const headingRows = blocksOf(right)
    .flatMap((block) => block[0] ?? [])
    .filter((row) => isLarge(row, usual) || (isBoldRow(row) && !rowBeside(row, left)))
  if (headingRows.some((row) => row.y > (left[0]?.y ?? 0))) return []
  return heads.flatMap((head) => {
    const [next, across] = [left.find((row) => row.y > head.y), right.find((row) => row.y > head.y)]
    if (!next || haveOneStyle(next, head) || right.some((row) => haveOneStyle(row, head))) return []
    if (across && !rowBeside(across, left)) return []
    const index = rows.findIndex((row) => row.y === head.y)
    return index === -1 ? [] : [index]
  })
}
