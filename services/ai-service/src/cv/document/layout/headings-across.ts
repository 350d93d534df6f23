import { blocksOf } from './blocks.ts'
import type { Gutter } from './gutter.ts'
import { median } from './median.ts'
import { isCapitals } from './side-text.ts'
import type { SegmentRow } from './segment.ts'
import { sidesOf } from './sides.ts'
import type { Word } from './word.ts'

/** Distance below which baselines count as one, in sizes. */
const LEVEL = 0.45

/** An icon before a heading has a typeface of its own. */
const lastWord = (row: SegmentRow): Word | undefined => row.segments[0]?.words.at(-1)
const bold = (row: SegmentRow): boolean => lastWord(row)?.bold ?? false
const large = (row: SegmentRow, usual: number): boolean => row.size > usual + 0.4 || isCapitals(row)
const stands = (row: SegmentRow, usual: number): boolean => bold(row) || large(row, usual)
const alike = (one: SegmentRow, other: SegmentRow): boolean => {
  const [first, second] = [lastWord(one), lastWord(other)]
  return (
    first?.bold === second?.bold &&
    Math.abs((first?.size ?? 0) - (second?.size ?? 0)) < 0.3 &&
    isCapitals(one) === isCapitals(other)
  )
}
const besides = (row: SegmentRow, others: readonly SegmentRow[]): SegmentRow | undefined =>
  others.find((other) => Math.abs(other.y - row.y) < LEVEL * Math.min(row.size, other.size))

/**
 * Indices of rows that end the columns of a range because they are headings above all of them: alone at their height,
 * and the text below them on the right, if any, starts at the height of a row on the left. None if the right column has
 * headings of its own.
 */
export const headingsAcross = (rows: readonly SegmentRow[], gutter: Gutter): number[] => {
  const { left, right } = sidesOf(rows, gutter)
  const usual = median([...left, ...right].map((row) => row.size))
  const heads = left.filter((row) => stands(row, usual) && !besides(row, right))
  const headingRows = blocksOf(right)
    .flatMap((block) => block[0] ?? [])
    .filter((row) => large(row, usual) || (bold(row) && !besides(row, left)))
  if (headingRows.some((row) => row.y > (left[0]?.y ?? 0))) return []
  return heads.flatMap((head) => {
    const [next, across] = [left.find((row) => row.y > head.y), right.find((row) => row.y > head.y)]
    if (!next || alike(next, head) || right.some((row) => alike(row, head))) return []
    if (across && !besides(across, left)) return []
    const index = rows.findIndex((row) => row.y === head.y)
    return index === -1 ? [] : [index]
  })
}
