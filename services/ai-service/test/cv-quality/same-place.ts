import { words } from './normalise.ts'

const POSTCODES = [/\b\d{4}\s?[A-Z]{2}\b/g, /\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b/g, /\b\d{5}(?:-\d{4})?\b/g]
const COUNTRIES = new Set(['nederland', 'netherlands', 'the netherlands', 'belgie', 'belgium', 'germany', 'deutschland', 'duitsland', 'united kingdom', 'uk', 'usa', 'nl', 'ireland', 'france'])
/** Words an answer may have beyond those of the truth: a street, a postcode, a province, a country. */
const ROOM = 8

/** The part of a location that names the city, in words: without street, postcode and country. */
const cityOf = (location: string): string[] => {
  const bare = POSTCODES.reduce((text, postcode) => text.replace(postcode, ' '), location)
  const parts = bare.split(/[,;|·•()\n]/).filter((part) => words(part).length > 0)
  const named = parts.filter((part) => !/\d/.test(part))
  const cities = named.filter((part) => !COUNTRIES.has(words(part).join(' ')))
  return words(cities[0] ?? named[0] ?? parts[0] ?? '')
}

const holds = (long: string[], short: string[]): boolean => short.length > 0 && ` ${long.join(' ')} `.includes(` ${short.join(' ')} `)

/** The same city, however much of the address stands around it. */
export const samePlace = (truth: string, answer: string): boolean => {
  if (words(answer).length > words(truth).length + ROOM) return false
  const [one, other] = [cityOf(truth), cityOf(answer)]
  return holds(one, other) || holds(other, one)
}
