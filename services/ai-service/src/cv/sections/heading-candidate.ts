import { findPeriods } from '../dates/find-periods.ts'
import type { CvLine } from '@wervio/cv-document'
import { labelNamed } from '../entries/label-words.ts'
import { isFirmWording } from './firm-headings.ts'
import { hasShape, isHead, isNumbering } from './heading-shape.ts'
import { kindByStems } from './heading-stems.ts'
import type { SectionKind } from './section-kind.ts'
import { kindBeforePreposition, kindOfHeading } from './known-heading.ts'
import { prominence, styleOf, type BodyStyle } from './line-style.ts'

/** A heading: its lines (several if it is wrapped) and its subject. */
export type Heading = {
  kind: SectionKind
  from: number
  to: number
  /** Whether its words are on no list, so that the lines below it decide its kind. */ isGuessed: boolean
}

/** Lines that may be a heading, with the facts that decide it. */
export type HeadingCandidate = Heading & {
  style: string
  prominence: number
  gap: number
  firm: boolean
  text: string
  /** Whether dates with a start and an end stand beside it. */ hasDates: boolean
  /** Whether it is the label of the cell beside it. */ isLabel: boolean
}

const MOST_LINES = 3
/** In characters. */
const LONGEST = 70
const LONGEST_SMALL = 30

const textOf = (lines: readonly CvLine[], from: number, to: number) =>
  lines
    .slice(from, to + 1)
    .map(({ text }) => text)
    .join(' ')

/**
 * True for words in italics or bold that continue the end of the line above: 'De Eik, Ede — _Docent_', '_onderwijs_'.
 */
const goesOnFrom = (previous: CvLine | undefined, line: CvLine): boolean => {
  const tail = previous?.spans.findLast(({ text }) => text.trim() !== '')
  if (
    !previous ||
    !tail ||
    previous.spans.length < 2 ||
    line.gap > 0.4 ||
    previous.region !== line.region ||
    previous.box.page !== line.box.page ||
    Math.abs(previous.box.x - line.box.x) > 2
  )
    return false
  const standsOut = (tail.italic && !previous.italic) || (tail.bold && !previous.bold)
  return standsOut && tail.italic === line.italic && tail.bold === line.bold && Math.abs(tail.size - line.size) < 0.5
}

/** True for a line whose length, first letter and last character are possible in a heading. */
const mayBegin = (line: CvLine, body: BodyStyle, smallLetterStyles: ReadonlySet<string>): boolean => {
  if ((line.bullet && prominence(line, body) < 1) || line.text.length > LONGEST || /[.;,]$/.test(line.text))
    return false
  const isSmallHeading = line.row === null && line.text.length <= LONGEST_SMALL && smallLetterStyles.has(styleOf(line))
  return /^[^\p{L}]*\p{Lu}/u.test(line.text) || (isSmallHeading && prominence(line, body) > 0)
}

/** True for a cell of a table row with another cell before it at the same height. */
const isCellBehind = (previous: CvLine, line: CvLine): boolean =>
  line.row !== null &&
  previous.row === line.row &&
  previous.box.page === line.box.page &&
  previous.box.y === line.box.y &&
  previous.box.x < line.box.x

/** The heading that may begin at a line; it may be wrapped over several lines of one style. */
export const candidateAt = (
  lines: readonly CvLine[],
  from: number,
  body: BodyStyle,
  smallLetterStyles: ReadonlySet<string>,
): HeadingCandidate | null => {
  const first = lines[from]
  if (!first || !mayBegin(first, body, smallLetterStyles)) return null
  const previous = lines[from - 1]
  if (goesOnFrom(previous, first)) return null
  if (previous && !isNumbering(previous, first) && isCellBehind(previous, first)) return null
  const following = lines[from + 1]
  const hasDates =
    following !== undefined &&
    first.row !== null &&
    following.row === first.row &&
    findPeriods(following.text).some(({ kind }) => kind !== 'single')
  const isLabel =
    following !== undefined && first.row !== null && following.row === first.row && labelNamed(first.text) === 'tasks'
  const style = styleOf(first)
  const ownProminence = prominence(first, body)
  const kindOfFirst = kindOfHeading(first.text) ?? (ownProminence > 0 ? kindBeforePreposition(first.text) : undefined)
  let best: { kind: SectionKind; to: number } | null = kindOfFirst ? { kind: kindOfFirst, to: from } : null
  const last = ownProminence > 0 ? from + MOST_LINES - 1 : from
  for (let to = from + 1; to <= last; to += 1) {
    const next = lines[to]
    if (!next || next.region !== first.region || styleOf(next) !== style || (next.bullet && !first.bullet)) break
    if (next.gap > 1 && !(first.row !== null && next.row === first.row && next.box.y === first.box.y)) break
    const kind = kindOfHeading(textOf(lines, from, to))
    if (kind) best = { kind, to }
  }
  const guess =
    best === null && ownProminence > 0 && hasShape(first, lines[from + 1]) && !isHead(first.text, lines[from + 1])
      ? kindByStems(first.text)
      : undefined
  if (guess)
    return {
      kind: guess,
      to: from,
      from,
      style,
      prominence: ownProminence,
      gap: first.gap,
      firm: false,
      isGuessed: guess !== 'other',
      text: first.text,
      hasDates: hasDates,
      isLabel: isLabel,
    }
  if (!best) return null
  const text = textOf(lines, from, best.to)
  return {
    ...best,
    from,
    style,
    prominence: ownProminence,
    gap: first.gap,
    firm: isFirmWording(text),
    isGuessed: false,
    text,
    hasDates: hasDates,
    isLabel: isLabel,
  }
}
