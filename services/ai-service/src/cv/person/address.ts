import { patternOf } from '../lexicon/lexicon.ts'
import { countryOf, isAmericanState, isRegion, isStateCode } from './countries.ts'
import { isDutchPlace, isPlace } from './places.ts'

const DUTCH_POSTCODE = /(?<![\p{L}\p{N}])(?:NL[ -]?)?[1-9]\d{3}\s?[A-Z]{2}(?![\p{L}\p{N}])[\s,]*/u
const STREET =
  /^(?:[\p{L}.'’ -]{2,50}\s\d{1,5}\s?(?:[-–/]?\s?[\p{L}\d]{1,4})?|\d{1,5}[a-z]?\s[\p{L}.'’ -]{3,50}|(?:apt|apartment|suite|ste|unit|floor|flat|bus|appartement|po box|postbus)\.?\s?#?[\p{L}\d-]{1,8})$/iu
const CODE_BEFORE = /^(?:[A-Z]{1,3}[- ])?(?:\d{4,6}|\d{3} \d{2}|\d{2}-\d{3})\s+(?=\p{L})/u
/** Digits that are no year and no number of people. */
const CERTAIN_CODE = /^(?:[A-Z]{1,3}-\d{4,6}|\d{5}|\d{3} \d{2}|\d{2}-\d{3})\s/u
const MOST_WORDS = 4
/** Only before a country: '600 Akureyri, Iceland'. */
const SHORT_CODE = /^\d{3,4}\s+(?=\p{Lu})/u
const STREET_WORD = new RegExp(
  String.raw`(?<!\p{L})(?:${patternOf('street-words', 'ending', 'apart', 'short', 'other')}|rue|calle|via)\.?$`,
  'iu',
)
const CODE_BEHIND =
  /\s+(?:\d{4,6}(?:-\d{4})?|\d{3} \d{2}|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]\d[\dW] [A-Z\d]{4})$/u
/** Of Britain and Ireland: so peculiar that what stands before it is a town or a county. */
const PECULIAR_CODE = /\s(?:[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[A-Z]\d[\dW] [A-Z\d]{4})$/u
const CODE_ALONE =
  /^(?:[A-Z]{1,2}[- ])?(?:\d{4,6}(?:-\d{4})?|\d{3} \d{2}|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/u
const AROUND =
  /^(?:regio|omgeving|region|area|greater|omstreken)\s+|\s+(?:e\.?\s?o\.?|en omgeving|en omstreken|area|bay area|metropolitan area|region|regio|en regio)$/iu
const QUARTER = /[ -](?:noord|oost|zuid|west|centrum|zuidoost|zuidwest|noordoost|noordwest|nieuw-west|binnenstad)$/iu
/** '2300 Copenhagen S' */
const POSTAL_DISTRICT = / (?:[KVNSØ]|NV|SV)$/u
const DISTRICT = /\s\d{1,2}$/
/** A street with its number, and the city behind it without a comma. */
const STREET_AND_CITY = /^[\p{L}.'’ -]{3,50}\s\d{1,4}\s?[a-z]?(?:[-/]\d{1,4})?\s+(?=[\p{Lu}'’])/u
const COUNTRY_BEHIND = /\s*\(([\p{L} .-]{2,40})\)$/u
const MOST_PARTS = 8
const MOST_OF_EITHER = 80

/** 'town': by its postcode; no list has it. */
type Kind = 'place' | 'town' | 'city' | 'country' | 'state' | 'street' | 'code' | 'none'
/** `text`: without postcode and street. */
type AddressPart = { kind: Kind; text: string }

/** A place that a text names; `value` may leave out what stands between its parts. */
export type FoundPlace = { value: string; confidence: number }

const withoutCode = (text: string) => text.replace(CODE_BEFORE, '').replace(CODE_BEHIND, '').trim()
const withoutAround = (text: string) => text.replace(AROUND, '').replace(AROUND, '').trim()

/** A part of an address without its postcode, as countries are named in it. */
export const withoutPostcode = (text: string): string => withoutAround(withoutCode(text))

export const isCityLike = (text: string): boolean =>
  /^(?:['’‘`][st][ -]|(?:den|de|het) )?[\p{Lu}\p{Lo}][\p{L}.'’ -]{1,40}$/u.test(withoutPostcode(text))

/** 'Springfield PA', 'Sydney NSW 2000' and 'Utrecht Nederland'. */
const isCityAndMore = (text: string): boolean => {
  const twoParts = /^(.{2,40})\s(\p{L}{2,20})$/u.exec(text)
  const [city, more] = [twoParts?.[1] ?? '', twoParts?.[2] ?? '']
  if (isStateCode(more) && isCityLike(city) && (isPlace(city) || city !== city.toUpperCase())) return true
  return isPlace(city) && (countryOf(more) !== null || isRegion(more))
}

const partOf = (text: string, bareWord: boolean): AddressPart => {
  const bare = withoutCode(text)
  const alone = withoutAround(bare)
  if (bare !== text && isStateCode(bare)) return { kind: 'state', text: bare }
  if (CODE_ALONE.test(text)) return { kind: 'code', text: '' }
  if (/^\d/.test(text) && STREET_WORD.test(text)) return { kind: 'street', text }
  if (bare !== text && /^\p{Ll}/u.test(bare)) return { kind: 'none', text }
  if (bareWord && WORD.test(text)) return { kind: 'none', text }
  if (isPlace(alone.replace(QUARTER, '')) || isPlace(alone) || isPlace(text)) return { kind: 'place', text: bare }
  const whole = bare.replace(POSTAL_DISTRICT, '')
  if (whole !== bare && isPlace(whole)) return { kind: 'place', text: whole }
  if (isAmericanState(text) || isStateCode(bare)) return { kind: 'state', text: bare }
  if (countryOf(alone)) return { kind: 'country', text: bare }
  if (isRegion(alone)) return { kind: 'state', text: bare }
  if (isCityAndMore(bare)) return { kind: 'city', text: bare }
  const behind = text.replace(STREET_AND_CITY, '')
  if (behind !== text && isPlace(withoutCode(behind))) return { kind: 'place', text: withoutCode(behind) }
  if ((CERTAIN_CODE.test(text) || PECULIAR_CODE.test(text)) && isCityLike(bare) && bare.split(' ').length <= MOST_WORDS)
    return { kind: 'town', text: bare }
  return { kind: STREET.test(text) ? 'street' : 'none', text: bare }
}

/** 'Utrecht Nederland' and 'Utrecht Mobiel' are Utrecht and what came behind it. */
const longestPlace = (text: string): string => {
  const words = text.split(' ')
  for (let count = words.length; count > 0; count -= 1) {
    const some = words.slice(0, count).join(' ')
    if (isDutchPlace(some)) return some
  }
  return text
}

/** Cities that are everyday words: beside a number 'Mobile' is no city. */
const WORD = /^(?:mobile|reading|male|nice|split|deal|same|bath|tours|ans|phone)$/iu

/** The place behind a Dutch postcode: '1234 AB Utrecht' says Utrecht. */
const afterPostcode = (text: string): FoundPlace | null => {
  const match = DUTCH_POSTCODE.exec(text)
  if (!match) return null
  const [behind = ''] = text.slice(match.index + match[0].length).split(/[,;(/]|\s(?=\d)/, 1)
  const place = behind.trim()
  if (place && isCityLike(place) && place.split(' ').length <= 5)
    return { value: longestPlace(place), confidence: isPlace(place) ? 0.98 : 0.85 }
  const before = text
    .slice(0, match.index)
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .at(-1)
  return before && isDutchPlace(before) ? { value: before, confidence: 0.95 } : null
}

export const hasDutchPostcode = (text: string): boolean => DUTCH_POSTCODE.test(text)

const BEHIND_CITY: ReadonlySet<Kind | undefined> = new Set(['place', 'state', 'country', 'code'])

const isTownLike = (text: string) => isCityLike(text) && !STREET_WORD.test(text) && text.split(' ').length < MOST_WORDS

/** 'Dublin 6' before its country is a part of Dublin, '8000 Nordby' behind a street a town. */
const withNeighbours = (parts: readonly AddressPart[], texts: readonly string[]): readonly AddressPart[] =>
  parts.map((part, at) => {
    const text = texts[at] ?? ''
    const free = (part.kind === 'none' || part.kind === 'street') && !STREET_WORD.test(text)
    const coded =
      free &&
      ((parts[at - 1]?.kind === 'street' && CODE_BEFORE.test(text)) ||
        (parts[at + 1]?.kind === 'country' && SHORT_CODE.test(text)))
    const town = text.replace(CODE_BEFORE, '').replace(SHORT_CODE, '')
    if (coded && isCityLike(town)) return { kind: 'town', text: town }
    const [before, next] = [texts[at - 1] ?? '', texts[at + 1] ?? '']
    // 'Dunmore, Kerryshire V92 AB12': a town and its county.
    if (part.kind === 'town' && PECULIAR_CODE.test(text) && isTownLike(before))
      return { kind: 'state', text: part.text }
    if (part.kind === 'none' && PECULIAR_CODE.test(next) && parts[at + 1]?.kind === 'town' && isTownLike(text))
      return { kind: 'town', text }
    const city = part.text.replace(DISTRICT, '')
    const behind = parts[at + 1]?.kind
    return (part.kind === 'street' || part.kind === 'none') &&
      city !== part.text &&
      isPlace(city) &&
      (behind === 'country' || behind === undefined)
      ? { kind: 'place', text: city }
      : part
  })

/**
 * The run of parts between commas that is an address, if it names a place: the city, and the region and country behind
 * it.
 */
const inParts = (text: string, sure: boolean): FoundPlace | null => {
  const either = text.length > MOST_OF_EITHER ? [] : text.split(/ \/ | & | of | or /)
  if (either.length > 1 && either.length < 4 && either.every(isPlace))
    return { value: either[0] ?? '', confidence: 0.8 }
  const statedParts = text
    .split(/\s*,\s*|\s+\/\s+|(?<=\p{L}{2})\/(?=\p{Lu}\p{L}{2})/u)
    .map((part) => part.trim())
    .filter(Boolean)
  if (statedParts.length > MOST_PARTS) return null
  const parts = withNeighbours(
    statedParts.map((part) => partOf(part, statedParts.length === 1 && !sure)),
    statedParts,
  )
  for (const [at, { kind, text: city }] of parts.entries()) {
    const behind = parts[at + 1]?.kind
    const isKnownPlace = kind === 'place' || kind === 'city' || kind === 'town'
    const isNamed = kind === 'none' && (behind === 'state' || behind === 'country') && isCityLike(city)
    if (!isKnownPlace && !isNamed) continue
    let from = at
    while (parts[from - 1]?.kind === 'place') from -= 1
    // 'Stavanger, Rogaland, Norway': a region that no list knows.
    if (
      (isNamed || !isDutchPlace(city)) &&
      behind === 'country' &&
      from === 1 &&
      parts[0]?.kind === 'none' &&
      isCityLike(parts[0].text)
    )
      from = 0
    let to = at
    while (BEHIND_CITY.has(parts[to + 1]?.kind)) to += 1
    const whole =
      to === parts.length - 1 && parts.slice(0, from).every((part) => part.kind === 'street' || part.kind === 'code')
    const value = parts
      .slice(from, to + 1)
      .map((part) => part.text)
      .filter(Boolean)
      .join(', ')
    return { value, confidence: isKnownPlace && kind !== 'town' ? (whole || sure ? 0.95 : 0.8) : 0.85 }
  }
  const [first, second] = parts
  if (first?.kind === 'state' && second?.kind === 'country')
    return { value: statedParts.slice(0, 2).join(', '), confidence: 0.7 }
  if (parts.length !== 1 || !first) return null
  if (first.kind === 'country' && (sure || first.text.length > 3)) return { value: first.text, confidence: 0.6 }
  return sure && first.kind === 'state' ? { value: first.text, confidence: 0.6 } : null
}

/** 'Brno (Czech Republic)' as 'Brno, Czech Republic'; what else stands in brackets goes. */
const withoutBrackets = (text: string) =>
  text
    .replace(COUNTRY_BEHIND, (_, inside: string) => (countryOf(inside) ? `, ${inside}` : ''))
    .replace(/\s*\([^)]{0,40}\)\s*$/, '')

const LONGEST = 150

/**
 * The city of an address, with region and country where the CV has them, without street and postcode. `sure`: a label
 * names it a place.
 */
export const placeIn = (text: string, sure: boolean): FoundPlace | null =>
  text.length > LONGEST ? null : (afterPostcode(text) ?? inParts(withoutBrackets(text), sure))
