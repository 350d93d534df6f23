import { isInfinitive } from '../language/infinitives.ts'

/** Answers behind a label: what somebody gets or doesn't. */
const YES = /^(?:ja|yes|x|✓|✔|v|inbegrepen|inclusief|voorzien|aanwezig|ok)[.!]?$/i
const NO = /^(?:nee|neen|no|niet|n\.?v\.?t\.?|geen|nvt|niet van toepassing|0|-)[.!]?$/i
const FREE = /^gratis$/i
const SHARE = /^\d{1,3}(?:[.,]\d{1,2})? ?%$/

/** Labels before a demand or a wish. */
const NEEDED = /^(?:vereist|must(?:[- ]have)?s?|verplicht|noodzakelijk|eis|harde eis|minimum|knock-?out|required)$/i
const WISHED =
  /^(?:pluspunt|plus|pre|pré|nice[- ]to[- ]haves?|gewenst|wens|voordeel|troef|bonus|mooi meegenomen|pluspunten|preferred)$/i

/** Labels that only count what stands behind them: 'Taak 1', 'Competentie 2', 'Voordeel'. */
const COUNTED =
  /^(?:taak|competentie|eis|skill|vaardigheid|voorwaarde|kenmerk|punt|item|verantwoordelijkheid|activiteit|werkzaamheid|arbeidsvoorwaarde|benefit|task|soft skill|hard skill)(?: ?\d{1,2})?$/i
const lowerStart = (text: string) => (/^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text)

/** A label and its value as one item: '8% vakantiegeld'; '' for what isn't given, null where both are said apart. */
export const writeLabelled = (label: string, value: string): string | null => {
  if (NEEDED.test(label) || COUNTED.test(label)) return value
  if (WISHED.test(label)) return / (?:pluspunt|pre|pré|plus)$/i.test(value) ? value : `${value} is een pluspunt`
  if (NEEDED.test(value)) return label
  if (WISHED.test(value)) return `${label} is een pluspunt`
  if (YES.test(value) || /^\+{1,3}$/.test(value)) return label
  if (NO.test(value)) return ''
  if (FREE.test(value)) return `gratis ${lowerStart(label)}`
  if (/^\d{1,3}$/.test(value) && /(?:dagen|uren)$/i.test(label)) return `${value} ${lowerStart(label)}`
  if (!SHARE.test(value)) return null
  return isInfinitive(/(\p{L}+)$/u.exec(label)?.[1] ?? '') ? `${label} (${value})` : `${value} ${lowerStart(label)}`
}

const CSV_LINE = /^[^;|\n]{2,60}(?:;[^;|\n]+(?:;[^;|\n]*)?| ?\|[^;|\n]+(?:\|[^;|\n]*)?)$/
const LEAST_LINES = 2

/** Lines of which each has its cells between semicolons, as exports have them, with tabs for those. */
export const withCells = (text: string): string => {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  return lines.length >= LEAST_LINES && lines.every((line) => CSV_LINE.test(line.trim()))
    ? lines.map((line) => line.trim().replace(/ ?[;|] ?/g, '\t')).join('\n')
    : text
}

const LABELLED_LINE = /^(\s*(?:[-*•]\s+)?)([\p{L}][\p{L}\d /.()+-]{1,38}?) ?[:=] ?(\S.*?)\s*$/u

/** Lines of a list with such a label before a colon, as items; others stay. */
export const writeLabelledLines = (text: string): string => {
  const lines = text.split('\n')
  const items = lines.flatMap((line) => {
    const [, mark = '', label = '', value = ''] = LABELLED_LINE.exec(line) ?? []
    const item = value === '' ? null : writeLabelled(label.trim(), value)
    if (item === null) return [line]
    return item === '' ? [] : [`${mark}${item}`]
  })
  return items.join('\n')
}

/** Labels of a team's or history's rows. */
const COUNT =
  /^(?:aantal(?: \p{L}+)?|grootte|(?:team|ploeg|afdelings)(?:grootte|omvang)|omvang|teamgrootte|teamomvang|fte|leden|collega['’]?s|size)$/iu
const UNIT = /^(?:afdeling|team|dienst|ploeg|unit|groep)(?:s?naam)?$/i
const YEAR = /^(?:1[89]|20)\d\d$/

const writeStoryRow = (label: string, value: string): string => {
  const small = lowerStart(label)
  if (YEAR.test(value)) return `${small} in ${value}`
  if (COUNT.test(label) && /^\d+$/.test(value)) return `${value} collega’s`
  if (UNIT.test(label)) return `${small.replace(/s?naam$/, '')} ${value}`
  if (YES.test(value)) return `${/s$|en$/.test(small) ? '' : 'een '}${small}`
  return NO.test(value) ? '' : `${small}: ${value}`
}

/** The rows of a table in a story, in one line: 'afdeling Zee, 7 collega’s'. */
export const writeStoryRows = (typed: string): string => {
  const text = withCells(typed)
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const rows = lines.map((line) => line.split(/\t+/).map((cell) => cell.trim()))
  if (rows.length === 0 || !rows.every((cells) => cells.length === 2 && cells.every((cell) => cell !== ''))) return text
  return rows
    .map(([label = '', value = '']) => writeStoryRow(label, value))
    .filter((part) => part !== '')
    .join(', ')
}

/** The lines of a list whose label has a no behind it, as they were typed: 'Leaseauto: nee'. */
export const linesNotGiven = (text: string): string[] => {
  const lines = text.split(/\r?\n/)
  const cells = withCells(text).split('\n')
  return lines.filter((line) => {
    const [, , label = '', value = ''] = LABELLED_LINE.exec(line.replace(/\t+/, ': ')) ?? []
    const [first = '', second = '', ...more] =
      cells.find((row) => row.replace(/\t/g, '') === line.trim().replace(/ ?[;|] ?/g, ''))?.split('\t') ?? []
    const [ofLabel, ofValue] = second !== '' && more.length === 0 ? [first, second] : [label, value]
    return ofValue !== '' && writeLabelled(ofLabel.trim(), ofValue) === ''
  })
}
