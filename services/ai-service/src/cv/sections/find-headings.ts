import type { CvDocument, CvLine } from '@wervio/cv-document'
import { isFirmKind } from './firm-headings.ts'
import { candidateAt, type Heading, type HeadingCandidate } from './heading-candidate.ts'
import { looksUnknown } from './heading-shape.ts'
import { headingStyles, smallStyles, type HeadingStyle } from './heading-styles.ts'
import type { SectionKind } from './section-kind.ts'
import { bodyStyleOf, styleOf } from './line-style.ts'

const FEWEST_KNOWN = 3
/** In points: how much smaller than the heading of a list the lines are that name its jobs or schools. */
const SMALLER = 0.9

/** Headings of a document, in the order of its lines. */
export const findHeadings = (document: CvDocument): readonly Heading[] => {
  const { lines } = document
  const body = bodyStyleOf(document)
  const smallLetterStyles = smallStyles(lines)
  const candidates: HeadingCandidate[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const candidate = candidateAt(lines, at, body, smallLetterStyles)
    if (!candidate) continue
    candidates.push(candidate)
    at = candidate.to
  }
  const styles = headingStyles(lines, candidates)
  const leastProminence = Math.min(...[...styles.values()].map((style) => style.prominence))
  const kindByRegion = new Map<number, SectionKind>()
  const sizeByRegion = new Map<number, number>()
  const headings: Heading[] = []
  const repeated = repeatedTexts(lines)
  const byLine = new Map(candidates.map((candidate) => [candidate.from, candidate]))
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]
    const candidate = byLine.get(at)
    if (!line) continue
    const isRepeatedLabel = repeated.has(keyOf(line)) && LISTS.has(kindByRegion.get(line.region) ?? 'header')
    const isWithinList =
      LISTS.has(kindByRegion.get(line.region) ?? 'header') && line.size < (sizeByRegion.get(line.region) ?? 0) - SMALLER
    if (
      candidate &&
      !(candidate.isGuessed && isWithinList) &&
      !(isRepeatedLabel && candidate.kind !== 'experience' && candidate.kind !== 'education') &&
      isHeading(candidate, styles.get(candidate.style), leastProminence, kindByRegion.get(line.region))
    ) {
      headings.push({ kind: candidate.kind, from: candidate.from, to: candidate.to, isGuessed: candidate.isGuessed })
      kindByRegion.set(line.region, candidate.kind)
      sizeByRegion.set(line.region, line.size)
      at = candidate.to
      continue
    }
    const style = styles.get(styleOf(line))
    if (candidate || isRepeatedLabel || isWithinList || !style || !isHeadingStyle(style, line)) continue
    const isWithinSection = style.onlyHeadings || kindByRegion.has(line.region)
    if (isWithinSection && looksUnknown(line, lines[at + 1], style.share)) {
      headings.push({ kind: 'other', from: at, to: at, isGuessed: true })
      kindByRegion.set(line.region, 'other')
    }
  }
  return headings
}

/** Whether a style has enough known headings for its other lines to be headings too. */
const isHeadingStyle = (style: HeadingStyle, line: CvLine): boolean =>
  (!style.endsInColon || line.text.endsWith(':')) &&
  style.prominence > 0 &&
  style.knownCount >= FEWEST_KNOWN &&
  style.share > 0.5

/** Kinds of section with entries. Words repeated in them are labels, not headings: 'Responsibilities', 'Taken'. */
const LISTS: ReadonlySet<SectionKind> = new Set(['experience', 'education', 'projects'])

const keyOf = (line: CvLine) => `${styleOf(line)} ${line.text.toLowerCase().replace(/(?<![\s:])[\s:]+$/, '')}`

/** Short lines that occur more than once in a document in the same style. */
const repeatedTexts = (lines: readonly CvLine[]): ReadonlySet<string> => {
  const keys = new Set<string>()
  return new Set(
    lines
      .filter(({ text }) => text.length < 45)
      .map(keyOf)
      .filter((key) => keys.has(key) || !keys.add(key)),
  )
}

const isHeading = (
  candidate: HeadingCandidate,
  style: { share: number } | undefined,
  leastProminence: number,
  within: SectionKind | undefined,
): boolean => {
  const { kind, firm } = candidate
  if (candidate.isLabel && (within === 'experience' || within === 'education')) return false
  if (candidate.isGuessed) return style !== undefined && style.share > 0.5
  if (style) return candidate.prominence > 0 || firm || candidate.gap > 0.6
  const isMarked = candidate.prominence > 0 || candidate.text.endsWith(':')
  if (candidate.hasDates && within === 'experience' && (kind === 'other' || kind === 'projects')) return false
  const insideWork = within === 'experience' || within === 'projects' || within === 'education'
  if (within === kind && (kind === 'skills' || kind === 'experience')) return false
  if (leastProminence === Infinity)
    return firm ? isMarked || candidate.gap > 0.4 || within === undefined : isMarked && !insideWork
  if (candidate.prominence >= leastProminence && candidate.prominence > 0) return firm || !insideWork
  return firm && isFirmKind(kind) && (isMarked || candidate.gap > 0.8)
}
