import { isHeadLike, isTasks } from './head-like.ts'
import type { Evidence } from './learn-heads.ts'
import type { Row } from './row.ts'

const WIDE = 0.8
const CLEAR = 1.4

/** True for 'Mbo Kok, ROC Midden': a study and a school, or a job and a firm, with a comma between them. */
const namesBoth = (text: string, lean: (text: string) => number): boolean => {
  const comma = text.length > 120 ? -1 : text.indexOf(', ')
  return comma > 0 && Math.abs(lean(text.slice(0, comma)) - lean(text.slice(comma + 2))) >= CLEAR
}

/**
 * Indexes of the rows that begin an entry in a list without dates: every row if most name two things; else those in the
 * style of the first, unless running text has that style; else those below white space.
 */
export const undatedStarts = (rows: readonly Row[], { namesIn, lean }: Evidence): readonly number[] => {
  const [first] = rows
  if (!first || !isHeadLike(first)) return []
  if (
    rows.every(isHeadLike) &&
    rows.filter((row) => namesIn(row) > 1 || namesBoth(row.text, lean)).length * 2 > rows.length
  )
    return rows.map((_, index) => index)
  const textStyles = new Set(rows.filter((row) => row.bullet || !isHeadLike(row)).map(({ style }) => style))
  const starts = (row: Row, index: number) => {
    if (!isHeadLike(row) || isTasks(row)) return false
    if (index === 0) return true
    if (!textStyles.has(first.style) && row.style === first.style)
      return rows[index - 1]?.style !== first.style || row.gap > WIDE
    return textStyles.has(first.style) && row.gap > WIDE
  }
  return rows.flatMap((row, index) => (starts(row, index) ? [index] : []))
}
