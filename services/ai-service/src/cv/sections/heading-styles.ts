import type { CvLine } from '@wervio/cv-document'
import type { HeadingCandidate } from './heading-candidate.ts'
import { hasShape } from './heading-shape.ts'
import { styleOf } from './line-style.ts'

/** A style of headings: the number of known headings, and their share of the lines in that style. */
export type HeadingStyle = {
  knownCount: number
  share: number
  prominence: number
  /** Whether all its lines are headings. */ onlyHeadings: boolean
  /** Whether nearly all end in a colon. */ endsInColon: boolean
}
type Styles = ReadonlyMap<string, HeadingStyle>

const SMALL_SHARE = 0.6
const FEWEST_ALONE = 3

/** Styles in which most lines begin with a small letter, as some designs write their headings. */
export const smallStyles = (lines: readonly CvLine[]): ReadonlySet<string> => {
  const groups = Map.groupBy(
    lines.filter(({ text }) => /\p{L}/u.test(text)),
    styleOf,
  )
  return new Set(
    [...groups].flatMap(([style, linesOfStyle]) =>
      linesOfStyle.filter(({ text }) => /^[^\p{L}]*\p{Ll}/u.test(text)).length > SMALL_SHARE * linesOfStyle.length
        ? [style]
        : [],
    ),
  )
}

/**
 * Styles of headings in a document where no style has two known ones: larger type that only short lines above other
 * text have, at least one of them a known heading.
 */
const stylesOfTheirOwn = (lines: readonly CvLine[], candidates: readonly HeadingCandidate[]): Styles => {
  const prominenceByStyle = new Map(
    candidates.filter(({ prominence: stands }) => stands >= 2).map(({ style, prominence: stands }) => [style, stands]),
  )
  const largest = Math.max(...lines.map(({ size }) => size))
  return new Map(
    [...prominenceByStyle].flatMap(([style, stands]) => {
      const linesOfStyle = lines.flatMap((line, index) =>
        styleOf(line) === style ? [{ line, next: lines[index + 1] }] : [],
      )
      const isHeadingStyle =
        linesOfStyle.length >= FEWEST_ALONE &&
        linesOfStyle.every(({ line, next }) => line.size < largest && line.row === null && hasShape(line, next))
      return isHeadingStyle
        ? [
            [
              style,
              { knownCount: linesOfStyle.length, share: 1, prominence: stands, onlyHeadings: true, endsInColon: false },
            ] as const,
          ]
        : []
    }),
  )
}

/** Styles that headings of two or more kinds have. */
export const headingStyles = (lines: readonly CvLine[], candidates: readonly HeadingCandidate[]): Styles => {
  const lineCounts = new Map<string, number>()
  for (const line of lines) lineCounts.set(styleOf(line), (lineCounts.get(styleOf(line)) ?? 0) + 1)
  const styles = [...Map.groupBy(candidates, ({ style }) => style)].flatMap(([style, ofStyle]) => {
    const [first] = ofStyle
    const listedCandidates = ofStyle.filter(({ isGuessed: guessed }) => !guessed)
    const lineCount = Math.max(1, lineCounts.get(style) ?? 1)
    const isSure =
      new Set(listedCandidates.map(({ kind }) => kind)).size >= 2 &&
      (ofStyle.some(({ firm }) => firm) || listedCandidates.length > 0.5 * lineCount)
    const isLikely =
      listedCandidates.length > 0 &&
      new Set(ofStyle.map(({ kind }) => kind)).size >= 2 &&
      ofStyle.length > 0.5 * lineCount
    return first
      ? [
          {
            style,
            isSure,
            isLikely,
            knownCount: ofStyle.length,
            share: ofStyle.length / lineCount,
            prominence: first.prominence,
            onlyHeadings: false,
            endsInColon:
              listedCandidates.filter(({ text }) => text.endsWith(':')).length > 0.8 * listedCandidates.length,
          },
        ]
      : []
  })
  const hasSureStyle = styles.some(({ isSure, prominence: stands }) => isSure && stands > 0)
  const trustedStyles = new Map(
    styles
      .filter(({ isSure, isLikely }) => isSure || (isLikely && !hasSureStyle))
      .map(({ style, ...headingStyle }) => [style, headingStyle] as const),
  )
  if (trustedStyles.size === 0) return stylesOfTheirOwn(lines, candidates)
  const prominent = [...trustedStyles].filter(([, style]) => style.prominence > 0)
  return prominent.length > 0 ? new Map(prominent) : trustedStyles
}
