import { joinWithEn } from './join.ts'

/** Countries by the letters that stand for them beside a word of place; elsewhere the same letters are languages. */
const COUNTRIES: Record<string, string> = {
  NL: 'Nederland',
  BE: 'België',
  B: 'België',
  DE: 'Duitsland',
  D: 'Duitsland',
  DLD: 'Duitsland',
  FR: 'Frankrijk',
  F: 'Frankrijk',
  LU: 'Luxemburg',
  LUX: 'Luxemburg',
  UK: 'het VK',
  GB: 'het VK',
  ES: 'Spanje',
  IT: 'Italië',
  PL: 'Polen',
  AT: 'Oostenrijk',
  CH: 'Zwitserland',
  DK: 'Denemarken',
}
const CODE = Object.keys(COUNTRIES).join('|')
/** Two or more in a row behind a word that only a place follows: 'terminals in NL, BE, DE'. */
const ROW = new RegExp(
  `(?<=\\b(?:in|naar|door|vanuit|binnen|heel|tussen|regio|klanten in) (?:heel )?)(?:${CODE})(?:(?: ?[,/+&] ?| en | of )(?:${CODE}))+(?![\\p{L}\\d-])`,
  'gu',
)

const SPEAKS =
  /\b(?:helpen|spreken|praten|te woord staan|bedienen|communiceren|antwoorden|beantwoorden|uitleggen|vertalen|schrijven|bellen)\b/i
const lineAt = (text: string, at: number): string => text.slice(text.lastIndexOf('\n', at) + 1).split(/[\n,;]/)[0] ?? ''

/** A text with rows of countries by their names. */
export const writeCountries = (text: string): string =>
  text.replace(ROW, (row, at: number) => {
    // 'Klanten helpen in FR en NL' is about languages.
    if (/^(?:(?:NL|FR|DE|EN|ENG)(?: ?[,/+&] ?| en | of )?)+$/.test(row) && SPEAKS.test(lineAt(text, at))) return row
    const names = (row.match(/\p{Lu}+/gu) ?? []).map((code) => COUNTRIES[code] ?? code)
    const isChoice = / of /.test(row)
    return isChoice ? names.join(' of ') : joinWithEn(names)
  })
