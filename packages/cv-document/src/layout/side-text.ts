import type { Segment, SegmentRow } from './segment.ts'

const MONTHS = 'jan|feb|mrt|maart|mar|apr|mei|may|jun|jul|aug|sep|okt|oct|nov|dec'
const DATE = new RegExp(
  `(?:1[89]|20)\\d\\d|'\\d\\d|\\b(?:${MONTHS})[a-z]*\\.?\\b|\\b(?:heden|present|nu|now|current|today|vandaag)\\b|^\\d{1,2}[-/.]\\d{1,2}`,
  'i',
)
/** Labels of tables with personal data and languages, in Dutch and English. */
const LABEL =
  /^(?:naam|voornaam|voornamen|achternaam|roepnaam|adres|straat|postcode|woonplaats|plaats|telefoon(?:nummer)?|tel|mobiel|gsm|e-?mail(?:adres)?|geboorte(?:datum|plaats)|geboren(?: op| te)?|nationaliteit|burgerlijke (?:staat|stand)|geslacht|rijbewijs|linkedin|website|beschikbaar(?:heid)?|opzegtermijn|functie|periode|werkgever|bedrijf|opleiding|diploma|niveau|name|surname|address|phone|mobile|date of birth|place of birth|nationality|marital status|gender|driving licen[cs]e|availability|dat(?:a|um|es?)\b|beroep|occupation|voornaamste|main activities|titel|title|type|niveau|level|moedertaal|mother tongue|nederlands|engels|duits|frans|spaans|italiaans|turks|arabisch|pools|dutch|english|german|french|spanish)\b/i

export const textOf = (segment: Segment): string =>
  segment.words.map((word, index) => (index > 0 && word.space > 0 ? ' ' : '') + word.text).join('')

/** The text of the first segment of a row. */
export const firstText = (row: SegmentRow): string => (row.segments[0] ? textOf(row.segments[0]) : '')

const isShort = (text: string): boolean => text.length <= 32

/** Whether a text names a date or a part of one. */
export const hasDate = (text: string): boolean => DATE.test(text)

export const isDated = (row: SegmentRow): boolean => isShort(firstText(row)) && hasDate(firstText(row))

export const isLabel = (row: SegmentRow): boolean => {
  const text = firstText(row)
  return isShort(text) && (text.endsWith(':') || LABEL.test(text))
}

export const isBold = (row: SegmentRow): boolean => row.segments[0]?.words.every((word) => word.bold) ?? false

export const isCapitals = (row: SegmentRow): boolean => {
  const text = firstText(row)
  return /\p{Lu}{2}/u.test(text) && text === text.toUpperCase()
}
