/** Words before the day on which something ends. */
const UNTIL =
  /(?<!\p{L})(?:geldig(?:heid)?(?: is)?(?: tot(?: en met)?)?|t\/m|tot(?: en met)?|valid (?:until|till|to|through)|until|verloopt(?: op)?|vervalt(?: op)?|vervaldatum|verloopdatum|expires?(?: on)?|expiry(?: date)?)[\s:]{1,3}(?:op |in |on )?/iu
const MONTHS = ['jan', 'feb', 'm(?:aa)?rt|mar', 'apr', 'mei|may', 'jun', 'jul', 'aug', 'sep', 'o[kc]t', 'nov', 'dec']
const ISO_DAY = /^((?:19|20)\d\d)(?:-(\d{1,2}))?(?:-(\d{1,2}))?(?!\d)/u
const DAY_FIRST = /^(?:(\d{1,2})[-/. ])?(\d{1,2})[-/. ]((?:19|20)\d\d)(?!\d)/u
const WITH_MONTH = new RegExp(
  String.raw`^(?:(\d{1,2})\.? )?(${MONTHS.map((month) => `(?:${month})`).join('|')})\p{L}*\.? ((?:19|20)\d\d)(?!\d)`,
  'iu',
)

const iso = (...parts: readonly (string | undefined)[]): string =>
  parts.flatMap((part) => (part === undefined ? [] : [part.padStart(2, '0')])).join('-')

const monthOf = (word: string): string =>
  String(MONTHS.findIndex((month) => new RegExp(`^(?:${month})`, 'iu').test(word)) + 1)

/** The year, month or day until which a text says something is valid, as ISO 8601; null when it says none. */
export const validUntil = (text: string): string | null => {
  const until = UNTIL.exec(text)
  if (until === null) return null
  const date = text.slice(until.index + until[0].length)
  const day = DAY_FIRST.exec(date)
  if (day) return iso(day[3], day[2], day[1])
  const monthMatch = WITH_MONTH.exec(date)
  if (monthMatch) return iso(monthMatch[3], monthOf(monthMatch[2] ?? ''), monthMatch[1])
  const whole = ISO_DAY.exec(date)
  return whole ? iso(whole[1], whole[2], whole[3]) : null
}
