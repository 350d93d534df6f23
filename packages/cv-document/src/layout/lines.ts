import type { Box, CvLine, CvSpan } from '../cv-document.ts'
import { cleanLine } from '../letters/clean-text.ts'
import { inReadingDirection } from '../letters/right-to-left.ts'
import { groupsOf } from './margins.ts'
import type { Stretch } from './regions.ts'
import type { Segment } from './segment.ts'
import { endOf, type Word } from './word.ts'

/** Approximate share of a letter's size that is above its baseline. */
const ASCENT = 0.8

const round = (number: number): number => Math.round(number * 100) / 100

const boxOf = (page: number, words: readonly Word[]): Box => {
  const x = Math.min(...words.map((word) => word.x))
  const top = Math.min(...words.map((word) => word.y - ASCENT * word.size))
  const bottom = Math.max(...words.map((word) => word.y + (1 - ASCENT) * word.size))
  return {
    page,
    x: round(x),
    y: round(top),
    width: round(Math.max(...words.map(endOf)) - x),
    height: round(bottom - top),
  }
}

const sameStyle = (one: Word, other: Word): boolean =>
  one.font === other.font &&
  one.bold === other.bold &&
  one.italic === other.italic &&
  Math.abs(one.size - other.size) < 0.1

const textOf = (words: readonly Word[]): string =>
  inReadingDirection(words.map((word, index) => (index > 0 && word.space > 0 ? ' ' : '') + word.text).join(''))

const spansOf = (page: number, words: readonly Word[]): CvSpan[] => {
  const styles: Word[][] = []
  for (const word of words) {
    const last = styles.at(-1)
    if (last?.[0] && sameStyle(last[0], word)) last.push(word)
    else styles.push([word])
  }
  return styles.flatMap((style) => {
    const [first] = style
    return first
      ? [
          {
            text: cleanLine(textOf(style)),
            box: boxOf(page, style),
            size: round(first.size),
            bold: first.bold,
            italic: first.italic,
          },
        ]
      : []
  })
}

const lettersOf = (spans: readonly CvSpan[], isWanted: (span: CvSpan) => boolean): number =>
  spans.reduce((sum, span) => sum + (isWanted(span) ? span.text.length : 0), 0)

/** The most frequent size of letters. */
const sizeOf = (spans: readonly CvSpan[]): number => {
  const sizes = [...new Set(spans.map((span) => span.size))]
  return (
    sizes.toSorted(
      (one, other) => lettersOf(spans, (span) => span.size === other) - lettersOf(spans, (span) => span.size === one),
    )[0] ?? 0
  )
}

const lineOf = (segment: Segment, page: number, region: number, row: number | null): CvLine => {
  const spans = spansOf(page, segment.words)
  const nearlyAll = 0.9 * lettersOf(spans, () => true)
  return {
    text: cleanLine(textOf(segment.words)),
    spans,
    box: boxOf(page, segment.words),
    size: sizeOf(spans),
    bold: lettersOf(spans, (span) => span.bold) >= nearlyAll,
    italic: lettersOf(spans, (span) => span.italic) >= nearlyAll,
    region,
    row,
    gap: 0,
    bullet: segment.bullet,
  }
}

/** White space above lines within their region and page, in line heights. */
const withGaps = (lines: readonly CvLine[]): CvLine[] => {
  const bottoms = new Map<string, { bottom: number; row: number | null; gap: number }>()
  return lines.map((line) => {
    const key = `${line.region} ${line.box.page}`
    const above = bottoms.get(key)
    const isBeside = above !== undefined && line.row !== null && line.row === above.row && line.box.y < above.bottom
    const gap =
      above === undefined
        ? 0
        : isBeside
          ? above.gap
          : Math.max(0, round((line.box.y - above.bottom) / (line.size || 1)))
    const bottom = line.box.y + line.box.height
    bottoms.set(key, { bottom: isBeside ? Math.max(above.bottom, bottom) : bottom, row: line.row, gap })
    return { ...line, gap }
  })
}

/** Makes lines of stretches that are in reading order. Lines without a letter are left out. */
export const linesOf = (stretches: readonly Stretch[]): CvLine[] => {
  let row = 0
  const lines = stretches.flatMap(({ region, page, rows }) =>
    groupsOf(rows).flatMap(({ segments, isLinked: linked }) => {
      if (linked) row++
      return segments.map((segment) => lineOf(segment, page, region, linked ? row : null))
    }),
  )
  return withGaps(lines.filter((line) => /[\p{L}\p{N}]/u.test(line.text)))
}
