import { MONTH_NAME } from '../dates/month-names.ts'
import type { CvDocument, CvLine, CvSpan } from '@wervio/cv-document'
import { namesLicence } from '../extras/driving-licences.ts'
import { isLanguage } from '../extras/language-text.ts'
import { labelled } from '../labels.ts'
import { piecesOf, type LinePiece } from '../pieces.ts'
import { styleOf } from '../sections/line-style.ts'
import { kindOfHeading } from '../sections/known-heading.ts'
import { knownSkill } from './known-skills.ts'
import { isLevel } from './levels.ts'
import { isList, splitItems, withoutCategory } from './split-items.ts'

/** Printed lines that belong together, as one text. */
export type SkillLine = { lines: readonly CvLine[]; text: string }

const LABEL =
  /^(?:(?:technische|computer|it-?|ict-?|soft|hard|overige|belangrijkste|technical|key|core)?\s?(?:vaardigheden|skills|competenties|competencies|kennis|tools|technologies|technologieën|programmeertalen|software))(?![\p{L}])/iu
const OTHER_CATEGORY =
  /^(?:(?:kan|can|wil|bereid|willing|bereit|beschikbaar)\b.*|nationaliteit|nationality|race|religion|religie|geslacht|gender|leeftijd|age|certificaten|certificates|certificeringen|certifications|interesses?|hobby'?s|interests|opleiding|cursussen|courses|referenties|beschikbaar\p{L}*)$/iu
const TONGUE =
  /^(?:mother tongue|native language|moedertaal|muttersprache|langue maternelle|lengua materna|lingua madre)(?:\((?:s|-?talen)\))?\s*:?$/iu
const WIDE_GAP = 0.9
const SENTENCE = 55

/**
 * True for the name of a group of something other than skills. 'Languages' may be those of people or of computers.
 */
const isOther = (category: string, first: string): boolean => {
  if (OTHER_CATEGORY.test(category) || TONGUE.test(category) || namesLicence(category)) return true
  const kind = kindOfHeading(category)
  return (
    (kind === 'languages' && isLanguage(splitItems(first)[0] ?? '')) || kind === 'interests' || kind === 'references'
  )
}

/** The text of a line with a separator between words that stand far apart: 'JavaScript   HTML 5   CSS'. */
const textOfCells = (line: CvLine): string => {
  const { spans, text } = line
  if (spans.length < 2) return text
  let isSplit = false
  const separatedText = spans.reduce((soFar, span, at) => {
    const previous: CvSpan | undefined = spans[at - 1]
    const gap = previous ? span.box.x - (previous.box.x + previous.box.width) : 0
    if (!previous) return span.text
    if (gap > line.size * WIDE_GAP && previous.box.y === span.box.y) {
      isSplit = true
      return `${soFar} | ${span.text}`
    }
    return `${soFar}${/\s$/.test(soFar) || /^\s/.test(span.text) || gap < line.size * 0.12 ? '' : ' '}${span.text}`
  }, '')
  return isSplit && separatedText.replace(/[\s|]/g, '') === text.replace(/[\s|]/g, '')
    ? separatedText.replace(/\s+/g, ' ')
    : text
}

const joinText = (above: string, text: string) =>
  !/\p{L}-$/u.test(above) ? `${above} ${text}` : /^\p{Ll}/u.test(text) ? above.slice(0, -1) + text : above + text

const inRow = (line: CvLine, other: CvLine | undefined) =>
  other !== undefined && line.row !== null && line.row === other.row

const endsOpen = (text: string) => /[,;&/–-]$|\b(?:en|and|of|or|met|with|van)$/i.test(text)

/** True for a line that continues the comma list of the line above it, in the same style and column. */
const goesOn = (line: CvLine, above: CvLine, text: string): boolean => {
  if (
    line.region !== above.region ||
    line.bullet ||
    styleOf(line) !== styleOf(above) ||
    line.box.page !== above.box.page
  )
    return false
  if (endsOpen(text)) return true
  if (withoutCategory(line.text).category !== null) return false
  const isOpen =
    text.lastIndexOf('(') > text.lastIndexOf(')') || (above.bullet && text.length > SENTENCE && line.gap < 0.7)
  return (
    isOpen ||
    (line.gap < 0.7 && (above.bullet || isList(text)) && /^\p{Ll}/u.test(line.text)) ||
    (line.gap < 0.7 && isList(text) && isList(line.text) && text.length > 45)
  )
}

/** Rows in which bold names of groups stand beside their lists, where there are several. */
const tablesOf = (lines: readonly LinePiece[]): ReadonlySet<number> => {
  const rows = Map.groupBy(
    lines.flatMap(({ line }) => (line.row === null ? [] : [line])),
    ({ row }) => row ?? 0,
  )
  const mixedRows = [...rows]
    .filter(([, row]) => row[0]?.bold === true && row.some(({ bold }) => !bold))
    .map(([number]) => number)
  return new Set(mixedRows.length < 2 ? [] : mixedRows)
}

/**
 * A line that names a group of skills: followed by a list in another type, such as 'FRONTEND' above 'Angular, React'.
 */
const isCategory = (
  at: number,
  lines: readonly LinePiece[],
  listsInSection: boolean,
  tables: ReadonlySet<number>,
): boolean => {
  const [line, next] = [lines[at]?.line, lines[at + 1]?.line]
  const third = lines[at + 2]?.line
  if (line?.bold && line.row !== null && tables.has(line.row)) return true
  if (line && next && inRow(line, next) && /^\s*:/.test(next.text)) return true
  if (line && inRow(line, lines[at - 1]?.line)) return false
  if (line && next && inRow(line, next) && !isList(line.text)) {
    return (
      kindOfHeading(line.text) !== undefined ||
      TONGUE.test(line.text) ||
      (!inRow(line, third) && isList(next.text) && knownSkill(line.text) === undefined)
    )
  }
  if (
    !line ||
    !next ||
    line.bullet ||
    line.region !== next.region ||
    isList(textOfCells(line)) ||
    line.text.length > 45
  )
    return false
  if (line.text.endsWith(':')) return true
  const differsInStyle = styleOf(line) !== styleOf(next)
  const hasListBelow = isList(textOfCells(next)) || next.bullet || inRow(next, third)
  if (isLevel(next.text) && third !== undefined && isList(textOfCells(third))) return true
  if (differsInStyle && kindOfHeading(line.text) === 'skills') return true
  return differsInStyle && hasListBelow && (listsInSection || next.bullet)
}

/** Known skills among the languages, under a heading that names both: 'Talen en computer'. */
const isSkillAmongLanguages = ({ kind, text }: LinePiece): boolean => {
  if (kind !== 'languages' || text.length > 300) return false
  const items = splitItems(text)
  return (
    items.length > 0 &&
    items.every((item) => !isLanguage(item)) &&
    items.filter((item) => knownSkill(item) !== undefined).length * 2 >= items.length
  )
}

const CONTACT = /\S@\S+\.\p{L}{2}|(?<!\d)(?:\+\d|0)\d(?:[\s()./-]{0,3}\d){7,}|https?:/iu
/** True for contact details, as at the foot of a column. */
const isContact = (text: string) => CONTACT.test(text.slice(0, 300))

/** 'Utrecht, 3 maart 2024' and 'Bremen, den 3. März 2024': where and when a CV was signed. */
const SIGNED = new RegExp(
  `^\\p{Lu}[\\p{L} '’-]{2,30},\\s(?:den |de )?(?:\\d{1,2}[.\\s/-]{1,2}(?:\\d{1,2}|${MONTH_NAME})[.\\s/-]{1,2}\\d{4}|${MONTH_NAME} \\d{1,2}(?:st|nd|rd|th)?,? \\d{4})$`,
  'iu',
)

/** Leaves out the lines below a signature. */
const withoutEnd = (lines: readonly LinePiece[]): readonly LinePiece[] => {
  const ends = new Map(
    lines
      .toReversed()
      .flatMap(({ text, index, line }) =>
        text.length < 80 && SIGNED.test(text) ? [[line.region, index] as const] : [],
      ),
  )
  return lines.filter(({ index, line }) => index < (ends.get(line.region) ?? Infinity))
}

/** The lines of sections that list skills, without the names of groups, and lists behind a label in other sections. */
export const skillLines = (document: CvDocument, lines: readonly LinePiece[]): readonly SkillLine[] => {
  const skillPieces = withoutEnd(
    lines.filter((piece) => (piece.kind === 'skills' && !isContact(piece.text)) || isSkillAmongLanguages(piece)),
  )
  const lists = skillPieces.filter(
    ({ line }, at) => isList(textOfCells(line)) || inRow(line, skillPieces[at + 1]?.line),
  ).length
  const tables = tablesOf(skillPieces)
  const rows: { lines: CvLine[]; text: string }[] = []
  let isSkipped = false
  for (const [at, { line, index }] of skillPieces.entries()) {
    if (skillPieces[at - 1]?.index !== index - 1) isSkipped = false
    const text = textOfCells(line).replace(/^\s*:\s*/, '')
    const groupName = text.replace(/:$/, '').trim()
    if (isCategory(at, skillPieces, lists >= 2, tables)) {
      isSkipped = isOther(groupName, skillPieces[at + 1]?.text ?? '')
      rows.push({ lines: [], text: '' })
      continue
    }
    const { category, rest } = withoutCategory(text)
    if (category !== null) isSkipped = isOther(category, rest)
    else if (line.row !== skillPieces[at - 1]?.line.row || line.row === null)
      isSkipped &&= line.row !== null || line.bullet
    if (isSkipped) continue
    const last = rows.at(-1)
    const above = last?.lines.at(-1)
    if (last && above && category === null && goesOn(line, above, last.text)) {
      last.text = joinText(last.text, text)
      last.lines.push(line)
    } else rows.push({ lines: [line], text })
  }
  const listedRows = rows.filter(({ text }) => text !== '')
  const piecesElsewhere = piecesOf(
    lines.filter(
      ({ kind }) =>
        kind === 'header' ||
        kind === 'personal' ||
        kind === 'summary' ||
        kind === 'other' ||
        kind === 'certificates' ||
        kind === 'languages',
    ),
  )
  const behindLabels = labelled(piecesElsewhere, LABEL)
    .filter(
      ({ value, at, label }) =>
        (label !== at || /^[^:]{1,40}:/.test(label.text)) && isList(value) && document.lines.includes(at.line),
    )
    .map(({ value, at }) => ({ lines: [at.line], text: value }))
  return [...listedRows, ...behindLabels]
}
