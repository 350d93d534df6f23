import { patternOf } from '../lexicon/lexicon.ts'
import { namesLicence } from '../extras/driving-licences.ts'
import { isLanguage } from '../extras/language-text.ts'
import type { LinePiece } from '../pieces.ts'
import { kindOfHeading } from '../sections/known-heading.ts'
import { knownSkill } from '../skills/known-skills.ts'
import { namesJob } from '../words/job-likeness.ts'
import { isCityLike, placeIn, type FoundPlace } from './address.ts'
import { isContact, type ContactBlock } from './contact-block.ts'
import { hasWordOfNoName } from './name-words.ts'
import { namesOrganisation } from './organisation-words.ts'

const LONGEST = 50
const NEAR = 2
const MOST_WORDS = 3
const PROVINCE_BEHIND = /\s*\((?:gr|fr|frl|dr|ov|fl|gld|gl|ge|ut|utr|nh|n-?h|zh|z-?h|nb|n-?br?|lb|li|zld|zl|ze)\.?\)$/iu
/** How villages are called that lists forget: 'Nes aan de Amstel', "Sint Jansteen a/d Maas". */
const VILLAGE =
  /^['’]?\p{Lu}[\p{L}'’-]{1,20}(?: \p{Lu}[\p{L}'’-]{1,20})? (?:aan (?:den|de|het)|a\/d|bij|op|onder|in ['’]t) \p{Lu}[\p{L}'’-]{2,20}$/u
/** 'Stad, 12345' and 'Stad, Streek 12345': a code tells that a city stands before it. */
const CODED = /^([^,\d]{2,30})(?:, ([^,\d]{2,30}))?,? \d{4,6}(?:-\d{4})?(?:, [^,\d]{2,30})?$/u
const NO_PLACE = new RegExp(
  String.raw`^(?:${patternOf('personal-labels', 'contact')}|portfolio|homepage|blog|skype|whatsapp|twitter|facebook|instagram|behance|dribbble|contact|remote|hybride?|single|gehuwd|ongehuwd|getrouwd|samenwonend|married|man|vrouw|male|female|open to work|beschikbaar|available|nederlander|nederlandse)(?!\p{L})`,
  'iu',
)
const NATIONALITY = /^\p{Lu}\p{L}+(?:ish|ese|isch|ische|ees|aans|aanse|andse|ian)$/u

const isElse = (text: string) =>
  NO_PLACE.test(text) ||
  NATIONALITY.test(text) ||
  namesJob(text) ||
  namesOrganisation(text) ||
  hasWordOfNoName(text) ||
  knownSkill(text) !== undefined ||
  isLanguage(text) ||
  namesLicence(text) ||
  kindOfHeading(text) !== undefined

/** A village no list knows, with its province behind it or a name that only places have. */
const byShape = (text: string): FoundPlace | null => {
  const bare = text.replace(PROVINCE_BEHIND, '')
  if (bare !== text && isCityLike(bare)) return { value: bare, confidence: 0.7 }
  return VILLAGE.test(bare) && !namesJob(bare) && !namesOrganisation(bare) ? { value: bare, confidence: 0.5 } : null
}

/**
 * 'Stad, Land', 'Stad, 12345' or 'Zomerdorp' between contact details: names on no list, where an address usually
 * stands.
 */
export const byPosition = ({ text, line, ...piece }: LinePiece, block: ContactBlock): FoundPlace | null => {
  if (text.length >= LONGEST) return null
  const shaped = byShape(text)
  if (shaped) return shaped
  const coded = CODED.exec(text)
  if (coded && block.near({ text, line, ...piece }, NEAR)) {
    const parts = [coded[1], coded[2]].flatMap((part) => part?.trim() ?? [])
    return parts.every((part) => isCityLike(part) && !isElse(part))
      ? { value: parts.join(', '), confidence: 0.6 }
      : null
  }
  const parts = text.split(', ')
  if (/\d/.test(text)) return null
  if (parts.length > 3 || !parts.every((part) => isCityLike(part) && !isElse(part))) return null
  if (parts.length > 1) return block.near({ text, line, ...piece }, NEAR) ? { value: text, confidence: 0.45 } : null
  const certain = block.between({ text, line, ...piece }) && !line.bold
  return certain && text.split(' ').length <= MOST_WORDS && text !== text.toUpperCase() && !/\p{Ll}\p{Lu}/u.test(text)
    ? { value: text, confidence: 0.3 }
    : null
}

const OPEN = /(?:^|\s)(?:\d{4,6}|\d{4}\s?[A-Z]{2})$|\d[a-z]?,$/u

/** The city on the line below a street or a postcode: 'Dorpsstraat 4, 5432 XY' above 'Zomerdorp'. */
export const overLines = (at: LinePiece, next: LinePiece | undefined): (FoundPlace & { at: LinePiece }) | null => {
  if (
    !next ||
    next.line.region !== at.line.region ||
    next.index > at.index + 1 ||
    at.text.length > 80 ||
    next.text.length >= LONGEST ||
    !OPEN.test(at.text) ||
    CODED.test(at.text) ||
    placeIn(at.text, false)
  )
    return null
  const city = next.text.replace(/,$/, '')
  return isCityLike(city) && !isElse(city) && !isContact(city) && city.split(' ').length <= MOST_WORDS
    ? { value: city, confidence: 0.7, at: next }
    : null
}
