const NUMBER = String.raw`(\d{1,2}(?:[.,]\d)?(?!\d))`
const RANGE = new RegExp(
  `(?:\\bvan )?(?<![\\d.,])${NUMBER} ?(?:-|–|à|/|tot|t/m) ?${NUMBER} ?(?:uur|uren|u|hrs?|hours?)\\b`,
  'gi',
)
const AT_START = new RegExp(`^${NUMBER}(?: ?[-–/à] ?${NUMBER})?(?= \\(|, \\p{L}|; )`, 'u')
const FULL_WEEK = 60

const isWeek = (...hours: string[]) => hours.every((hour) => Number.parseFloat(hour.replace(',', '.')) <= FULL_WEEK)

/** Hours in the one notation of the house: '24–32 uur'. A part of a whole, as '24/24' in Flemish schools, stays. */
export function writeHours(hours: string): string {
  const [, part, whole] = /^(\d{1,2})\/(\d{1,2})$/.exec(hours) ?? []
  if (part !== undefined && part === whole) return `Voltijds (${hours})`
  return hours
    .replace(/\. van (?=\d)/g, ', van ')
    .replace(/^(\d{1,2}(?:[.,]\d)?) [-–] (?=\p{L}{2})/u, '$1, ')
    .replace(/ ?\/ ?(?:week|wk|w)\b/gi, ' per week')
    .replace(/\bminimaal (\d{1,2})(?: ?(?:uur|u))?,? (?:en )?maximaal (\d{1,2}) ?(?:uur|u)\b/gi, '$1–$2 uur')
    .replace(AT_START, (typed, from: string, to?: string) =>
      isWeek(from, to ?? from) ? `${to === undefined ? from : `${from}–${to}`} uur` : typed,
    )
    .replace(RANGE, (typed, from: string, to: string) => (isWeek(from, to) ? `${from}–${to} uur` : typed))
    .replace(/(?<![\d.,:])(\d{1,2}(?:,\d{1,2})?) ?(?:u|hrs?|hours?)\b/gi, '$1 uur')
}
