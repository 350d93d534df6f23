import type { Unit } from '../candidate/units.ts'
import { fold } from '../words/fold.ts'

const COUNTRIES: Readonly<Record<string, RegExp>> = {
  nl: /(?<!\p{L})(?:nederlandse?|nederland|dutch|the netherlands|holland)(?!\p{L})/u,
  be: /(?<!\p{L})(?:belgische?|belgie|belgian|belgium|vlaamse?|vlaanderen|flemish|flanders)(?!\p{L})/u,
  de: /(?<!\p{L})(?:duitse?|duitsland|german|germany)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:franse?|frankrijk|french|france)(?!\p{L})/u,
  uk: /(?<!\p{L})(?:britse?|verenigd koninkrijk|british|uk|united kingdom|english law)(?!\p{L})/u,
  us: /(?<!\p{L})(?:amerikaanse?|verenigde staten|american|us|usa|united states)(?!\p{L})/u,
}
/** What differs by country: law, taxes, wages, bookkeeping. */
const OF_A_COUNTRY =
  /recht|wet(?:ten|geving|boek)?(?!\p{L})|regelgeving|law|legislation|regulat|payroll|loon|lonen|salaris|verloning|fiscal|fiscaal|belasting|tax|btw|vat(?!\p{L})|boekhoud|accounting|gaap|sociale zekerheid|social security|pensioen|pension/u
const NO = /(?<!\p{L})(?:geen|nooit|no|never|zonder|without)\s+(?:\p{L}+\s+)?$/u

const countriesIn = (folded: string): string[] =>
  Object.entries(COUNTRIES).flatMap(([country, pattern]) => (pattern.test(folded) ? [country] : []))

/**
 * How a line stands to a demand that holds in one country: of another one, or a plain no; null when nothing is against
 * it.
 */
export type CountryTest = (unit: Unit) => 'elsewhere' | 'denied' | null

/** For a demand such as 'kennis van het Nederlandse arbeidsrecht'; null for one that holds anywhere. */
export const createCountryTest = (label: string): CountryTest | null => {
  const folded = fold(label)
  const [asked, ...others] = OF_A_COUNTRY.test(folded) ? countriesIn(folded) : []
  const pattern = asked === undefined || others.length > 0 ? undefined : COUNTRIES[asked]
  if (asked === undefined || pattern === undefined) return null
  return ({ text }) => {
    const line = fold(text)
    const at = pattern.exec(line)
    if (at !== null) return NO.test(line.slice(0, at.index)) ? 'denied' : null
    return OF_A_COUNTRY.test(line) && countriesIn(line).length > 0 ? 'elsewhere' : null
  }
}
