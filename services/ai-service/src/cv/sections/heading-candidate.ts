import { findPeriods } from '../dates/find-periods.ts'
import type { CvLine } from '../document/cv-document.ts'
import { labelNamed } from '../entries/label-words.ts'
import { isFirmWording } from './firm-headings.ts'
import { hasShape, isHead, isNumbering } from './heading-shape.ts'
import { kindByStems } from './heading-stems.ts'
import type { SectionKind } from './heading-words.ts'
import { kindBeforePreposition, kindOfHeading } from './known-heading.ts'
import { prominence, styleOf, type BodyStyle } from './line-style.ts'

/** A heading: its lines (several if it is wrapped) and its subject. */
export type Heading = {
  kind: SectionKind
  from: number
  to: number
  /** Whether its words are on no list, so that the lines below it decide its kind. */ guessed: boolean
}

/** Lines that may be a heading, with the facts that decide it. */
export type HeadingCandidate = Heading & {
  style: string
  prominence: number
  gap: number
  firm: boolean
  text: string
  /** Whether dates with a start and an end stand beside it. */ dated: boolean
  /** Whether it is the label of the cell beside it. */ labels: boolean
}

const MOST_LINES = 3
/** Its length in characters. */
const LONGEST = 70
const LONGEST_SMALL = 30

const textOf = (lines: readonly CvLine[], from: number, to: number) =>
  lines
    .slice(from, to + 1)
    .map(({ text }) => text)
    .join(' ')

/**
 * True for words in italics or bold that go on from the end of the line above: 'De Eik, Ede — _Docent_', '_onderwijs_'.
 */
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

/** True for a line with the length, the first letter and the end of a heading. */
function mayBegin(line: CvLine, body: BodyStyle, small: ReadonlySet<string>): boolean {
  if ((line.bullet && prominence(line, body) < 1) || line.text.length > LONGEST || /[.;,]$/.test(line.text))
    return false
  const isSmallHeading = line.row === null && line.text.length <= LONGEST_SMALL && small.has(styleOf(line))
  return /^[^\p{L}]*\p{Lu}/u.test(line.text) || (isSmallHeading && prominence(line, body) > 0)
}

/** True for a cell of a table row with another cell before it at the same height. */
const isCellBehind = (before: CvLine, line: CvLine): boolean =>
  line.row !== null &&
  before.row === line.row &&
  before.box.page === line.box.page &&
  before.box.y === line.box.y &&
  before.box.x < line.box.x

/** The candidate that begins at a line; a heading may be wrapped over lines of one look. */
export function candidateAt(
  lines: readonly CvLine[],
  from: number,
  body: BodyStyle,
  small: ReadonlySet<string>,
): HeadingCandidate | null {
  const first = lines[from]
  if (!first || !mayBegin(first, body, small)) return null
  const before = lines[from - 1]
  if (goesOnFrom(before, first)) return null
  if (before && !isNumbering(before, first) && isCellBehind(before, first)) return null
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
