import { blocksOf } from './blocks.ts'
import type { Gutter } from './gutter.ts'
import { median } from './median.ts'
import { isCapitals } from './side-text.ts'
import type { SegmentRow } from './segment.ts'
import { sidesOf } from './sides.ts'
import type { Word } from './word.ts'

/** Baselines this near are one, in sizes. */
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
 * Rows (as indices) that end the columns of a stretch because they are headings over all of them: alone on their height, and what comes
 * under them on the right, if anything, begins at the height of a row on the left. None where the right column has headings of its own.
 */
export const headingsAcross = (rows: readonly SegmentRow[], gutter: Gutter): number[] => {
  const { left, right } = sidesOf(rows, gutter)
  const usual = median([...left, ...right].map((row) => row.size))
  const heads = left.filter((row) => stands(row, usual) && !besides(row, right))
  const own = blocksOf(right)
    .flatMap((block) => block[0] ?? [])
    .filter((row) => large(row, usual) || (bold(row) && !besides(row, left)))
  if (own.some((row) => row.y > (left[0]?.y ?? 0))) return []
  return heads.flatMap((head) => {
    const [next, across] = [left.find((row) => row.y > head.y), right.find((row) => row.y > head.y)]
    if (!next || alike(next, head) || right.some((row) => alike(row, head))) return []
    if (across && !besides(across, left)) return []
    const index = rows.findIndex((row) => row.y === head.y)
    return index === -1 ? [] : [index]
  })
}
