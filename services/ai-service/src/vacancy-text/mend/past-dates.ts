import type { VacancyForm } from '../form.ts'
import { splitSentences } from '../language/sentences.ts'
import { messageFields } from './messages.ts'
import { tellsContact } from './sections-of-items.ts'

const MONTHS = [
  'januari',
  'februari',
  'maart',
  'april',
  'mei',
  'juni',
  'juli',
  'augustus',
  'september',
  'oktober',
  'november',
  'december',
]
const SHORTEST_MONTH = 3
const DAY_AND_MONTH = `\\d{1,2} (?:${MONTHS.map((month) => `${month.slice(0, SHORTEST_MONTH)}\\p{Ll}*\\.?`).join('|')}|mrt\\.?)`
const DATE = new RegExp(`(\\d{1,2}) (\\p{Ll}{3})\\p{Ll}*\\.? (20\\d\\d)|(\\d{1,2})[-/.](\\d{1,2})[-/.](20\\d\\d)`, 'iu')
/** The last day, with the words before it: 'uiterlijk op 3 maart 2025'. */
const LAST_DAY = new RegExp(
  ` ?(?:(?:uiterlijk|vóór|voor|tot(?: en met)?|t\\/m|ten laatste|op)(?: op)? )?(?:(?:maan|dins|woens|donder|vrij|zater|zon)dag )?(?:${DAY_AND_MONTH} 20\\d\\d|\\d{1,2}[-/.]\\d{1,2}[-/.]20\\d\\d)`,
  'giu',
)
const ANY_DAY = new RegExp(`${DAY_AND_MONTH}|\\d{1,2}[-/]\\d{1,2}`, 'iu')

/** What is about replying to a vacancy. */
const REPLYING =
  /(?<!\p{L})(?:sollicit\p{L}*|reage(?:er|ren)\p{L}*|reacties?|kandidatuur|kandideren|aanmeld\p{L}*|sluitingsdatum|sluit|deadline|cv|motivatie\p{L}*|mail|stuur)(?!\p{L})/iu
/** What comes after that. */
const TALKS =
  /(?<!\p{L})(?:(?:sollicitatie|kennismakings|selectie)?gesprek(?:ken)?|(?:gespreks|selectie)?rondes?|assessments?|proefdag|selectiedag)(?!\p{L})/iu

const monthOf = (letters: string): number => {
  const short = letters.toLowerCase()
  return short === 'mrt' ? 3 : MONTHS.findIndex((month) => month.startsWith(short)) + 1
}

/** The date that a sentence names with its year, as '2025-03-01'; null without one. */
const dateIn = (sentence: string): string | null => {
  const [, day, month, year, dayOfNumbers, monthOfNumbers, yearOfNumbers] = DATE.exec(sentence) ?? []
  const number = month === undefined ? Number(monthOfNumbers) : monthOf(month)
  const date = [year ?? yearOfNumbers, String(number).padStart(2, '0'), (day ?? dayOfNumbers ?? '').padStart(2, '0')]
  return number >= 1 && number <= MONTHS.length ? date.join('-') : null
}

/** A text without days for replying that are over, and what it said of them. */
export type ReadPastDates = { text: string; past: string[] }

/** Takes out until when one could reply, when that is over, and the talks that were planned behind it. */
export const readPastDates = (text: string, today: Date): ReadPastDates => {
  const now = today.toISOString().slice(0, '2026-01-01'.length)
  const isPast = (sentence: string): boolean => {
    const date = REPLYING.test(sentence) || TALKS.test(sentence) ? dateIn(sentence) : null
    return date !== null && date < now
  }
  if (!text.split('\n').some((line) => splitSentences(line).some(isPast))) return { text, past: [] }
  const past: string[] = []
  let isOver = false
  const lines = text.split('\n').flatMap((line) => {
    const sentences = splitSentences(line)
    const others = sentences.flatMap((sentence) => {
      const isPlanned = isOver && TALKS.test(sentence) && ANY_DAY.test(sentence) && dateIn(sentence) === null
      if (!isPast(sentence) && !isPlanned) return [sentence]
      isOver = true
      past.push(sentence)
      return tellsContact(sentence) && !isPlanned ? [sentence.replace(LAST_DAY, '')] : []
    })
    return others.length === 0 && sentences.length > 0 ? [] : [others.join(' ')]
  })
  return { text: lines.join('\n').trim(), past }
}

/** The form without such days. */
export const withoutPastDates = (form: VacancyForm, today: Date): VacancyForm => ({
  ...form,
  ...Object.fromEntries(messageFields.map((field) => [field, readPastDates(form[field], today).text])),
})
