import { words } from './normalise.ts'

const COUNTRIES = new Set([
  'nederland',
  'netherlands',
  'the netherlands',
  'holland',
  'belgie',
  'belgium',
  'germany',
  'deutschland',
  'duitsland',
  'austria',
  'osterreich',
  'schweiz',
  'switzerland',
  'united kingdom',
  'uk',
  'england',
  'usa',
  'united states',
  'nl',
  'ireland',
  'france',
  'espana',
  'spain',
  'portugal',
  'italia',
  'italy',
  'polska',
  'poland',
  'canada',
  'australia',
  'india',
  'nigeria',
  'pakistan',
  'philippines',
  'iceland',
  'turkey',
  'turkiye',
  'japan',
  'china',
  'uae',
  'united arab emirates',
  'oman',
  'qatar',
  'kuwait',
  'saudi arabia',
  'egypt',
  'morocco',
  'brazil',
  'brasil',
  'mexico',
  'norway',
  'sweden',
  'denmark',
  'finland',
  'czechia',
  'hungary',
  'romania',
  'ukraine',
])
/** Words an answer may have beyond those of the truth: a street, a postcode, a province, a country. */
const ROOM = 8
/** Streets of the languages in the sets, by their ending or their first word. */
const STREET =
  /(?:straat|laan|weg|plein|gracht|kade|hof|dijk|singel|strasse|straße|str\.|gasse|platz|allee|\b(?:street|st|road|rd|avenue|ave|lane|drive|boulevard|blvd|way))\.?(?:\s+\d.*)?$|^(?:rue|avenue|boulevard|place|calle|plaza|avenida|via|viale|piazza|rua|ul)\b/i
/**
 * Codes before or behind a city: '3451 AB', 'SW1A 1AA', 'F91 A1B2', '00-950', '110 00', 'D-90762', 'VIC 3186',
 * '570118'.
 */
const CODES =
  /\b[A-Z]\d[\dW]\s?[A-Z\d]{4}\b|\b\d{2}-\d{3}\b|\b\d{3}\s\d{2}\b|\b\d{4}\s?[A-Z]{2}\b|\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b|(?:\b[A-Z]{1,2}-)?\b\d{3,6}(?:-\d{3,4})?\b/g
/** A house number before its street: '1423 Pine Street', '12 Marine Parade'. */
const HOUSE = /^\d{1,4}[a-z]?\s+\p{L}/u

/** The parts of a location that may name its city, in words and in their order: no street, code or country. */
const placesIn = (location: string): string[][] => {
  const parts = location.split(/[,;|·•()\n]|\s[-–]\s/).map((part) => part.trim())
  const bare = (part: string) => part.replace(CODES, ' ')
  const isPlace = (part: string) => !STREET.test(part) && !/\d/.test(bare(part)) && words(bare(part)).length > 0
  const isCity = (part: string) => isPlace(part) && !COUNTRIES.has(words(bare(part)).join(' '))
  const cities = parts.filter(isCity)
  // The number before the first of several is that of a house ('12 Marine Parade, Hove'), before the only one a
  // postcode ('9000 Gent').
  const beyond = cities.filter((part, index) => (index > 0 ? words(part).join('').length > 2 : !HOUSE.test(part)))
  return [beyond, cities, parts.filter(isPlace)].find((some) => some.length > 0)?.map((part) => words(bare(part))) ?? []
}

const holds = (long: string[], short: string[]): boolean =>
  short.length > 0 && ` ${long.join(' ')} `.includes(` ${short.join(' ')} `)

/**
 * The same city, however much of the address stands around it: what the answer begins with is one of the truth's
 * places.
 */
export const samePlace = (truth: string, answer: string): boolean => {
  if (words(answer).length > words(truth).length + ROOM) return false
  const [city = []] = placesIn(answer)
  return placesIn(truth).some((place) => holds(place, city) || holds(city, place))
}
