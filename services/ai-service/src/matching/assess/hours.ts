/** Hours of work in a week. */
export type WeekHours = { least: number; most: number }

const FULL_TIME = 38
const LONGEST_WEEK = 60
const SHORTEST_WEEK = 4
const HOURS_OF_DAY = 8

/** Times of a day, and numbers of something else: '6.00-14.30', '5 wkn', '2 dagen thuis', '1x'. */
const CLOCK = /(?<!\d)\d{1,2}[.:]\d{2}(?!\d)(?:\s?(?:uur|u|h))?/giu
const DAYS = /(?<![\d.,])(\d)(?:\s?(?:-|–|à|tot|of|or|to)\s?(\d))?\s?(?:werk|working\s)?(?:dagen|dag|days?)(?!\p{L})/giu
/** Days that say where somebody works, not how much. */
const WHERE =
  /^\s?(?:per week\s)?(?:thuis|op kantoor|kantoor|op locatie|remote|hybride?|on\s?site|at home|from home|in the office|vakantie|verlof|holiday)/iu
const OTHER_NUMBER =
  /(?<![\d.,])\d+(?:[.,]\d+)?(?:\s?(?:-|–|tot|to|of)\s?\d+)?\s?(?:x|×|keer|maal|times|wkn|weken|weeks?|maanden|months?|jaar|years?|ploegen(?:dienst)?|shifts?|min(?:uten)?)(?![\p{L}\d])/giu
const WEEK = /(?<![\d.,/])(\d{1,2})(?:[.,](?:[05]|25|75))?(?![\d.,%/]|\s?%)/gu
/** Part of a full week: '4/5', '80%', '0,8 fte'. */
const FIFTHS = /(?<![\d/])([1-4])\/5(?![\d/])/gu
const PERCENT = /(?<![\d.,])(\d{2,3})(?:\s?(?:-|–|tot|to)\s?(\d{2,3}))?\s?%/gu
const FTE = /(?<![\d.,])(\d(?:[.,]\d{1,2})?)(?:\s?(?:-|–|tot|to)\s?(\d(?:[.,]\d{1,2})?))?\s?fte(?!\p{L})/giu
const FULL = /(?<!\p{L})(?:full-?\s?time|voltijds?)(?!\p{L})/iu
const HALF = /(?<!\p{L})(?:halftijds?|half-?time)(?!\p{L})/iu

const numbersIn = (text: string, pattern: RegExp): number[] =>
  [...text.matchAll(pattern)].flatMap(([, ...groups]) =>
    groups.flatMap((group) => (group === undefined ? [] : [Number(group.replace(',', '.'))])),
  )

/** Shares of a full week as hours. */
const sharesIn = (text: string): number[] =>
  [
    ...numbersIn(text, FIFTHS).map((fifths) => fifths / 5),
    ...numbersIn(text, PERCENT).map((percent) => percent / 100),
    ...numbersIn(text, FTE),
    ...(HALF.test(text) ? [0.5] : []),
  ]
    .filter((share) => share > 0 && share <= 1)
    .map((share) => Math.round(share * FULL_TIME))

const daysIn = (text: string): number[] =>
  [...text.matchAll(DAYS)]
    .filter(({ 0: days, index }) => !WHERE.test(text.slice(index + days.length)))
    .flatMap(([, least, most]) => [least, most])
    .flatMap((days) => (days === undefined ? [] : [Number(days) * HOURS_OF_DAY]))

/** Hours in a week that a text names, in numbers, days or parts of a full week; null without any. */
export const hoursIn = (text: string): WeekHours | null => {
  const shares = sharesIn(text)
  const days = daysIn(text)
  const bare = [CLOCK, DAYS, OTHER_NUMBER, PERCENT, FTE, FIFTHS].reduce((rest, words) => rest.replace(words, ' '), text)
  const weeks = numbersIn(bare, WEEK).filter((hours) => hours >= SHORTEST_WEEK && hours <= LONGEST_WEEK)
  // Days are only counted where no hours are named: '32 uur, 4 dagen' says one thing.
  const hours = [...weeks, ...shares, ...(weeks.length + shares.length === 0 ? days : [])]
  const fullTime = FULL.test(text) ? [FULL_TIME - 2, FULL_TIME + 2] : []
  const all = weeks.length > 0 ? hours : [...hours, ...fullTime]
  return all.length === 0 ? null : { least: Math.min(...all), most: Math.max(...all) }
}
