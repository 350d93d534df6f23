import type { CountryCode } from 'libphonenumber-js/max'
import { labelled } from '../labels.ts'
import { isOwn, piecesOf, type Piece } from '../pieces.ts'
import { readOn } from '../quoting.ts'
import type { Read } from '../reading.ts'
import { countryOf, isAmericanState, isRegion } from './countries.ts'
import { namesJob } from '../words/job-likeness.ts'
import { namesOrganisation } from './organisation-words.ts'
import { isDutchPlace, isPlace, ordinarySpelling } from './places.ts'

const LABEL = /^(?:woonplaats|woonachtig(?: te| in)?|woonadres|adres(?:gegevens)?|address|locatie|location|plaats|stad|city|residence|place of residence|home address|wohnort|adresse|anschrift|lives in|based in|gevestigd te|regio|standplaats|postcode(?:\s?(?:en|\/|&)\s?(?:woon)?plaats)?|pc(?:\s?\/\s?|\s)?(?:woon)?plaats)(?![\p{L}\p{N}])/iu
const BIRTH = /\b(?:geboren|geboorteplaats|geboortedatum|geb\b|born|birth|geburtsort|geboren am|geboorte)/iu
const POSTCODE = /(?<![\p{L}\p{N}])(?:NL[ -]?)?[1-9]\d{3}\s?[A-Z]{2}(?![\p{L}\p{N}])[\s,]*/u
const STREET = /^(?:[\p{L}.'’ -]{2,50}\s\d{1,5}\s?(?:[-–/]?\s?[\p{L}\d]{1,4})?|\d{1,5}[a-z]?\s[\p{L}.'’ -]{3,50}|(?:apt|apartment|suite|ste|unit|floor|flat|bus|appartement|po box|postbus)\.?\s?#?[\p{L}\d-]{1,8})$/iu
const FOREIGN_POSTCODE = /^(?:[A-Z]{1,2}[- ])?\d{4,6}\s+(?=\p{L})|\s+(?:\d{4,6}(?:-\d{4})?|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/u
const AROUND = /^(?:regio|omgeving|region|area|greater|omstreken)\s+|\s+(?:e\.?\s?o\.?|en omgeving|en omstreken|area|bay area|metropolitan area|region|regio|en regio)$/iu
const LIVES = /\b(?:woonachtig|wonende?|woont?|gevestigd|living|based|residing|located)\s+(?:in|te)\s+(?:de regio\s+)?((?:(?:den|de|het|'t|the)\s)?[\p{Lu}'’][\p{L}'’-]{1,40}(?:\s(?:aan|a\/d|op|bij|en|de|den|het|of|[\p{Lu}][\p{L}'’-]{1,30})){0,4})/u
const CITY_AND_STATE = /^\p{Lu}[\p{L}'’-]{1,20}(?:\s\p{Lu}[\p{L}'’-]{1,20}){0,3}\s[A-Z]{2}(?:\s\d{5})?$/u
const LONGEST = 150

type Part = 'place' | 'city' | 'country' | 'state' | 'street' | 'none'

const withoutPostcode = (text: string) => text.replace(FOREIGN_POSTCODE, '').replace(AROUND, '').replace(AROUND, '').trim()

/** 'Haarlem-Noord' is in Haarlem. */
const withoutQuarter = (text: string) => text.replace(/[ -](?:noord|oost|zuid|west|centrum|zuidoost|zuidwest|noordoost|noordwest|nieuw-west|binnenstad)$/iu, '')
const PROVINCE_BEHIND = /\s*\((?:gr|fr|frl|dr|ov|fl|gld|gl|ge|ut|utr|nh|n-?h|zh|z-?h|nb|n-?br?|lb|li|zld|zl|ze)\.?\)$/iu
/** How villages are called that lists forget: 'Nes aan de Amstel', "Sint Jansteen a/d Maas". */
const VILLAGE = /^['’]?\p{Lu}[\p{L}'’-]{1,20}(?: \p{Lu}[\p{L}'’-]{1,20})? (?:aan (?:den|de|het)|a\/d|bij|op|onder|in ['’]t) \p{Lu}[\p{L}'’-]{2,20}$/u
const DISTRICT = /\s\d{1,2}$/

function partOf(text: string): Part {
  const bare = withoutPostcode(text)
  if (bare !== text && /^\p{Ll}/u.test(bare)) return 'none'
  if (isPlace(withoutQuarter(bare)) || isPlace(bare) || isPlace(text)) return 'place'
  if (isAmericanState(text)) return 'state'
  if (countryOf(bare)) return 'country'
  if (isRegion(bare)) return 'state'
  if (CITY_AND_STATE.test(text) && isAmericanState(text.replace(/^.*\s(?=[A-Z]{2}(?:\s\d{5})?$)/, ''))) return 'city'
  const apart = /^(.{2,40})\s(\p{L}{2,20})$/u.exec(text)
  if (apart && isPlace(apart[1] ?? '') && (countryOf(apart[2] ?? '') || isRegion(apart[2] ?? ''))) return 'city'
  if (STREET.test(text)) return 'street'
  return 'none'
}

const isCityLike = (text: string) => /^(?:['’‘`][st][ -]|(?:den|de|het) )?[\p{Lu}\p{Lo}][\p{L}.'’ -]{1,40}$/u.test(withoutPostcode(text))

type Found = { value: string; confidence: number }

/** The place behind a Dutch postcode: '1234 AB Utrecht' says Utrecht. */
function afterPostcode(text: string): Found | null {
  const match = POSTCODE.exec(text)
  if (!match) return null
  const [behind = ''] = text.slice(match.index + match[0].length).split(/[,;(/]|\s(?=\d)/, 1)
  const place = behind.trim()
  if (place && isCityLike(place) && place.split(' ').length <= 5) return { value: longestPlace(place), confidence: isPlace(place) ? 0.98 : 0.85 }
  const before = text.slice(0, match.index).split(',').map((part) => part.trim()).filter(Boolean).at(-1)
  return before && isDutchPlace(before) ? { value: before, confidence: 0.95 } : null
}

/** 'Utrecht Nederland' and 'Utrecht Mobiel' are Utrecht and what came behind it. */
function longestPlace(text: string): string {
  const words = text.split(' ')
  for (let count = words.length; count > 0; count -= 1) {
    const some = words.slice(0, count).join(' ')
    if (isDutchPlace(some)) return some
  }
  return text
}

/** The run of parts between commas that is an address, if it names a place. */
function inParts(text: string, sure: boolean): Found | null {
  const either = text.length > 80 ? [] : text.split(/ \/ | & | of | or /)
  if (either.length > 1 && either.length < 4 && either.every(isPlace)) return { value: either[0] ?? '', confidence: 0.8 }
  const parts = text.split(/\s*,\s*/).map((part) => part.trim()).filter(Boolean)
  if (parts.length > 8) return null
  const read = parts.map(partOf)
  const kinds = read.includes('place') ? read : read.map((kind, at) => (kind === 'street' && read[at + 1] === 'country' && isPlace((parts[at] ?? '').replace(DISTRICT, '')) ? 'place' : kind))
  for (const [at, kind] of kinds.entries()) {
    const behind = kinds[at + 1]
    const known = kind === 'place' || kind === 'city'
    const named = kind === 'none' && (behind === 'state' || behind === 'country') && isCityLike(parts[at] ?? '')
    if (!known && !named) continue
    let from = at
    let to = at
    while (['place', 'street'].includes(kinds[from - 1] ?? '')) from -= 1
    while (['place', 'state', 'country'].includes(kinds[to + 1] ?? '')) to += 1
    if (from < at && isDutchPlace(parts[at] ?? '') && kinds[from] === 'street') from = at
    const whole = from === 0 && to === parts.length - 1
    return { value: parts.slice(from, to + 1).join(', '), confidence: known ? (whole || sure ? 0.95 : 0.8) : 0.85 }
  }
  const only = parts.length === 1 && kinds[0]
  if (only === 'country' && (sure || (parts[0] ?? '').length > 3)) return { value: parts[0] ?? '', confidence: 0.6 }
  return sure && only === 'state' ? { value: parts[0] ?? '', confidence: 0.6 } : null
}

const found = (text: string, sure: boolean): Found | null => (text.length > LONGEST ? null : (afterPostcode(text) ?? inParts(text.replace(/\s*\([^)]{0,40}\)\s*$/, ''), sure)))

const NEAR = 2
const EMAIL_OR_NUMBER = /\S@\S|^(?:\+\d|\(?0\d)[\d\s()./-]{7,}$/
const ITEM_OF_CONTACT = /@|\d{2}[\s.-]?\d{2}[\s.-]?\d{2}|linkedin|github|https?:|www\./i

const CONTACT = /\S{1,80}@\S{1,80}|https?:\S{1,200}|www\.\S{1,200}|(?:\+|\(|\b0)\d[\d\s().-]{7,16}\d/giu

/** 'Heerlen 06-12345678' is a place beside a number. */
const withoutContact = (piece: Piece): readonly Piece[] => {
  const texts = piece.text.split(CONTACT).map((text) => text.replace(/[^\p{L}\p{N}.)'’]+$/u, '').trim()).filter((text) => /\p{L}/u.test(text))
  return texts.length === 1 && texts[0] === piece.text ? [piece] : [...texts.map((text) => ({ ...piece, text })), ...(piece.shared || texts.length > 0 ? [] : [piece])]
}

/** A village no list knows, with its province behind it or a name that only places have. */
function byShape(text: string): Found | null {
  const bare = text.replace(PROVINCE_BEHIND, '')
  if (bare !== text && isCityLike(bare)) return { value: bare, confidence: 0.7 }
  return VILLAGE.test(bare) && !namesJob(bare) && !namesOrganisation(bare) ? { value: bare, confidence: 0.5 } : null
}

/** 'Stad, Land' between contact details: two names nobody knows, in the place where an address stands. */
function byPosition(piece: Piece): Found | null {
  const shaped = piece.text.length < 50 ? byShape(piece.text) : null
  if (shaped) return shaped
  const [city, country, ...more] = piece.text.split(', ')
  if (!city || !country || more.length > 1 || !ITEM_OF_CONTACT.test(piece.line.text.slice(0, LONGEST * 2))) return null
  return isCityLike(city) && isCityLike(country) && piece.text.length < 60 ? { value: piece.text, confidence: 0.45 } : null
}

/** Pieces of a block of contact details that stands in another section, such as a column without a heading. */
function betweenContact(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.filter(({ kind, line, index }, at) => {
    if (kind === 'header' || kind === 'personal' || kind === 'references') return false
    const near = pieces.slice(Math.max(0, at - NEAR), at + NEAR + 1).filter((other) => other.line.region === line.region && Math.abs(other.index - index) <= NEAR)
    return near.some(({ line: other }) => EMAIL_OR_NUMBER.test(other.text.slice(0, LONGEST)))
  })
}

/** Where the person lives or works from, as the CV prints it; of a Dutch address the place. Never a place of birth. */
export function readLocation(lines: readonly Piece[]): Read<string> | null {
  const pieces = piecesOf(lines).flatMap(withoutContact)
  const near = pieces.filter((piece) => isOwn(piece) || piece.kind === 'summary')
  const allowed = near.filter(({ text }) => !BIRTH.test(text))
  const ranked = [
    ...labelled(allowed, LABEL).flatMap(({ value, at }) => {
      const place = found(value, true) ?? (isCityLike(value) && value.length <= 40 && !ITEM_OF_CONTACT.test(value) ? { value, confidence: 0.75 } : null)
      return place ? [{ ...place, confidence: place.confidence + 0.02, at }] : []
    }),
    ...allowed.filter(isOwn).flatMap((at) => {
      const place = found(at.text, false) ?? byPosition(at)
      return place ? [{ ...place, at }] : []
    }),
    ...betweenContact(pieces).flatMap((at) => {
      const place = found(at.text, false)
      const away = at.kind === 'experience' || at.kind === 'projects' ? 0.3 : 0.1
      return place ? [{ ...place, confidence: place.confidence - away, at }] : []
    }),
    ...pieces.filter(({ kind, text }) => kind !== 'references' && kind !== 'experience' && kind !== 'education' && POSTCODE.test(text.slice(0, LONGEST))).flatMap((at) => {
      const place = found(at.text, false)
      return place ? [{ ...place, confidence: place.confidence - 0.2, at }] : []
    }),
    ...pieces.filter(({ kind }) => kind === 'summary' || kind === 'other' || kind === 'header').flatMap((at) => {
      const place = LIVES.exec(at.text.slice(0, 1_000))?.[1]
      return place && isPlace(place) ? [{ value: place, confidence: 0.7, at }] : []
    }),
  ]
  const best = ranked.reduce<(typeof ranked)[number] | null>((most, one) => (most === null || one.confidence > most.confidence ? one : most), null)
  return best && readOn(best.at.line, presentable(best.value), best.value, best.confidence)
}

const presentable = (value: string) => ordinarySpelling(value.replace(/^[\s,;:–-]+|[\s,;:–-]+$/g, ''))

/** Countries in the order in which the CV's own location suggests them, for telephone numbers without one. */
export function countriesOf(location: string | null): readonly CountryCode[] {
  const parts = location?.split(',').map((part) => part.trim()) ?? []
  const named = parts.flatMap((part) => countryOf(withoutPostcode(part)) ?? [])
  const american = parts.some((part) => isAmericanState(part) || /\s[A-Z]{2}\s\d{5}$/.test(part))
  return american ? ['US', 'NL'] : [...named, 'NL', 'BE', 'US']
}
