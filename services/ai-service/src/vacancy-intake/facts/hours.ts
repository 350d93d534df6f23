import { describeHours } from '../../vacancy-text/facts/hours.ts'

const RANGE =
  /(?<![\d.,:€])(\d{1,2}(?:,\d{1,2}|\.5)?)(?: ?(?:-|–|—|\/|à|tot(?: en met)?|t\/m|to|of) ?(\d{1,2}(?:,\d{1,2}|\.5)?))? ?(?:uren|uur|u(?![\p{L}])|hours|hrs|-urige)(?: ?(?:per week|p\/w|p\.w\.|in de week|\/ ?week|a week))?/giu
const FTE = /(?<![\d.,])((?:0[.,]\d{1,2}|1(?:[.,]0)?)(?: ?(?:-|–|tot) ?(?:0[.,]\d{1,2}|1(?:[.,]0)?))?) ?fte/i
/** What hours are that nobody works in a week: a full job as a basis, a deadline, a day. */
const NO_WEEK_BEFORE =
  /(?:op basis van|o\.?b\.?v\.?|based on|binnen|bij|elke|iedere|om de|van een)(?: een)?(?: volledige werkweek van)? ?$|[\d]{1,2}[.:]\d{2} ?(?:-|–|tot) ?$/i
const NO_WEEK_AFTER =
  /^ ?(?:per dag|per dienst|per maand|per jaar|overwerk|vrij|verlof|zorg|service|bereikbaar|vakantie|a day)/i
const LEAST = 4
const MOST = 60
const SAYS_WEEK = /week|p\/w|p\.w/i
/** The last hour of a clock. */
const MIDNIGHT = 24

/** A time of the day: 'om 9 uur', 'van 9 tot 17 uur'. */
const isClock = (before: string, whole: string, from: number, to: number | null): boolean => {
  if (SAYS_WEEK.test(whole) || Math.max(from, to ?? 0) > MIDNIGHT) return false
  if (/(?:\b(?:om|vanaf|rond|na|tot|uiterlijk|sinds)|@) ?$/i.test(before)) return true
  return /\b(?:van|tussen) ?$/i.test(before) && from < MIDNIGHT / 2
}

export type HoursReading = { value: string; start: number; end: number; basis: boolean }

const number = (text: string | undefined) => Number((text ?? '0').replace(',', '.'))

/** The hours a week that a sentence or line names; `basis` when they only say what a sum is reckoned by. */
export const readHours = (text: string): HoursReading | null => {
  let basis: HoursReading | null = null
  for (const match of text.matchAll(RANGE)) {
    const [whole, from, to] = match
    const most = Math.max(number(from), number(to))
    const start = match.index
    const end = start + whole.length
    const before = text.slice(Math.max(0, start - 40), start)
    if (isClock(before, whole, number(from), to === undefined ? null : number(to))) continue
    if (most < LEAST || most > MOST || NO_WEEK_AFTER.test(text.slice(end))) continue
    const value = describeHours(
      whole
        .trim()
        .replace(/ ?(?:tot(?: en met)?|t\/m|to|of|à) ?(?=\d)/, '-')
        .replace(/ ?(?:hours|hrs|-urige)/i, ' uur')
        .replace(/ a week/i, ' per week'),
    )
    const reading = { value, start, end, basis: NO_WEEK_BEFORE.test(before) }
    if (!reading.basis) return reading
    basis ??= reading
  }
  if (basis) return basis
  const fte = FTE.exec(text)
  return fte ? { value: fte[0], start: fte.index, end: fte.index + fte[0].length, basis: false } : null
}

const WORDS = /\b(?:full-?time|part-?time|voltijds|deeltijds|halftime)\b/i

/** 'Fulltime' where no number of hours stands. */
export const readWorkingTime = (text: string): HoursReading | null => {
  const match = WORDS.exec(text)
  return match
    ? {
        value: describeHours(match[0].charAt(0).toUpperCase() + match[0].slice(1)),
        start: match.index,
        end: match.index + match[0].length,
        basis: true,
      }
    : null
}
