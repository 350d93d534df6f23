import type { CvLine } from '@wervio/cv-document'
import type { LinePiece } from '../pieces.ts'
import { sensitiveNumbers, type Range } from './numbers.ts'
import { FULL_DATE } from './full-date.ts'
import { labelRules } from './label-rules.ts'
import { wordingRules } from './wording-rules.ts'

const LONGEST = 20_000
/** A line with more words than this is a sentence, not a personal detail. */
const SHORT = 4
const NEXT_LABEL = /\s(?=\p{L}[\p{L} -]{2,24}:)|\s*[|•·;]|\s{3,}/u

const anyLabel = new RegExp(
  `(?<![\\p{L}\\d])(?:${labelRules.map(({ label }, at) => `(?<k${String(at)}>${label})`).join('|')})(?![\\p{L}\\d])`,
  'giu',
)
const values = labelRules.map(({ value }) => new RegExp(`^${value}`, 'iu'))
const bareValues = labelRules.map(({ value, valueWithoutColon }) => new RegExp(`^${valueWithoutColon ?? value}`, 'iu'))

const DATE = new RegExp(`^(?:${FULL_DATE}|(?:19|20)\\d{2})`, 'iu')

type SensitiveStretch = Range & { line: CvLine }

/** The rule of a label without a value on its own line, for the cell or line beside it. */
type OpenLabel = { rule: number }

/** Values after labels on one line; `open` if the line ends with its label. */
const behindLabels = (line: CvLine, isPersonal: boolean): { stretches: SensitiveStretch[]; open: OpenLabel | null } => {
  const text = line.text.slice(0, LONGEST)
  const stretches: SensitiveStretch[] = []
  let open: OpenLabel | null = null
  for (const match of text.matchAll(anyLabel)) {
    const rule = labelRules.findIndex((_, at) => match.groups?.[`k${String(at)}`] !== undefined)
    const kind = labelRules[rule]?.kind
    const value = values[rule]
    if (!kind || !value) continue
    const behind = text.slice(match.index + match[0].length)
    const marks = /^\s*(?:\([^)]{0,20}\)\s*)?[:：=–-]?\s*/u.exec(behind)?.[0] ?? ''
    const hasColon = /[:：=]/.test(marks)
    const isFirst = match.index === 0 || /[|•·,;]\s*$/.test(text.slice(Math.max(0, match.index - 3), match.index))
    const rest = behind.slice(marks.length)
    if (rest.trim() === '' && isFirst) {
      open = { rule }
      continue
    }
    // Without a colon a value counts only if it is unmistakable or stands among the personal details.
    const isCertain = ['bsn', 'iban', 'passport', 'birth_date'].includes(kind)
    if (
      !(hasColon && (isFirst || isPersonal || isCertain)) &&
      !(isFirst && isPersonal && marks !== '') &&
      !(isCertain && /\d/.test(rest.slice(0, 12)))
    )
      continue
    const [valueText = ''] = rest.split(NEXT_LABEL, 1)
    if (!hasColon && !(bareValues[rule] ?? value).test(valueText.trim())) continue
    const length =
      value
        .exec(
          hasColon && (isFirst || isPersonal) && !isCertain && kind !== 'age' && kind !== 'gender' ? valueText : rest,
        )?.[0]
        .trimEnd().length ?? 0
    if (length === 0) continue
    const from = match.index + match[0].length + marks.length
    stretches.push({ kind, from, to: from + length, line })
  }
  return { stretches, open }
}

const YOUNGEST = 14
/**
 * Whether a date without a label is a date of birth: it makes the candidate old enough to work. A later date is that of
 * the CV.
 */
const isBirth = (words: string): boolean => {
  const year = /(?:19|20)\d{2}/.exec(words)?.[0]
  // '31 22 11' is the end of a telephone number.
  return year === undefined ? /^\s*[*°]/.test(words) : Number(year) <= new Date().getFullYear() - YOUNGEST
}

const byWording = (line: CvLine, isPersonal: boolean, isDetails: boolean): SensitiveStretch[] => {
  const text = line.text.slice(0, LONGEST)
  return wordingRules.flatMap((rule) =>
    rule.onlyInDetails && !(rule.kind === 'health' ? isPersonal : isDetails)
      ? []
      : [...text.matchAll(rule.wording)]
          .filter(([words]) => !(rule.onlyInDetails && rule.kind === 'birth_date') || isBirth(words))
          .map((match) => {
            const sensitiveWords = match[1] ?? match[0]
            const from = match.index + match[0].lastIndexOf(sensitiveWords)
            return { kind: rule.kind, from, to: from + sensitiveWords.length, line }
          }),
  )
}

/** The value of a label that stands alone: in the cell to the right, else on the line below. */
const valueBeside = (lines: readonly LinePiece[], at: number, { rule }: OpenLabel): SensitiveStretch[] => {
  const { line } = lines[at] ?? {}
  const kind = labelRules[rule]?.kind
  const value = values[rule]
  if (!line || !kind || !value) return []
  const linesNearby = lines.slice(Math.max(0, at - 30), at + 30).map((piece) => piece.line)
  const sameRow =
    line.row === null
      ? []
      : linesNearby.filter(
          (other) =>
            other !== line && other.row === line.row && other.box.page === line.box.page && other.box.x > line.box.x,
        )
  const right = sameRow.toSorted((a, b) => Math.abs(a.box.y - line.box.y) - Math.abs(b.box.y - line.box.y))[0]
  const below = lines[at + 1]?.line
  const other =
    right ?? (below && below.region === line.region && !/^[\p{L} ]{2,30}:/u.test(below.text) ? below : undefined)
  if (!other) return []
  const marks = /^\s*[:：]?\s*/u.exec(other.text)?.[0].length ?? 0
  const length = value.exec(other.text.slice(marks))?.[0].trimEnd().length ?? 0
  return length === 0 ? [] : [{ kind, from: marks, to: marks + length, line: other }]
}

/** Splits a date of birth with a place: 'Geboren: 3 maart 1976, Delfzijl'. */
const withBirthPlace = (stretch: SensitiveStretch): readonly SensitiveStretch[] => {
  if (stretch.kind !== 'birth_date') return [stretch]
  const text = stretch.line.text.slice(stretch.from, stretch.to)
  const date = DATE.exec(text)?.[0]
  if (date === undefined || !/\p{L}{2}/u.test(text.slice(date.length))) return [stretch]
  // 'Née le 8 mai 1989, mariée' has no place.
  if (!/^[\s,]*(?:(?:te|in|à)\s)?['’]?\p{Lu}/u.test(text.slice(date.length)))
    return [{ ...stretch, to: stretch.from + date.length }]
  return [
    { ...stretch, to: stretch.from + date.length },
    { ...stretch, kind: 'birth_place', from: stretch.from + date.length },
  ]
}

/** The sensitive words of a CV: kind, line and position in the line. */
export const findSensitive = (lines: readonly LinePiece[]): readonly SensitiveStretch[] =>
  lines.flatMap((piece, at) => {
    const { line, kind } = piece
    const isDetails = kind === 'header' || kind === 'personal'
    const isPersonal = isDetails || kind === 'summary' || kind === 'other'
    const { stretches: behindLabel, open } = behindLabels(
      line,
      isDetails || (kind === 'summary' && line.text.split(' ', SHORT + 1).length <= SHORT),
    )
    const numbers = sensitiveNumbers(line.text.slice(0, LONGEST)).map((range) => ({ ...range, line }))
    return [
      ...[...behindLabel, ...(open ? valueBeside(lines, at, open) : [])].flatMap(withBirthPlace),
      ...byWording(line, isPersonal, isDetails),
      ...numbers,
    ]
  })
