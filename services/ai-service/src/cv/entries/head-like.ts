import { isDuty } from '../words/duties.ts'
import { labelOf } from './labels.ts'
import { patternOf } from '../lexicon/lexicon.ts'
import type { Row } from './row.ts'
import { legalFormPattern } from '../words/legal-forms.ts'

const LONGEST = 110
const LONGEST_PARTED = 200
const MOST_OF_NAME = 3
/** Labels of the particulars of a study. */
const PARTICULARS =
  /^(?:(?:bachelor|master|phd|doctoral)?(?:'s)? ?(?:thesis|scriptie|arbeit|dissertation|proefschrift)(?: title)?|afstudeeronderwerp|onderwerp|exchange|uitwisseling|erasmus|minors?|majors?|(?:relevant )?coursework|courses|vakken|vakkenpakket|gpa|cijfer|focus|schwerpunkte?|vertiefung|note|abschlussnote|themenbereich|supervisor|promotor|begeleider|mémoire|tesi|relatore|honou?rs|awards?|scholarships?)\s*:/iu
/** First words of a description, not of a name: 'Voor onder meer Libelle'. */
const TELLS =
  /^(?:voor|met|tijdens|naast|ik|wij|mijn|verantwoordelijk|responsible|during|with|for|including|worked|für|mit|pour|avec|onder|o\.a\.) (?=\p{L})/iu
const MOST_WORDS = 15
/** A firm whose name begins with a small letter, with its place: 'bol., Utrecht'. */
const SMALL_NAME = /^\p{Ll}[\p{L}\d.-]{1,20}(?:, | [|•·] )\p{Lu}[\p{L}' -]{2,25}$/u
/** A name that ends in an abbreviation, not a sentence: 'Dog Taming Lt.'. */
const SHORT_NAME = /^(?:\S+ ){0,3}\p{Lu}[\p{L}.]{0,4}\.$/u
const ABBREVIATION = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${legalFormPattern('abbreviation', 'word')}|${patternOf('abbreviations')})\.$`,
  'iu',
)

/** True for the end of a sentence; false for an abbreviation such as 'B.V.' or 'Lt.'. */
export const endsAsSentence = (text: string): boolean =>
  /[.!?;:]$/.test(text) && !ABBREVIATION.test(text) && !SHORT_NAME.test(text)

/** True for a text with two or more separators: 'Kok | De Eik | Ede | voltijd'. */
export const isParted = (text: string): boolean => text.split(/ [|•·] /, 3).length > 2

const tells = ({ text, period }: Row) =>
  period === null && /^\p{Lu}/u.test(text) && TELLS.test(text) && /^\S+ \p{Ll}/u.test(text)

/** True for a row that may name a job, a firm or a school: short, no bullet, no sentence. */
export const isHeadLike = (row: Row): boolean => {
  const { text } = row
  const hasParts = isParted(text)
  if (
    row.bullet ||
    text.length < 2 ||
    text.length > (hasParts ? LONGEST_PARTED : LONGEST) ||
    text.split(' ').length > (hasParts ? 2 * MOST_WORDS : MOST_WORDS) ||
    text.includes('©') ||
    tells(row) ||
    (row.period === null && isDuty(text))
  )
    return false
  const [first] = row.pieces
  const lastLine = row.lines.at(-1)?.text ?? ''
  if (lastLine.endsWith(',')) return text.length < 60
  if (
    endsAsSentence(lastLine) &&
    !(lastLine.endsWith('!') && text.split(' ').length <= MOST_OF_NAME) &&
    !(first && labelOf(first))
  )
    return false
  return !/^\p{Ll}\p{Ll}/u.test(text) || SMALL_NAME.test(text) || row.period !== null
}

/** True for a row that begins with a label of tasks or particulars, and so is no head. */
export const isTasks = (row: Row): boolean => {
  if (PARTICULARS.test(row.text)) return true
  const [first] = row.pieces
  return first !== undefined && labelOf(first)?.label === 'tasks'
}

const MOST_ABOVE = 3

/** How many rows above a dated row may belong to its head; rows up to `floor` belong to another entry. */
export const rowsAbove = (rows: readonly Row[], anchor: number, floor: number): number => {
  let count = 0
  while (count < MOST_ABOVE && anchor - count - 1 > floor) {
    const row = rows[anchor - count - 1]
    if (!row || !isHeadLike(row) || isTasks(row)) break
    count += 1
  }
  return count
}

const namingOf = (row: Row): { certain: boolean } | null => {
  const [first, second] = row.pieces
  const labelAndValue = first && labelOf(first)
  if (
    !labelAndValue ||
    labelAndValue.label === 'tasks' ||
    labelAndValue.label === 'when' ||
    (labelAndValue.value === null && !second)
  )
    return null
  return { certain: labelAndValue.value !== null || first.line.text.trimEnd().endsWith(':') }
}

const hasLabelCell = ({ pieces }: Row) =>
  pieces.length > 1 && pieces[0] !== undefined && labelOf(pieces[0])?.value === null

/**
 * Rows of an entry whose labels announce a job, a study, a firm, a school or a place. A label without a colon counts
 * only in a table of several labels.
 */
export const namingRows = (rows: readonly Row[]): readonly Row[] => {
  const isTable = rows.filter(hasLabelCell).length > 1
  return rows.flatMap((row) => {
    const naming = namingOf(row)
    return naming && (naming.certain || isTable) ? [row] : []
  })
}
