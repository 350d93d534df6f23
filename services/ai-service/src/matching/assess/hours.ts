/** Hours of work in a week. `isVague` where a text says only that they are less than a full week. */
export type WeekHours = { least: number; most: number; isVague: boolean }

/** A full week by the agreements of most sectors: 36 to 40 hours. */
const FULL_LEAST = 36
const FULL_MOST = 40
const PART_MOST = 35
const LONGEST_WEEK = 60
const SHORTEST_WEEK = 4
const HOURS_OF_DAY = 8
/** 'Minimaal 24 uur' asks for any number from there up to a full week. */
const LEAST_OF_ANY = 1

/** Numbers in words, as hours and days are written. */
const WRITTEN_NUMBERS: Readonly<Record<string, number>> = {
  een: 1,
  één: 1,
  twee: 2,
  drie: 3,
  vier: 4,
  vijf: 5,
  zes: 6,
  acht: 8,
  twaalf: 12,
  zestien: 16,
  twintig: 20,
  vierentwintig: 24,
  achtentwintig: 28,
  dertig: 30,
  tweeëndertig: 32,
  zesendertig: 36,
  achtendertig: 38,
  veertig: 40,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
}
const WRITTEN = new RegExp(
  String.raw`(?<!\p{L})(?:${Object.keys(WRITTEN_NUMBERS).join('|')})(?=\s(?:uur|uren|hours|dagen|dag|days?)(?!\p{L})|\s(?:of|à|tot|or|to)\s)`,
  'giu',
)

/** Times of a day, and numbers of something else: '6.00-14.30', '5 wkn', '2 dagen thuis', '1x'. */
const CLOCK = /(?<!\d)\d{1,2}[.:]\d{2}(?!\d)(?:\s?(?:uur|u|h))?/giu
const DAYS = /(?<![\d.,])(\d)(?:\s?(?:-|–|à|tot|of|or|to)\s?(\d))?\s?(?:werk|working\s)?(?:dagen|dag|days?)(?!\p{L})/giu
/** Days of so many hours: '4 x 9 uur', '4 dagen van 8 uur'. */
const PRODUCT =
  /(?<![\d.,])([1-6])\s?(?:x|×|keer|maal|(?:dagen|days)\s(?:van|à|of))\s?(\d{1,2})\s?(?:uur|uren|u|hours?)(?!\p{L})/giu
/** Days that say where somebody works, not how much. */
const WHERE =
  /^\s?(?:per week\s)?(?:thuis|op kantoor|kantoor|op locatie|remote|hybride?|on\s?site|at home|from home|in the office|vakantie|verlof|holiday)/iu
const OTHER_NUMBER =
  /(?<![\d.,])\d+(?:[.,]\d+)?(?:\s?(?:-|–|tot|to|of)\s?\d+)?\s?(?:x|×|keer|maal|times|wkn|weken|weeks?|maanden|months?|jaar|years?|ploegen(?:dienst)?|shifts?|min(?:uten)?|(?:uur|uren|hours)\s(?:per|a)\s(?:maand|month|jaar|year|dag|day))(?![\p{L}\d])/giu
/** Two weeks of hours with a bar between them: '38/40u'. */
const BAR = /(?<=(?<!\d)\d{2})\s?\/\s?(?=\d{2}(?!\d))/gu
const WEEK = /(?<![\d.,/])(\d{1,2})(?:[.,](?:[05]|25|75))?(?![\d.,%/]|\s?%)/gu
/** Part of a full week: '4/5', '80%', '0,8 fte'. */
const FIFTHS = /(?<![\d/])([1-4])\/5(?![\d/])/gu
const PERCENT = /(?<![\d.,])(\d{2,3})(?:\s?%?\s?(?:-|–|tot|to)\s?(\d{2,3}))?\s?%/gu
const FTE = /(?<![\d.,])(\d(?:[.,]\d{1,2})?)(?:\s?(?:-|–|tot|to)\s?(\d(?:[.,]\d{1,2})?))?\s?fte(?!\p{L})/giu
const FULL = /(?<!\p{L})(?:full-?\s?time|voltijds?e?)(?!\p{L})/iu
const PART = /(?<!\p{L})(?:part-?\s?time|deeltijds?e?)(?!\p{L})/iu
const HALF = /(?<!\p{L})(?:halftijds?e?|half-?time)(?!\p{L})/iu
const AT_LEAST =
  /(?<!\p{L})(?:min(?:imaal|imum|\.)?|minstens|ten minste|vanaf|at least|from)\s(?=\d)|\d\s?(?:\+|(?:uur|uren|u|hours?)?\s(?:of|or)\s(?:meer|more))/iu
const AT_MOST = /(?<!\p{L})(?:max(?:imaal|imum|\.)?|hooguit|hoogstens|ten hoogste|at most|up to)\s(?=\d)/iu
/** 'Tot 32 uur', with no number before it. */
const UP_TO = /^\D*(?<!\p{L})tot\s\d/iu

const numbersIn = (text: string, pattern: RegExp): number[] =>
  [...text.matchAll(pattern)].flatMap(([, ...groups]) =>
    groups.flatMap((group) => (group === undefined ? [] : [Number(group.replace(',', '.'))])),
  )

/** Shares of a full week as hours, by the shortest and the longest full week. */
const sharesIn = (text: string): number[] =>
  [
    ...numbersIn(text, FIFTHS).map((fifths) => fifths / 5),
    ...numbersIn(text, PERCENT).map((percent) => percent / 100),
    ...numbersIn(text, FTE),
    ...(HALF.test(text) ? [0.5] : []),
  ]
    .filter((share) => share > 0 && share <= 1)
    .flatMap((share) => [share * FULL_LEAST, share * FULL_MOST])

const daysIn = (text: string): number[] =>
  [...text.matchAll(DAYS)]
    .filter(({ 0: days, index }) => !WHERE.test(text.slice(index + days.length)))
    .flatMap(([, least, most]) => [least, most])
    .flatMap((days) => (days === undefined ? [] : [Number(days) * HOURS_OF_DAY]))

const productsIn = (text: string): number[] =>
  [...text.matchAll(PRODUCT)]
    .map(([, days, hours]) => Number(days) * Number(hours))
    .filter((hours) => hours <= LONGEST_WEEK)

const inDigits = (text: string): string =>
  text.replace(WRITTEN, (word) => String(WRITTEN_NUMBERS[word.toLowerCase()] ?? word))

/** Hours that a text names in numbers, days or parts of a full week. */
const numberedHours = (text: string): number[] => {
  const products = productsIn(text)
  const shares = sharesIn(text)
  const bare = [CLOCK, PRODUCT, DAYS, OTHER_NUMBER, PERCENT, FTE, FIFTHS]
    .reduce((rest, words) => rest.replace(words, ' '), text)
    .replace(BAR, ' ')
  const weeks = numbersIn(bare, WEEK).filter((hours) => hours >= SHORTEST_WEEK && hours <= LONGEST_WEEK)
  // Days are only counted where no hours are named: '32 uur, 4 dagen' says one thing.
  const weekHours = [...weeks, ...products, ...shares]
  const fullTime = FULL.test(text) && weeks.length + products.length === 0 ? [FULL_LEAST, FULL_MOST] : []
  return weekHours.length > 0 ? [...weekHours, ...fullTime] : [...daysIn(text), ...fullTime]
}

/** Hours in a week that a text names; null without any. */
export const hoursIn = (line: string): WeekHours | null => {
  const text = inDigits(line)
  const hours = numberedHours(text)
  const isPart = PART.test(text)
  if (hours.length === 0) return isPart ? { least: LEAST_OF_ANY, most: PART_MOST, isVague: true } : null
  const [least, most] = [Math.min(...hours), Math.max(...hours)]
  // 'Fulltime of parttime' leaves it open; '24 uur, parttime' doesn't.
  if (isPart && FULL.test(text) && least === FULL_LEAST) return { least: LEAST_OF_ANY, most, isVague: false }
  if (AT_MOST.test(text) || UP_TO.test(text))
    return { least: least < most ? least : LEAST_OF_ANY, most, isVague: false }
  return AT_LEAST.test(text)
    ? { least, most: Math.max(most, FULL_MOST), isVague: false }
    : { least, most, isVague: false }
}

/** What somebody says of the hours that they would like. */
const WISH =
  /(?<!\p{L})(?:beschikbaar(?:heid)?|inzetbaar|zoek(?:t|ende?)?|op zoek|wil|wens|liefst|voorkeur|available|availability|looking for|seeking|prefer(?:ably|red)?)(?!\p{L})/iu
const NUMBER = String.raw`\d{1,2}(?:[.,]\d{1,2})?(?:\s?(?:[-–]|à|tot|of|to)\s?\d{1,2}(?:[.,]\d{1,2})?)?`
/** Hours with their unit: a bare number in a sentence may be a date. */
const NAMED_HOURS = new RegExp(
  String.raw`(?:(?<!\p{L})(?:min(?:imaal|imum|\.)?|max(?:imaal|imum|\.)?|minstens|hooguit|tot|vanaf|at least|up to)\s)?(?<![\d.,])(?:${NUMBER}\s?(?:uur|uren|u|hours?|fte|dagen|days)(?![\p{L}\d])|[1-4]\/5(?!\d))|(?<!\p{L})(?:(?:full|part)-?\s?time|(?:voltijd|deeltijd|halftijd)s?e?)(?!\p{L})`,
  'iu',
)
const CLAUSE = /[.;!](?=\s|$)|\s[–—]\s/u
/** Hours of something else: a term of notice, a day, a month. */
const OF_OTHER = /^\s?(?:opzeg|per (?:dag|maand|jaar)|a (?:day|month)|notice|thuis|remote|op kantoor)/iu

/** The hours that a line says somebody would like to work, in its own words; null when it says none. */
export const wishedHoursIn = (line: string): string | null => {
  if (!WISH.test(line)) return null
  for (const clause of line.split(CLAUSE)) {
    if (!WISH.test(clause)) continue
    const text = inDigits(clause)
    const hours = NAMED_HOURS.exec(text)
    if (hours && !OF_OTHER.test(text.slice(hours.index + hours[0].length))) return hours[0]
  }
  return null
}
