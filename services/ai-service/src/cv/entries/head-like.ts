import { labelOf } from './labels.ts'
import type { Row } from './row.ts'

const LONGEST = 110
const LONGEST_PARTED = 200
const MOST_OF_NAME = 3
/** Particulars of a study behind a label. */
const PARTICULARS =
  /^(?:(?:bachelor|master|phd|doctoral)?(?:'s)? ?(?:thesis|scriptie|arbeit|dissertation|proefschrift)(?: title)?|afstudeeronderwerp|onderwerp|exchange|uitwisseling|erasmus|minors?|majors?|(?:relevant )?coursework|courses|vakken|vakkenpakket|gpa|cijfer|focus|schwerpunkte?|vertiefung|note|abschlussnote|themenbereich|supervisor|promotor|begeleider|mémoire|tesi|relatore|honou?rs|awards?|scholarships?)\s*:/iu
/** Beginnings of what tells instead of naming: 'Voor onder meer Libelle'. */
const TELLS =
  /^(?:voor|met|tijdens|naast|ik|wij|mijn|verantwoordelijk|responsible|during|with|for|including|worked|für|mit|pour|avec|onder|o\.a\.) (?=\p{L})/iu
const MOST_WORDS = 15
/** A firm that writes itself small, with its place: 'bol., Utrecht'. */
const SMALL_NAME = /^\p{Ll}[\p{L}\d.-]{1,20}(?:, | [|•·] )\p{Lu}[\p{L}' -]{2,25}$/u
/** 'Dog Taming Lt.': few words, the last one short and with a capital. */
const SHORT_NAME = /^(?:\S+ ){0,3}\p{Lu}[\p{L}.]{0,4}\.$/u
const ABBREVIATION = /\b(?:[bn]\.?v|inc|ltd|co|corp|e\.?a|etc|jr|sr|v\.?o\.?f|st|gem|s\.?a)\.$/i

/** True for words that end as a sentence does, not as 'B.V.' or 'Taming Lt.' do. */
export const endsAsSentence = (text: string): boolean =>
  /[.!?;:]$/.test(text) && !ABBREVIATION.test(text) && !SHORT_NAME.test(text)

/** True for words between marks that only lists have: 'Kok | De Eik | Ede | voltijd'. */
export const isParted = (text: string): boolean => text.split(/ [|•·] /, 3).length > 2

const tells = ({ text, period }: Row) =>
  period === null && /^\p{Lu}/u.test(text) && TELLS.test(text) && /^\S+ \p{Ll}/u.test(text)

/** True for a row that may name a job, a firm or a school: short, no bullet, no sentence. */
export function isHeadLike(row: Row): boolean {
  const { text } = row
  const parted = isParted(text)
  if (
    row.bullet ||
    text.length < 2 ||
    text.length > (parted ? LONGEST_PARTED : LONGEST) ||
    text.split(' ').length > (parted ? 2 * MOST_WORDS : MOST_WORDS) ||
    text.includes('©') ||
    tells(row)
  )
    return false
  const [first] = row.pieces
  const printed = row.lines.at(-1)?.text ?? ''
  if (printed.endsWith(',')) return text.length < 60
  if (
    endsAsSentence(printed) &&
    !(printed.endsWith('!') && text.split(' ').length <= MOST_OF_NAME) &&
    !(first && labelOf(first))
  )
    return false
  return !/^\p{Ll}\p{Ll}/u.test(text) || SMALL_NAME.test(text) || row.period !== null
}

/** True for a row that begins with a label of tasks or particulars: what follows is no head. */
export const isTasks = (row: Row): boolean => {
  if (PARTICULARS.test(row.text)) return true
  const [first] = row.pieces
  return first !== undefined && labelOf(first)?.label === 'tasks'
}

const MOST_ABOVE = 3

/** How many rows above a dated row may belong to its head; rows up to `floor` belong to another entry. */
export function rowsAbove(rows: readonly Row[], anchor: number, floor: number): number {
  let count = 0
  while (count < MOST_ABOVE && anchor - count - 1 > floor) {
    const row = rows[anchor - count - 1]
    if (!row || !isHeadLike(row) || isTasks(row)) break
    count += 1
  }
  return count
}

function namingOf(row: Row): { certain: boolean } | null {
  const [first, second] = row.pieces
  const labelled = first && labelOf(first)
  if (!labelled || labelled.label === 'tasks' || labelled.label === 'when' || (labelled.value === null && !second))
    return null
  return { certain: labelled.value !== null || first.line.text.trimEnd().endsWith(':') }
}

const hasLabelCell = ({ pieces }: Row) =>
  pieces.length > 1 && pieces[0] !== undefined && labelOf(pieces[0])?.value === null

/**
 * Rows of an entry whose labels say that they name a job, a study, a firm, a school or a place; a label without a colon
 * only where there are more of them.
 */
export function namingRows(rows: readonly Row[]): readonly Row[] {
  const table = rows.filter(hasLabelCell).length > 1
  return rows.flatMap((row) => {
    const naming = namingOf(row)
    return naming && (naming.certain || table) ? [row] : []
  })
}
