import { isPlace, ordinarySpelling } from '../../cv/person/places.ts'
import { doubtfulTowns } from '../../vacancy-text/facts/town.ts'

const WORD = String.raw`(?:['’][st][ -])?\p{Lu}[\p{L}'’]*(?:-\p{L}+)*`
const NAME = `${WORD}(?: (?:(?:aan|den|de|het|en|op|bij|in|ter|van|der|Zee|a/d) ){0,2}${WORD}){0,3}`
const IN_PLACE = new RegExp(
  `\\b([Ii]n(?: en rond(?:om)?)?|te|[Vv]anuit|nabij|near|from|omgeving|regio|[Ss]tandplaats(?: is)?:?) (${NAME})`,
  'gu',
)

const isName = (name: string) => isPlace(name) && !doubtfulTowns.has(name.toLowerCase())

/** The longest beginning of the words that is a place: 'Breda' of 'Breda Centrum'. */
const placeIn = (words: string): string | null => {
  const parts = words.split(' ')
  for (let length = parts.length; length > 0; length -= 1) {
    const name = parts.slice(0, length).join(' ')
    if (isName(name)) return ordinarySpelling(name)
  }
  return null
}

const REGION =
  /^(?:regio|omgeving|provincie) \p{Lu}[\p{L} '’-]{2,40}$|^(?:Noord|Zuid)-(?:Holland|Brabant)$|^(?:Zuidoost|Noordoost|Midden|West|Oost|Noord|Zuid)-\p{Lu}\p{L}{3,20}$/u

/** A line or part of one that is nothing but a place: 'Oss', 'Enschede, Overijssel', 'regio Utrecht', '1234 AB Ede'. */
export const wholePlace = (part: string): string | null => {
  const bare = part.replace(/^[\s(]+|[\s).,!]+$/g, '').replace(/^\d{4} ?[A-Z]{2} /, '')
  if (bare.length < 2 || bare.length > 60) return null
  if (REGION.test(bare)) return bare
  const [first = ''] = bare.split(/, | \(/)
  return isName(first) && /^['’\p{Lu}]/u.test(first) ? ordinarySpelling(first) : null
}

/** The place that a sentence names after 'in', 'te' or 'standplaats'; null when what stands there is no place. */
export const placeInSentence = (text: string): string | null => {
  for (const [, before = '', words = ''] of text.matchAll(IN_PLACE)) {
    const place = placeIn(words)
    if (place !== null) return /^(?:regio|omgeving)$/.test(before) ? `${before} ${place}` : place
  }
  return null
}
