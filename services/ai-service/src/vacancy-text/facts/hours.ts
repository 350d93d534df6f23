const RANGE =
  /^(\d{1,2}(?:[.,]\d+)?)(?: ?(?:-|–|—|\/|à) ?(\d{1,2}(?:[.,]\d+)?))?(?: ?(?:uur|uren|u|hrs?|h)\.?)?(?: ?(?:per week|p\/w|pw|\/ ?week|p\.w\.?|\/w|wekelijks|in de week))?$/i
const FULL_WEEK = 60

/**
 * Working hours as a reader expects them: '32-40' becomes '32–40 uur per week'; anything else stays as it was given.
 */
export const describeHours = (hours: string): string => {
  const match = RANGE.exec(hours)
  const [from = '', to] = match?.slice(1) ?? []
  const most = Number.parseFloat((to ?? from).replace(',', '.'))
  if (!match || most > FULL_WEEK) return describeWords(hours)
  // A figure of one or less without a unit is a part of a full week.
  const unit = most <= 1 && !/\p{L}/u.test(hours) ? 'fte' : 'uur per week'
  return `${to === undefined ? from : `${from}–${to}`} ${unit}`
}

const describeWords = (hours: string) =>
  hours
    .replace(/^(\d{1,2} (?:tot|t\/m|à|of) \d{1,2})(?: uur)?$/, '$1 uur per week')
    .replace(/(\d) ?(?:-|—) ?(?=\d)/g, '$1–')
    .replace(/\b(\d+)u\b/g, '$1 uur')
    .replace(/^(?:ft|pt)$/i, (word) => (word.toLowerCase() === 'ft' ? 'Fulltime' : 'Parttime'))
    .replace(/(\d uur) (?=(?:maan|dins|woens|donder|vrij|zater|zon)dag)/, '$1, ')
    .replace(/\b(?:FT|PT)\b/g, (word) => (word === 'FT' ? 'fulltime' : 'parttime'))
    .replace(
      / per week (?!(?:of|en|bij|in|tot|met|op|per|voor|te|maar|verdeeld|gemiddeld|plus|inclusief)\b)(?=\p{Ll})/u,
      ' per week, ',
    )
    .replace(/^wtf\b/i, 'Werktijdfactor')
    .replace(/\bfull ?-?time\b/gi, (word) => (word.startsWith('F') ? 'Fulltime' : 'fulltime'))
    .replace(/\bpart ?-?time\b/gi, (word) => (word.startsWith('P') ? 'Parttime' : 'parttime'))
