import type { CvLine } from '../document/cv-document.ts'
import type { HeadingCandidate } from './heading-candidate.ts'
import { hasShape } from './heading-shape.ts'
import { styleOf } from './line-style.ts'

/** Styles of headings: `known` counts the known headings, `share` is their share of the lines in that style. */
export type HeadingStyle = {
  known: number
  share: number
  prominence: number
  /** Whether all its lines are headings. */ alone: boolean
  /** Whether nearly all end in a colon. */ colon: boolean
}
type Styles = ReadonlyMap<string, HeadingStyle>

const SMALL_SHARE = 0.6
const FEWEST_ALONE = 3

/** Styles in which most lines begin with a small letter, as some designs write their headings. */
export function smallStyles(lines: readonly CvLine[]): ReadonlySet<string> {
  const groups = Map.groupBy(
    lines.filter(({ text }) => /\p{L}/u.test(text)),
    styleOf,
  )
  return new Set(
    [...groups].flatMap(([style, alike]) =>
      alike.filter(({ text }) => /^[^\p{L}]*\p{Ll}/u.test(text)).length > SMALL_SHARE * alike.length ? [style] : [],
    ),
  )
}

/**
 * Where no look holds two known headings: larger type that only short lines over other text have, one of them a known
 * heading.
 */
function stylesOfTheirOwn(lines: readonly CvLine[], candidates: readonly HeadingCandidate[]): Styles {
  const prominenceByStyle = new Map(
    candidates.filter(({ prominence: stands }) => stands >= 2).map(({ style, prominence: stands }) => [style, stands]),
  )
  const largest = Math.max(...lines.map(({ size }) => size))
  return new Map(
    [...prominenceByStyle].flatMap(([style, stands]) => {
      const alike = lines.flatMap((line, index) => (styleOf(line) === style ? [{ line, next: lines[index + 1] }] : []))
      const isHeadingStyle =
        alike.length >= FEWEST_ALONE &&
        alike.every(({ line, next }) => line.size < largest && line.row === null && hasShape(line, next))
      return isHeadingStyle
        ? [[style, { known: alike.length, share: 1, prominence: stands, alone: true, colon: false }] as const]
        : []
    }),
  )
}

/** Styles in which headings of two or more kinds stand, with how many of the lines in it are known headings. */
export function headingStyles(lines: readonly CvLine[], candidates: readonly HeadingCandidate[]): Styles {
  const all = new Map<string, number>()
  for (const line of lines) all.set(styleOf(line), (all.get(styleOf(line)) ?? 0) + 1)
  const styles = [...Map.groupBy(candidates, ({ style }) => style)].flatMap(([style, ofStyle]) => {
    const [first] = ofStyle
    const listed = ofStyle.filter(({ guessed }) => !guessed)
    const lineCount = Math.max(1, all.get(style) ?? 1)
    const sure =
      new Set(listed.map(({ kind }) => kind)).size >= 2 &&
      (ofStyle.some(({ firm }) => firm) || listed.length > 0.5 * lineCount)
    const likely =
      listed.length > 0 && new Set(ofStyle.map(({ kind }) => kind)).size >= 2 && ofStyle.length > 0.5 * lineCount
    return first
      ? [
          {
            style,
            sure,
            likely,
            known: ofStyle.length,
            share: ofStyle.length / lineCount,
            prominence: first.prominence,
            alone: false,
            colon: listed.filter(({ text }) => text.endsWith(':')).length > 0.8 * listed.length,
          },
        ]
      : []
  })
  const anySure = styles.some(({ sure, prominence: stands }) => sure && stands > 0)
  const trusted = new Map(
    styles
      .filter(({ sure, likely }) => sure || (likely && !anySure))
      .map(({ style, ...headingStyle }) => [style, headingStyle] as const),
  )
  if (trusted.size === 0) return stylesOfTheirOwn(lines, candidates)
  const prominent = [...trusted].filter(([, style]) => style.prominence > 0)
  return prominent.length > 0 ? new Map(prominent) : trusted
}
