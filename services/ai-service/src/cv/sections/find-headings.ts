import type { CvDocument, CvLine } from '../document/cv-document.ts'
import { isFirmKind } from './firm-headings.ts'
import { candidateAt, type Heading, type HeadingCandidate } from './heading-candidate.ts'
import { looksUnknown } from './heading-shape.ts'
import { headingStyles, smallStyles, type HeadingStyle } from './heading-styles.ts'
import type { SectionKind } from './heading-words.ts'
import { bodyStyleOf, styleOf } from './line-style.ts'

const FEWEST_KNOWN = 3

/** Headings of a document, in the order of its lines. */
export function findHeadings(document: CvDocument): readonly Heading[] {
  const { lines } = document
  const body = bodyStyleOf(document)
  const small = smallStyles(lines)
  const candidates: HeadingCandidate[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const candidate = candidateAt(lines, at, body, small)
    if (!candidate) continue
    candidates.push(candidate)
    at = candidate.to
  }
  const styles = headingStyles(lines, candidates)
  const least = Math.min(...[...styles.values()].map((style) => style.prominence))
  const within = new Map<number, SectionKind>()
  const accepted: Heading[] = []
  const repeated = repeatedTexts(lines)
  const byLine = new Map(candidates.map((candidate) => [candidate.from, candidate]))
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]
    const candidate = byLine.get(at)
    if (!line) continue
    const again = repeated.has(keyOf(line)) && LISTS.has(within.get(line.region) ?? 'header')
    if (
      candidate &&
      !(again && candidate.kind !== 'experience' && candidate.kind !== 'education') &&
      isHeading(candidate, styles.get(candidate.style), least, within.get(line.region))
    ) {
      accepted.push({ kind: candidate.kind, from: candidate.from, to: candidate.to, guessed: candidate.guessed })
      within.set(line.region, candidate.kind)
      at = candidate.to
      continue
    }
    const style = styles.get(styleOf(line))
    if (candidate || again || !style || !isHeadingStyle(style, line)) continue
    const isWithinSection = style.alone || within.has(line.region)
    if (isWithinSection && looksUnknown(line, lines[at + 1], style.share)) {
      accepted.push({ kind: 'other', from: at, to: at, guessed: true })
      within.set(line.region, 'other')
    }
  }
  return accepted
}

/** Whether a style has so many known headings that its other lines are headings too. */
const isHeadingStyle = (style: HeadingStyle, line: CvLine): boolean =>
  (!style.colon || line.text.endsWith(':')) && style.prominence > 0 && style.known >= FEWEST_KNOWN && style.share > 0.5

/** Kinds of section with entries, in which repeated words are labels of each entry: 'Responsibilities', 'Taken'. */
const LISTS: ReadonlySet<SectionKind> = new Set(['experience', 'education', 'projects'])

const keyOf = (line: CvLine) => `${styleOf(line)} ${line.text.toLowerCase().replace(/[\s:]+$/, '')}`

/** Short lines that occur more than once in a document in the same style. */
function repeatedTexts(lines: readonly CvLine[]): ReadonlySet<string> {
  const keys = new Set<string>()
  return new Set(
    lines
      .filter(({ text }) => text.length < 45)
      .map(keyOf)
      .filter((key) => keys.has(key) || !keys.add(key)),
  )
}

function isHeading(
  candidate: HeadingCandidate,
  trusted: { share: number } | undefined,
  least: number,
  within: SectionKind | undefined,
): boolean {
  const { kind, firm } = candidate
  if (candidate.labels && (within === 'experience' || within === 'education')) return false
  if (candidate.guessed) return trusted !== undefined && trusted.share > 0.5
  if (trusted) return candidate.prominence > 0 || firm || candidate.gap > 0.6
  const marked = candidate.prominence > 0 || candidate.text.endsWith(':')
  if (candidate.dated && within === 'experience' && (kind === 'other' || kind === 'projects')) return false
  const insideWork = within === 'experience' || within === 'projects' || within === 'education'
  if (within === kind && (kind === 'skills' || kind === 'experience')) return false
  if (least === Infinity) return firm ? marked || candidate.gap > 0.4 || within === undefined : marked && !insideWork
  if (candidate.prominence >= least && candidate.prominence > 0) return firm || !insideWork
  return firm && isFirmKind(kind) && (marked || candidate.gap > 0.8)
}
