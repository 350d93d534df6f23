import type { CountryCode } from 'libphonenumber-js/max'
import { labelled } from '../labels.ts'
import { isOwn, piecesOf, type Piece } from '../pieces.ts'
import { readOn } from '../quoting.ts'
import type { Read } from '../reading.ts'
import { hasDutchPostcode, isCityLike, placeIn, withoutPostcode, type Found } from './address.ts'
import { countryOf, isAmericanState } from './countries.ts'
import { namesJob } from '../words/job-likeness.ts'
import { knownSkill } from '../skills/known-skills.ts'
import { isLanguage } from '../extras/language-text.ts'
import { hasWordOfNoName } from './name-words.ts'
import { namesOrganisation } from './organisation-words.ts'
import { isPlace, ordinarySpelling } from './places.ts'

const LABEL = /^(?:woonplaats|woonachtig(?: te| in)?|woonadres|adres(?:gegevens)?|address|(?:huidige |current )?locatie|(?:current )?location|living place|place of living|hometown|domicile|domicilie|ort|ciudad|ville|plaats|stad|city|residence|place of residence|home address|wohnort|adresse|anschrift|lives in|based in|gevestigd te|regio|standplaats|postcode(?:\s?(?:en|\/|&)\s?(?:woon)?plaats)?|pc(?:\s?\/\s?|\s)?(?:woon)?plaats)(?![\p{L}\p{N}])/iu
const BIRTH = /\b(?:geboren|geboorteplaats|geboortedatum|geb\b|born|birth|geburtsort|geboren am|geboorte)/iu
const LIVES = /\b(?:[Ww]oonachtig|[Ww]onende?|[Ww]oont?|[Gg]evestigd|[Ll]iving|[Bb]ased|[Rr]esiding|[Ll]ocated)\s+(?:in|te)\s+(?:de regio\s+)?((?:(?:den|de|het|'t|the)\s)?[\p{Lu}'’][\p{L}'’-]{1,40}(?:\s(?:aan|a\/d|op|bij|en|de|den|het|of|[\p{Lu}][\p{L}'’-]{1,30})){0,4})/u
const LONGEST = 150
const LONGEST_PLACE = 50

const PROVINCE_BEHIND = /\s*\((?:gr|fr|frl|dr|ov|fl|gld|gl|ge|ut|utr|nh|n-?h|zh|z-?h|nb|n-?br?|lb|li|zld|zl|ze)\.?\)$/iu
/** How villages are called that lists forget: 'Nes aan de Amstel', "Sint Jansteen a/d Maas". */
const VILLAGE = /^['’]?\p{Lu}[\p{L}'’-]{1,20}(?: \p{Lu}[\p{L}'’-]{1,20})? (?:aan (?:den|de|het)|a\/d|bij|op|onder|in ['’]t) \p{Lu}[\p{L}'’-]{2,20}$/u
const NEAR = 2
const EMAIL_OR_NUMBER = /\S@\S|^(?:\+\d|\(?0\d)[\d\s()./-]{7,}$/
const ITEM_OF_CONTACT = /@|(?<![\d-])(?!(?:19|20)\d{2}[\s.-]?(?:19|20)\d{2})\d{2}[\s.-]?\d{2}[\s.-]?\d{2}|linkedin|github|https?:|www\./i

const CONTACT = /\S{1,80}@\S{1,80}|https?:\S{1,200}|www\.\S{1,200}|(?:\+|\(|\b0)\d[\d\s().-]{7,16}\d/giu

/** 'Heerlen 06-12345678' is a place beside a number. */
const withoutContact = (piece: Piece): readonly Piece[] => {
  const stretches = piece.text.split(CONTACT)
  if (stretches.length === 1) return [piece]
  const texts = stretches.map((text) => text.replace(/[^\p{L}\p{N}.)'’]+$/u, '').trim()).filter((text) => /\p{L}/u.test(text))
  return [...texts.map((text) => ({ ...piece, text })), ...(piece.shared || texts.length > 0 ? [] : [piece])]
}

/** A village no list knows, with its province behind it or a name that only places have. */
function byShape(text: string): Found | null {
  const bare = text.replace(PROVINCE_BEHIND, '')
  if (bare !== text && isCityLike(bare)) return { value: bare, confidence: 0.7 }
  return VILLAGE.test(bare) && !namesJob(bare) && !namesOrganisation(bare) ? { value: bare, confidence: 0.5 } : null
}

/** 'Stad, Land' between contact details: two names nobody knows, in the place where an address stands. */
function byPosition(piece: Piece, besideContact: boolean): Found | null {
  const { text } = piece
  const shaped = text.length < LONGEST_PLACE ? byShape(text) : null
  if (shaped) return shaped
  const [city, country, ...more] = text.split(', ')
  if (!city || !country || more.length > 1 || !(besideContact || ITEM_OF_CONTACT.test(piece.line.text.slice(0, LONGEST * 2)))) return null
  const other = [city, country].some((part) => namesJob(part) || namesOrganisation(part) || hasWordOfNoName(part) || knownSkill(part) !== undefined || isLanguage(part))
  return isCityLike(city) && isCityLike(country) && text.length < LONGEST_PLACE && !other ? { value: text, confidence: 0.45 } : null
}

/** How many lines the top of a CV has at most between its contact details and the rest of them. */
const BLOCK = 8

/** Whether an address, a number or a profile stands within so many lines of the same page. */
function contactNear(pieces: readonly Piece[]): (piece: Piece, lines: number) => boolean {
  const at = pieces.filter(({ line }) => ITEM_OF_CONTACT.test(line.text.slice(0, LONGEST))).map(({ index }) => index)
  return ({ index }, lines) => at.some((other) => Math.abs(other - index) <= lines)
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
  const isNear = contactNear(pieces)
  const ranked = [
    ...labelled(near, LABEL).filter(({ value }) => !BIRTH.test(value)).flatMap(({ value, at }) => {
      const place = placeIn(value, true) ?? (isCityLike(value) && value.length <= 40 && !ITEM_OF_CONTACT.test(value) ? { value, confidence: 0.75 } : null)
      return place ? [{ ...place, confidence: place.confidence + 0.02, at }] : []
    }),
    ...allowed.filter(isOwn).flatMap((at) => {
      const place = placeIn(at.text, false) ?? byPosition(at, isNear(at, NEAR))
      // Under a heading that nobody knows stand the places of employers.
      const away = at.kind === 'header' && at.index > BLOCK && !isNear(at, BLOCK) ? 0.4 : 0
      return place ? [{ ...place, confidence: place.confidence - away, at }] : []
    }),
    ...betweenContact(pieces).flatMap((at) => {
      const place = placeIn(at.text, false)
      const away = at.kind === 'experience' || at.kind === 'projects' ? 0.3 : 0.1
      return place ? [{ ...place, confidence: place.confidence - away, at }] : []
    }),
    ...pieces.filter(({ kind, text }) => kind !== 'references' && kind !== 'experience' && kind !== 'education' && hasDutchPostcode(text.slice(0, LONGEST))).flatMap((at) => {
      const place = placeIn(at.text, false)
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
