import { words } from './normalise.ts'

const POSTCODES = [/\b\d{4}\s?[A-Z]{2}\b/g, /\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b/g, /\b\d{5}(?:-\d{4})?\b/g]
const COUNTRIES = new Set(['nederland', 'netherlands', 'the netherlands', 'belgie', 'belgium', 'germany', 'deutschland', 'duitsland', 'united kingdom', 'uk', 'usa', 'nl', 'ireland', 'france'])
/** Words an answer may have beyond those of the truth: a street, a postcode, a province, a country. */
const ROOM = 8

/** What stands behind a postcode: the city in most of Europe. A number that everything begins with may be that of a house. */
const BEHIND_POSTCODE = /(?:^|[,;|·•(\n]|\s[-–]\s)\s*(?:[A-Z]{1,2}-)?\d{4,5}(?:\s?[A-Z]{2})?\s+(?<city>\p{L}[^,;|·•()\n\d]*)/u

/** Streets of the languages in the sets, by their ending or their first word. */
const STREET = /(?:straat|laan|weg|plein|gracht|kade|hof|dijk|singel|strasse|straße|str\.|gasse|platz|allee|\b(?:street|st|road|rd|avenue|ave|lane|drive|boulevard|blvd|way))\.?$|^(?:rue|avenue|boulevard|place|calle|plaza|avenida|via|viale|piazza|rua|ul)\b/i
/** A postcode behind the city, as Australia and South Africa write it. */
const BEHIND_CITY = /(?<=\p{L}{2,}.*)\s\d{4}$/u

const partsOf = (text: string): string[] => text.split(/[,;|·•()\n]|\s[-–]\s/).filter((part) => words(part).length > 0)

/** The parts of a location that may name the city, in words: without street, postcode and country. */
const citiesOf = (location: string): string[][] => {
  const postcode = BEHIND_POSTCODE.exec(location)
  const behind = partsOf(postcode?.groups?.['city'] ?? '')[0]
  if (behind && postcode && postcode.index > 0) return [words(behind)]
  const parts = partsOf(POSTCODES.reduce((text, postcode) => text.replace(postcode, ' '), location))
  const places = parts.map((part) => part.trim()).filter((part) => !STREET.test(part))
  const named = places.map((part) => part.replace(BEHIND_CITY, '')).filter((part) => !/\d/.test(part) && !STREET.test(part))
  const cities = named.filter((part) => !COUNTRIES.has(words(part).join(' ')))
  return [behind, cities[0] ?? named[0] ?? parts[0]].filter((part) => part !== undefined).map(words)
}

const holds = (long: string[], short: string[]): boolean => short.length > 0 && ` ${long.join(' ')} `.includes(` ${short.join(' ')} `)

/** The same city, however much of the address stands around it. */
export const samePlace = (truth: string, answer: string): boolean => {
  if (words(answer).length > words(truth).length + ROOM) return false
  const answered = citiesOf(answer)
  return citiesOf(truth).some((one) => answered.some((other) => holds(one, other) || holds(other, one)))
}
