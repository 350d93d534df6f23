import { units } from './durations.ts'
import { fold } from '../lexicon/fold.ts'
import { patternOf } from '../lexicon/lexicon.ts'
import { monthByName, nowWords, seasons } from './month-names.ts'

/** A point in time in a text; `year` is null for a month whose year stands elsewhere; `isNow` for 'heden'. */
export type Moment = { from: number; to: number; year: number | null; month: number | null; isNow: boolean }

const YEAR = String.raw`(?:19[4-9]\d|20[0-4]\d)(?![\d%\p{L}]|[.,]\d{3}| ?[A-Z]{2} )`
/** Years of historical people, as in sample CVs; accepted only beside a month or in a range. */
const ANY_YEAR = String.raw`(?:1[5-9]\d\d|20[0-4]\d)(?!\d)`
const DAY_FIRST = new RegExp(String.raw`(?:0?[1-9]|[12]\d|3[01])[-./](0?[1-9]|1[0-2])[-./](${YEAR}|\d{2}(?!\d))`, 'uy')
const YEAR_FIRST = new RegExp(
  String.raw`(${YEAR}|1[5-9]\d\d(?=[-/.]\d\d[-/.]\d\d(?!\d)))(?:[-/.]| ?/ ?)(0[1-9]|1[0-2])(?:[-/.](?:0[1-9]|[12]\d|3[01]))?(?!\d)`,
  'uy',
)
const MONTH_FIRST = new RegExp(String.raw`(0?[1-9]|1[0-2]) ?[-/.] ?(${YEAR})`, 'uy')
const SHORT_MONTH_FIRST = /(0[1-9]|1[0-2])\/(\d{2})(?![\d/])/y
const BARE_YEAR = new RegExp(`(${YEAR})`, 'uy')
const SHORT_YEAR = /['’‘`](\d{2})(?!\d)/y
const QUARTER = new RegExp(String.raw`[QK][1-4][ -/']{0,2}(${YEAR})`, 'iuy')
/** Phrases for 'until now'. */
const NOW = new RegExp(String.raw`${patternOf('now', 'phrase')}(?!\p{L})`, 'iuy')
const YEAR_THEN_MONTH = new RegExp(String.raw`(${YEAR})[/-](\p{L}{3,9})\.?(?![\p{L}]|[ /-]?\d)`, 'uy')
const WORD = /\p{Ll}{2,12}(?=\p{Lu})|\p{L}{2,12}/uy
const YEAR_AFTER_MONTH = new RegExp(
  String.raw`\.?,?[ /\-]?(?:van |of |de )?(?:(${ANY_YEAR})|(?:['’‘](\d{2})(?!\d)|(\d{2})(?![\d:.,]|\s*(?:${units.year}|${units.month}|${units.week}|${units.hour}))))`,
  'uy',
)
const DAY_BEFORE = /(?:0?[1-9]|[12]\d|3[01])(?:e|ste|de|st|nd|rd|th)?\.? /y

const TURN = 50
const fullYear = (digits: string) => {
  const number = Number(digits)
  if (digits.length === 4) return number
  return number < TURN ? 2000 + number : 1900 + number
}

const at = (pattern: RegExp, text: string, index: number) => {
  pattern.lastIndex = index
  return pattern.exec(text)
}

const moment = (from: number, to: number, year: number | null, month: number | null = null): Moment => ({
  from,
  to,
  year,
  month,
  isNow: false,
})

const wordMomentAt = (text: string, from: number, index: number): Moment | null => {
  const [word = ''] = at(WORD, text, index) ?? []
  if (word === '') return null
  const name = fold(word)
  const end = index + word.length
  if (nowWords.has(name) && from === index) return { from, to: end, year: null, month: null, isNow: true }
  const month = monthByName.get(name)
  if (month !== undefined) {
    const year = at(YEAR_AFTER_MONTH, text, end)
    if (year) return moment(from, end + year[0].length, fullYear(year[1] ?? year[2] ?? year[3] ?? ''), month)
    const dot = text[end] === '.' ? 1 : 0
    return moment(from, end + dot, null, month)
  }
  if (!seasons.has(name) || from !== index) return null
  const year = at(BARE_YEAR, text, end + 1)
  if (year) return moment(from, end + 1 + year[0].length, fullYear(year[1] ?? ''))
  const after = wordMomentAt(text, end + 1, end + 1)
  return after && !after.isNow ? { ...after, from } : null
}

/** The point in time that starts exactly at a position of a text, or null. */
export const momentAt = (text: string, index: number): Moment | null => {
  const dayFirst = at(DAY_FIRST, text, index)
  if (dayFirst) return moment(index, index + dayFirst[0].length, fullYear(dayFirst[2] ?? ''), Number(dayFirst[1]))
  const yearAndMonth = at(YEAR_THEN_MONTH, text, index)
  const month = yearAndMonth && monthByName.get(fold(yearAndMonth[2] ?? ''))
  if (yearAndMonth && month !== undefined && month !== null)
    return moment(index, index + yearAndMonth[0].length, Number(yearAndMonth[1]), month)
  const yearFirst = at(YEAR_FIRST, text, index)
  if (yearFirst) return moment(index, index + yearFirst[0].length, Number(yearFirst[1]), Number(yearFirst[2]))
  const monthFirst = at(MONTH_FIRST, text, index) ?? at(SHORT_MONTH_FIRST, text, index)
  if (monthFirst)
    return moment(index, index + monthFirst[0].length, fullYear(monthFirst[2] ?? ''), Number(monthFirst[1]))
  const year = at(QUARTER, text, index) ?? at(BARE_YEAR, text, index) ?? at(SHORT_YEAR, text, index)
  if (year) return moment(index, index + year[0].length, fullYear(year[1] ?? ''))
  const day = at(DAY_BEFORE, text, index)
  if (day) {
    const after = wordMomentAt(text, index, index + day[0].length)
    if (after && after.month !== null) return after
  }
  const nowMatch = at(NOW, text, index)
  if (nowMatch) return { from: index, to: index + nowMatch[0].length, year: null, month: null, isNow: true }
  return wordMomentAt(text, index, index)
}
