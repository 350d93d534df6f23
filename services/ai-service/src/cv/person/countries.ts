import { fold } from '../lexicon/fold.ts'
import { wordSetOf } from '../lexicon/lexicon.ts'
import { getCountries, type CountryCode } from 'libphonenumber-js/max'

const spoken = ['nl', 'en', 'de', 'fr'].map(
  (language) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }),
)

const others: Record<string, CountryCode> = {
  'republic of korea': 'KR',
  'republic of ireland': 'IE',
  "people's republic of china": 'CN',
  'pr china': 'CN',
  'p.r. china': 'CN',
  'viet nam': 'VN',
  'ivory coast': 'CI',
  'dr congo': 'CD',
  'n. ireland': 'GB',
  'northern ireland': 'GB',
  'noord-ierland': 'GB',
  eire: 'IE',
  burma: 'MM',
  brasil: 'BR',
  espana: 'ES',
  italia: 'IT',
  polska: 'PL',
  turkiye: 'TR',
  sverige: 'SE',
  norge: 'NO',
  danmark: 'DK',
  suomi: 'FI',
  portugal: 'PT',
  romania: 'RO',
  magyarorszag: 'HU',
  holland: 'NL',
  'the netherlands': 'NL',
  netherlands: 'NL',
  ned: 'NL',
  nl: 'NL',
  nederland: 'NL',
  england: 'GB',
  engeland: 'GB',
  scotland: 'GB',
  schotland: 'GB',
  wales: 'GB',
  uk: 'GB',
  'u.k.': 'GB',
  'groot-brittannie': 'GB',
  'great britain': 'GB',
  usa: 'US',
  us: 'US',
  'u.s.a.': 'US',
  'u.s.': 'US',
  'united states of america': 'US',
  vs: 'US',
  amerika: 'US',
  belgie: 'BE',
  be: 'BE',
  de: 'DE',
  tsjechie: 'CZ',
  'czech republic': 'CZ',
  turkey: 'TR',
  uae: 'AE',
  ger: 'DE',
  deu: 'DE',
  nld: 'NL',
  bel: 'BE',
  gbr: 'GB',
  fra: 'FR',
  esp: 'ES',
  ita: 'IT',
  pol: 'PL',
  aut: 'AT',
  che: 'CH',
  can: 'CA',
  aus: 'AU',
  ind: 'IN',
  vlaanderen: 'BE',
  flanders: 'BE',
  korea: 'KR',
  'south korea': 'KR',
  russia: 'RU',
  'hong kong': 'HK',
  macedonie: 'MK',
  vietnam: 'VN',
}

const byName = new Map<string, CountryCode>([
  ...getCountries().flatMap((code) =>
    spoken.flatMap((names) => {
      const name = names.of(code)
      return name === undefined ? [] : [[fold(name), code] as const]
    }),
  ),
  ...Object.entries(others),
])

const states: Record<string, string> = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
  DC: 'District of Columbia',
}
const stateNames = new Set(Object.values(states).map(fold))

/** Provinces of Canada and states of Australia. */
const stateCodes = new Set('AB BC MB NB NS ON PE QC SK NT NU YT NSW VIC QLD SA TAS ACT'.split(' '))

const regions = wordSetOf('regions')

/** The country a text names, in Dutch, English, German or French, or by its usual abbreviation. */
export const countryOf = (text: string): CountryCode | null => byName.get(fold(text.trim().slice(0, 60))) ?? null

/** True for 'CA', 'California' and 'CA 94588'. */
export const isAmericanState = (text: string): boolean => {
  const bare = text
    .trim()
    .slice(0, 60)
    .replace(/\s+\d{5}(?:-\d{4})?$/, '')
  return (/^[A-Z]{2}$/.test(bare) && Object.hasOwn(states, bare)) || stateNames.has(fold(bare))
}

/** True for the code of a state that is written behind a city: 'CA', 'ON', 'NSW'. */
export const isStateCode = (text: string): boolean =>
  stateCodes.has(text) || (/^[A-Z]{2}$/.test(text) && Object.hasOwn(states, text))

/** True for a province or a region that is written behind a city. */
export const isRegion = (text: string): boolean => regions.has(fold(text.trim().slice(0, 60)))
