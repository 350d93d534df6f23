import { capitalFirst } from '../language/capitals.ts'

/** Languages by the two letters that stand for them in forms. */
export const languages: Record<string, string> = {
  NL: 'Nederlands',
  FR: 'Frans',
  ENG: 'Engels',
  EN: 'Engels',
  DE: 'Duits',
}

/** Letters that stand for a language only where the words around them tell. */
const OTHER_LETTERS: Record<string, string> = { NED: 'Nederlands', DU: 'Duits' }

/** Letters that stand for a language only in a row with one of the others. */
const IN_A_ROW: Record<string, string> = {
  D: 'Duits',
  IT: 'Italiaans',
  ES: 'Spaans',
  SP: 'Spaans',
  PL: 'Pools',
  PT: 'Portugees',
  RO: 'Roemeens',
}

/** The language that letters stand for, large or small; the letters where none is known. */
export const languageByLetters = (short: string): string =>
  languages[short.toUpperCase()] ?? OTHER_LETTERS[short.toUpperCase()] ?? short

const NAMES = [...new Set([...Object.values(languages), 'Italiaans', 'Spaans', 'Pools', 'Portugees', 'Roemeens'])].join(
  '|',
)
const CODES = Object.keys(languages).join('|')
const ONE = `(?:${CODES}|${NAMES})`
const BETWEEN = '(?: ?[,/+&] ?| of | en | )'
/** Two languages or more in a row, at least one of them by its letters: 'NL/EN', 'Nederlands of FR'. */
const ROW = new RegExp(`(?<![\\p{L}\\d-])${ONE}(?:${BETWEEN}${ONE})+(?![\\p{L}\\d-])`, 'gu')
const CODE = new RegExp(`(?<!\\p{L})(?:${CODES})(?!\\p{L})`, 'gu')
/** Languages that are other words too, typed small beside one that isn't. */
const SMALL =
  /(?<!\p{L})(pools|frans|duits)(?= (?:of|en|\/) (?:Nederlands|Engels|Duits|Frans|Spaans)\b)|(?<=\b(?:Nederlands|Engels|Spaans) (?:of|en) )(?:pools|frans|duits)(?!\p{L})|(?<=\b(?:mondje|woordje|beetje|aardig wat|spreekt|spreek|kent|kennis van(?: het)?|[Bb]asis(?:kennis)?(?: van(?: het)?)?|[Gg]oed|[Vv]lot|[Vv]loeiend) )(?:frans|duits|pools)(?!\p{L})|(?<!\p{L})(?:frans|duits|pools)(?= (?:spreken|kunnen|praten|verstaan|is een (?:plus|pre|pré|must|troef))\b)/gu
const ANY = `(?:${[...Object.keys(languages), ...Object.keys(IN_A_ROW)].join('|')}|${NAMES})`
/** 'NL of D of ENG': such letters beside those that are surely a language. */
const WIDER_ROW = new RegExp(`(?<![\\p{L}\\d-]|rijbewijs )${ANY}(?:${BETWEEN}${ANY})+(?![\\p{L}\\d-])`, 'gu')
const ANY_CODE = new RegExp(`(?<!\\p{L})(?:${Object.keys(IN_A_ROW).join('|')})(?!\\p{L})`, 'gu')
const SURE = new RegExp(`(?<!\\p{L})(?:NL|FR|ENG|EN|${NAMES})(?!\\p{L})`, 'u')
const writeWiderRows = (line: string): string =>
  line.replace(WIDER_ROW, (row) => (SURE.test(row) ? row.replace(ANY_CODE, (code) => IN_A_ROW[code] ?? code) : row))

/** Two names with nothing but a space between them. */
const BARE_PAIR = new RegExp(`(?<=\\b(?:${NAMES})) (?=(?:${NAMES})\\b)`, 'g')

/** Rows of languages with their names: 'NL FR EN' is 'Nederlands, Frans, Engels'. */
export const writeLanguages = (line: string): string =>
  writeWiderRows(line)
    .replace(SMALL, (word) => capitalFirst(word))
    .replace(ROW, (row) => {
      const namedRow = row.replace(CODE, (code) => languages[code] ?? code)
      return namedRow === row ? row : namedRow.replace(BARE_PAIR, ', ').replace(/ ?[+&] ?/g, ' en ')
    })
