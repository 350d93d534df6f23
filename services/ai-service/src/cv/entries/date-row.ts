import { units } from '../dates/durations.ts'
import { findPeriods, type FoundPeriod } from '../dates/find-periods.ts'
import { endsAsSentence, isParted } from './head-like.ts'
import { labelNamed } from './label-words.ts'
import { boxOfPiece, pieceOf, withPieces, type DatedText, type RowPiece, type Row } from './row.ts'
import { legalFormPattern } from '../words/legal-forms.ts'

const LONGEST_HEAD = 130
const MOST_WORDS = 18
const LONGEST_DATES = 50
const LONGEST_BEFORE = 100
const OPENS = /^[\s([{|•·:,;–—‑\-/]*/u
const AFTER = /^[\s)\]}|•·:,;.–—‑\-/]*$/u
const NUMBER = String.raw`(?:\d{1,2}(?:[.,]\d)?(?: ?[¼½¾])?|[¼½¾])`
const DURATION = new RegExp(
  String.raw`^[\s,·•|–—\-(]*(?:(?:ca\.?|circa|ongeveer|about|\+/-) ?)?${NUMBER} ?(?:${units.year}|${units.month}|${units.week})(?:[ ,]*(?:en|and|und)? ?\d{1,2} ?(?:${units.month}|m(?!\p{L})))?[\s)]*`,
  'iu',
)

/** True for '3 jaar 11 maanden' alone. */
export const isDuration = (text: string): boolean => text.length < 40 && DURATION.exec(text)?.[0].length === text.length

const fewWords = (text: string, most: number) => text.split(' ', most + 1).length <= most

/** True for nothing, or a label of dates: 'Periode:', 'Expected graduation'. */
const saysWhen = (before: string): boolean => {
  const words = before.slice(0, LONGEST_BEFORE).replace(OPENS, '').trim()
  return before.length < LONGEST_BEFORE && (words === '' || labelNamed(words) === 'when')
}

type DatePosition = 'alone' | 'edge' | 'before text' | 'between' | 'inside'

const positionOf = (
  text: string,
  { from, to }: FoundPeriod,
): { position: DatePosition; start: number; end: number } => {
  const before = text.slice(0, from)
  const rest = text.slice(to)
  const duration = DURATION.exec(rest)?.[0] ?? ''
  const end = to + duration.length
  const after = text.slice(end)
  const hasOpenBracket = /[([{]\s*$/.test(before)
  const start = before.length - (/(?<![\s([{|•·,;–—‑-])[\s([{|•·,;–—‑-]*$/u.exec(before)?.[0].length ?? 0)
  const bracketEnd = end + (hasOpenBracket ? (/^\s*[)\]}]/.exec(after)?.[0].length ?? 0) : 0)
  if (
    hasOpenBracket &&
    bracketEnd > end &&
    start > 0 &&
    start < LONGEST_BEFORE &&
    /^\s*(?::|[–—-]\s)/u.test(text.slice(bracketEnd)) &&
    !/[.!?]\s/.test(before)
  )
    return { position: 'before text', start, end: text.length }
  if (saysWhen(before)) return { position: AFTER.test(after) ? 'alone' : 'edge', start: 0, end: bracketEnd }
  if (AFTER.test(after)) return { position: 'edge', start, end: text.length }
  const isBetweenMarks = /[|•·–—(,;\t]\s*$|\s-\s*$/u.test(before) && /^\s*[|•·–—),;]|^\s+-\s/u.test(after)
  return { position: isBetweenMarks ? 'between' : 'inside', start, end: bracketEnd }
}

const order = ['range', 'open', 'single'] as const
/** 'Van 2005 tot 2013 werkzaam bij De Eik als kok.' is a whole job. */
const EMPLOYED = /\b(?:werkzaam|in dienst|employed) (?:bij|als|at|as)\s/iu
const ENDS_IN_FORM = new RegExp(String.raw`(?<![\p{L}\d])${legalFormPattern('abbreviation', 'word')}\.$`, 'iu')
/** True for running text, which may begin or end with dates without being an entry. */
const isSentence = ({ lines, text }: Row) =>
  !EMPLOYED.test(text) &&
  !isParted(text) &&
  (!fewWords(text, MOST_WORDS) ||
    (!fewWords(text, 5) &&
      /[\p{Ll}\d)]\.$/u.test(lines.at(-1)?.text ?? '') &&
      !ENDS_IN_FORM.test(lines.at(-1)?.text ?? '')))

/** The row with its period, if the beginning and the end stand in two cells; else null. */
const inTwoCells = (row: Row): Row | null => {
  for (const [index, start] of row.pieces.entries()) {
    const end = row.pieces[index + 1]
    if (!end || start.text.length + end.text.length > LONGEST_DATES) continue
    const range = findPeriods(`${start.text} – ${end.text}`).find(
      ({ kind, from, to }) => kind === 'range' && from === 0 && to === start.text.length + end.text.length + 3,
    )
    if (!range) continue
    const period: DatedText = {
      ...range,
      text: `${start.text} ${end.text}`,
      boxes: [boxOfPiece(start), boxOfPiece(end)],
    }
    return {
      ...withPieces(
        row,
        row.pieces.filter((piece) => piece !== start && piece !== end),
      ),
      period,
      loose: false,
      bullet: false,
    }
  }
  return null
}

/**
 * True for a month or season in brackets at the end of a short row, which is a whole period: 'Maaltijdbezorger (zomer
 * 2021)'. A year alone may be anything.
 */
const isBracketedMonth = (text: string, { from, to }: FoundPeriod) =>
  text.length < 60 && text[from - 1] === '(' && text.slice(to) === ')' && /\p{L}|[-/.]/u.test(text.slice(from, to))

const MOST_OF_CLAUSE = 14
/** Words of somebody who tells about themselves: 'Since 2018 I have been a team lead.' */
const TELLS = /(?<!\p{L})(?:ik|I|ich|je|we|wij|heb|ben|was|werd|werk|werkte|have|am|been|worked|bin|war)(?!\p{L})/u
/** True for one short clause behind dates: '2004 – 2009: Kok bij De Eik, Ede.'. */
const isOneClause = (text: string, from: number): boolean => {
  const clause = text.slice(from)
  return (
    /^[\s:,–—-]+\p{Lu}/u.test(clause) &&
    !TELLS.test(clause) &&
    !/\p{Ll}{4}[.!?]\s+\p{Lu}/u.test(clause) &&
    fewWords(clause, MOST_OF_CLAUSE)
  )
}
/** The length of the full stop that ends a clause: 0 for an abbreviation such as 'B.V.'. */
const fullStopOf = (text: string): number => (text.endsWith('.') && endsAsSentence(text) ? 1 : 0)

/** Moves the dates of a row from its text to `period`; returns the row itself when it has no dates of an entry. */
export const datedRow = (row: Row): Row => {
  if (row.period || row.text.includes('©')) return row
  let best: {
    foundPeriod: FoundPeriod
    piece: RowPiece
    linePiece: RowPiece
    position: DatePosition
    start: number
    end: number
  } | null = null
  for (const piece of row.pieces) {
    const linePiece = { ...piece, text: piece.line.text, from: 0, to: piece.line.text.length }
    const periods = findPeriods(linePiece.text)
    const first = order
      .map((kind) => periods.find((period) => period.kind === kind))
      .find((period) => period !== undefined)
    if (!first) continue
    const candidate = { foundPeriod: first, piece, linePiece, ...positionOf(linePiece.text, first) }
    const rankOf = (one: typeof candidate) =>
      order.indexOf(one.foundPeriod.kind) * 2 - (one.position === 'alone' ? 1 : 0)
    if (!best || rankOf(candidate) < rankOf(best)) best = candidate
  }
  if (best?.foundPeriod.kind !== 'range') {
    const rowOfTwoCells = inTwoCells(row)
    if (rowOfTwoCells) return rowOfTwoCells
  }
  if (!best || best.position === 'inside') return row
  const { foundPeriod, piece, linePiece, position, start, end } = best
  const isLed = position === 'edge' && start === 0 && foundPeriod.kind !== 'single' && isOneClause(linePiece.text, end)
  if (
    position !== 'alone' &&
    position !== 'before text' &&
    (row.text.length > (isParted(row.text) ? 2 * LONGEST_HEAD : LONGEST_HEAD) || (isSentence(row) && !isLed))
  )
    return row
  const isRemark =
    foundPeriod.kind === 'open' &&
    position === 'edge' &&
    start > 0 &&
    (row.text.endsWith('.') || /^\p{Ll}/u.test(row.text))
  const isStatedMonth = foundPeriod.kind === 'single' && isBracketedMonth(linePiece.text, foundPeriod) && !row.bullet
  const loose = isStatedMonth
    ? false
    : isRemark
      ? true
      : foundPeriod.kind === 'single'
        ? position !== 'alone' || (row.bullet && row.pieces.length === 1)
        : row.bullet && position !== 'alone'
  const remainder = [
    position === 'alone' ? null : pieceOf(linePiece.line, 0, start),
    position === 'alone' ? null : pieceOf(linePiece.line, end, linePiece.to - (isLed ? fullStopOf(linePiece.text) : 0)),
  ]
  const pieces = row.pieces.flatMap((one) => (one === piece ? remainder.filter((rest) => rest !== null) : [one]))
  const period: DatedText = {
    ...foundPeriod,
    boxes: [boxOfPiece({ ...linePiece, from: foundPeriod.from, to: foundPeriod.to })],
  }
  return { ...withPieces(row, pieces), period, loose }
}
