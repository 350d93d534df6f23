import type { CvDocument, CvLine } from '../document/cv-document.ts'
import { findPeriods } from '../dates/find-periods.ts'
import { labelNamed } from '../entries/label-words.ts'
import { studyLean } from '../education/lean.ts'
import type { SectionKind } from './heading-words.ts'
import { jobLikeness } from '../words/job-likeness.ts'
import { isFirmKind, isFirmWording } from './firm-headings.ts'
import { kindByStems } from './heading-stems.ts'
import { kindBeforePreposition, kindOfHeading } from './known-heading.ts'
import { bodyStyleOf, prominence, styleOf, type BodyStyle } from './line-style.ts'

/** A heading: the lines it stands on (one, or several of a wrapped heading) and what it is about. */
export type Heading = {
  kind: SectionKind
  from: number
  to: number
  /** Its words are on no list: what stands under it decides. */ guessed: boolean
}

type Styles = ReadonlyMap<
  string,
  {
    known: number
    share: number
    prominence: number
    /** All its lines are headings. */ alone: boolean
    /** Nearly all end in a colon. */ colon: boolean
  }
>
type Candidate = Heading & {
  style: string
  prominence: number
  gap: number
  firm: boolean
  text: string
  /** Dates with a beginning and an end stand beside it. */ dated: boolean
  /** It is the label of the cell beside it. */ labels: boolean
}

const MOST_LINES = 3
const FEWEST_KNOWN = 3
const NUMBER = /^(?:\d{1,2}|[IVX]{1,4})[.)]?\s+(?=\p{L})/u
/** Of the lines in a look: above this, what else stands in it is a heading too, whatever follows. */
const SURE_SHARE = 0.7
const MOST_WORDS = 6
const LONGEST_SMALL = 30
const SMALL_SHARE = 0.6
const FEWEST_ALONE = 3

const textOf = (lines: readonly CvLine[], from: number, to: number) =>
  lines
    .slice(from, to + 1)
    .map(({ text }) => text)
    .join(' ')

/** True for a line as short and bare as a heading is, with text in another look below or beside it. */
function hasShape(line: CvLine, next: CvLine | undefined): boolean {
  const text = line.text.replace(NUMBER, '')
  if (line.bullet || !next || text.length > 45 || text.split(' ').length > MOST_WORDS) return false
  if (/[.,;@|–—]|\d| - /.test(text) || !/\p{L}{3}/u.test(text)) return false
  return styleOf(next) !== styleOf(line)
}

/** True for the title of a job or a study above its dates, in whatever look it stands. */
const isHead = (text: string, next: CvLine | undefined): boolean =>
  (jobLikeness(text) >= 1 || Math.abs(studyLean(text)) >= 1) &&
  findPeriods(next?.text ?? '').some(({ kind }) => kind !== 'single')

/** True for a short line in the look of the known headings whose words are nobody's: a section of its own kind. */
const looksUnknown = (line: CvLine, next: CvLine | undefined, share: number): boolean =>
  line.row === null &&
  hasShape(line, next) &&
  (share >= SURE_SHARE
    ? jobLikeness(line.text) < 1
    : findPeriods(next?.text ?? '').every(({ kind }) => kind === 'single'))

/** True for the number of a heading that stands in a cell of its own before it: '2   Opleiding'. */
export const isNumbering = (line: CvLine, next: CvLine | undefined): boolean =>
  next !== undefined &&
  line.row !== null &&
  line.row === next.row &&
  /^(?:\d{1,2}(?:\.\d)?|[IVX]{1,4})[.)]?$/.test(line.text) &&
  styleOf({ ...line, text: '' }) === styleOf({ ...next, text: '' })

/** Looks in which most lines begin with a small letter, as some designs write their headings. */
function smallStyles(lines: readonly CvLine[]): ReadonlySet<string> {
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

/** True for words in italics or bold that go on from the end of the line above: 'De Eik, Ede — _Docent_', '_onderwijs_'. */
function goesOnFrom(before: CvLine | undefined, line: CvLine): boolean {
  const tail = before?.spans.findLast(({ text }) => text.trim() !== '')
  if (
    !before ||
    !tail ||
    before.spans.length < 2 ||
    line.gap > 0.4 ||
    before.region !== line.region ||
    before.box.page !== line.box.page ||
    Math.abs(before.box.x - line.box.x) > 2
  )
    return false
  const standsOut = (tail.italic && !before.italic) || (tail.bold && !before.bold)
  return standsOut && tail.italic === line.italic && tail.bold === line.bold && Math.abs(tail.size - line.size) < 0.5
}

/** The candidate that begins at a line; a heading may be wrapped over lines of one look. */
function candidateAt(
  lines: readonly CvLine[],
  from: number,
  body: BodyStyle,
  small: ReadonlySet<string>,
): Candidate | null {
  const first = lines[from]
  if (
    !first ||
    (first.bullet && prominence(first, body) < 1) ||
    first.text.length > 70 ||
    !(
      /^[^\p{L}]*\p{Lu}/u.test(first.text) ||
      (first.row === null &&
        first.text.length <= LONGEST_SMALL &&
        small.has(styleOf(first)) &&
        prominence(first, body) > 0)
    ) ||
    /[.;,]$/.test(first.text)
  )
    return null
  const before = lines[from - 1]
  if (goesOnFrom(before, first)) return null
  if (
    before &&
    !isNumbering(before, first) &&
    first.row !== null &&
    before.row === first.row &&
    before.box.page === first.box.page &&
    before.box.y === first.box.y &&
    before.box.x < first.box.x
  )
    return null
  const beside = lines[from + 1]
  const dated =
    beside !== undefined &&
    first.row !== null &&
    beside.row === first.row &&
    findPeriods(beside.text).some(({ kind }) => kind !== 'single')
  const labels =
    beside !== undefined && first.row !== null && beside.row === first.row && labelNamed(first.text) === 'tasks'
  const style = styleOf(first)
  const stands = prominence(first, body)
  const alone = kindOfHeading(first.text) ?? (stands > 0 ? kindBeforePreposition(first.text) : undefined)
  let best: { kind: SectionKind; to: number } | null = alone ? { kind: alone, to: from } : null
  const last = stands > 0 ? from + MOST_LINES - 1 : from
  for (let to = from + 1; to <= last; to += 1) {
    const next = lines[to]
    if (!next || next.region !== first.region || styleOf(next) !== style || (next.bullet && !first.bullet)) break
    if (next.gap > 1 && !(first.row !== null && next.row === first.row && next.box.y === first.box.y)) break
    const kind = kindOfHeading(textOf(lines, from, to))
    if (kind) best = { kind, to }
  }
  const guess =
    best === null && stands > 0 && hasShape(first, lines[from + 1]) && !isHead(first.text, lines[from + 1])
      ? kindByStems(first.text)
      : undefined
  if (guess)
    return {
      kind: guess,
      to: from,
      from,
      style,
      prominence: stands,
      gap: first.gap,
      firm: false,
      guessed: guess !== 'other',
      text: first.text,
      dated,
      labels,
    }
  if (!best) return null
  const text = textOf(lines, from, best.to)
  return {
    ...best,
    from,
    style,
    prominence: stands,
    gap: first.gap,
    firm: isFirmWording(text),
    guessed: false,
    text,
    dated,
    labels,
  }
}

/** Where no wording tells two headings of one look: larger type in which nothing but short lines over other text stands, one of them known. */
function stylesOfTheirOwn(lines: readonly CvLine[], candidates: readonly Candidate[]): Styles {
  const known = new Map(
    candidates.filter(({ prominence: stands }) => stands >= 2).map(({ style, prominence: stands }) => [style, stands]),
  )
  const largest = Math.max(...lines.map(({ size }) => size))
  return new Map(
    [...known].flatMap(([style, stands]) => {
      const alike = lines.flatMap((line, index) => (styleOf(line) === style ? [{ line, next: lines[index + 1] }] : []))
      const own =
        alike.length >= FEWEST_ALONE &&
        alike.every(({ line, next }) => line.size < largest && line.row === null && hasShape(line, next))
      return own
        ? [[style, { known: alike.length, share: 1, prominence: stands, alone: true, colon: false }] as const]
        : []
    }),
  )
}

/** Styles in which headings of two or more kinds stand, with how many of the lines in it are known headings. */
function headingStyles(lines: readonly CvLine[], candidates: readonly Candidate[]): Styles {
  const all = new Map<string, number>()
  for (const line of lines) all.set(styleOf(line), (all.get(styleOf(line)) ?? 0) + 1)
  const styles = [...Map.groupBy(candidates, ({ style }) => style)].flatMap(([style, found]) => {
    const [first] = found
    const listed = found.filter(({ guessed }) => !guessed)
    const lines = Math.max(1, all.get(style) ?? 1)
    const sure =
      new Set(listed.map(({ kind }) => kind)).size >= 2 &&
      (found.some(({ firm }) => firm) || listed.length > 0.5 * lines)
    const likely = listed.length > 0 && new Set(found.map(({ kind }) => kind)).size >= 2 && found.length > 0.5 * lines
    return first
      ? [
          {
            style,
            sure,
            likely,
            known: found.length,
            share: found.length / lines,
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
      .map(({ style, ...told }) => [style, told] as const),
  )
  if (trusted.size === 0) return stylesOfTheirOwn(lines, candidates)
  const prominent = [...trusted].filter(([, style]) => style.prominence > 0)
  return prominent.length > 0 ? new Map(prominent) : trusted
}

/** Headings of a document, in the order of its lines. */
export function findHeadings(document: CvDocument): readonly Heading[] {
  const { lines } = document
  const body = bodyStyleOf(document)
  const small = smallStyles(lines)
  const candidates: Candidate[] = []
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
    const seen = style?.alone || within.has(line.region)
    if (
      !candidate &&
      !again &&
      seen &&
      style &&
      (!style.colon || line.text.endsWith(':')) &&
      style.prominence > 0 &&
      style.known >= FEWEST_KNOWN &&
      style.share > 0.5 &&
      looksUnknown(line, lines[at + 1], style.share)
    ) {
      accepted.push({ kind: 'other', from: at, to: at, guessed: true })
      within.set(line.region, 'other')
    }
  }
  return accepted
}

/** Sections of entries, in which words that come back are labels of every entry: 'Responsibilities', 'Taken'. */
const LISTS: ReadonlySet<SectionKind> = new Set(['experience', 'education', 'projects'])

const keyOf = (line: CvLine) => `${styleOf(line)} ${line.text.toLowerCase().replace(/[\s:]+$/, '')}`

/** Short lines that stand more than once in a document in the same look. */
function repeatedTexts(lines: readonly CvLine[]): ReadonlySet<string> {
  const seen = new Set<string>()
  return new Set(
    lines
      .filter(({ text }) => text.length < 45)
      .map(keyOf)
      .filter((key) => seen.has(key) || !seen.add(key)),
  )
}

function isHeading(
  candidate: Candidate,
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
