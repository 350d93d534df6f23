const ISLANDS =
  /^(?:Texel|Vlieland|Terschelling|Ameland|Schiermonnikoog|Curaçao|Aruba|Bonaire|Saba|Sint Eustatius|Schiphol(?!-)|Goeree-Overflakkee|Urk|Walcheren|Tholen)\b/
const DE =
  /^(?:Randstad|Achterhoek|Veluwe|Betuwe|Bollenstreek|Kempen|Zaanstreek|Drechtsteden|Alblasserwaard|Noordoostpolder|Hoeksche Waard|Bommelerwaard|Leiestreek|Denderstreek|Rupelstreek|Antwerpse Kempen|Limburgse Kempen|Noorderkempen|Zuiderkempen)$/
const HET =
  /^(?:Gooi|Westland|Groene Hart|Botlekgebied|Waasland|Meetjesland|Hageland|Pajottenland|Rivierenland|Oldambt)$/
/** Whether a name is that of a region with an article: 'de Kempen', 'het Westland'. */
export const isRegion = (name: string): boolean => DE.test(name) || HET.test(name)

/** What a town has, before its name: 'Haven Antwerpen', 'Centrum Gent'. */
const PART_OF_TOWN = /^(Haven|Zeehaven|Centrum|Stadscentrum) (?=\p{Lu}\p{Ll})/u
const NO_PLACE =
  /\b(?:remote|thuis|thuiswerken|hybride?|hybrid|landelijk|diverse|overleg|locaties?|werklocatie|bepalen|nader|meerdere|op|bij|vanuit|vanaf|kantoor|flexibel|wisselend|adres|in|te|basisschool|school|winkel|filiaal|vestiging|werven|n\.?t\.?b|stalling|depot|hangar|garage|terrein|industriezone|industrieterrein|magazijn|werkplaats|fabriek|soms|ook|heel)\b|[/:;+]|\d|,/i
const PLACE = /^(?:['’]s-|\p{Lu})[\p{L}'’. -]{1,40}(?: \([\p{L}'’ .-]{2,30}\))?$/u

/**
 * The place behind a street or postal code; several names without one are several places, and none of them is the
 * place.
 */
const onePlaceOf = (location: string): string | null => {
  const parts = location.split(', ')
  if (parts.length > 1 && !parts.slice(0, -1).every((part) => /\d/.test(part))) return null
  return parts.at(-1) ?? null
}

/** 'in Utrecht', 'op Texel', or null when the given place is no plain name of one. */
export const placeInSentence = (location: string): string | null => {
  const place = onePlaceOf(location)
  if (place === null) return null
  if (
    !PLACE.test(place) ||
    NO_PLACE.test(place.replace(/ \([^()]*\)$/, '')) ||
    NO_PLACE.test(location.split(',')[0]?.replace(/\d|[^\p{L} ]/gu, '') ?? '')
  )
    return null
  const bare = place
    .replace(/ \(.*\)$/, '')
    .replace(/ (?:e\.?o\.?|en (?:omgeving|omstreken))$/, '')
    .replace(/(?<=^\p{Lu}[\p{L}’'-]+) \p{Ll}+$/u, '')
  if (bare.split(' ').length > 6) return null
  const article = DE.test(bare) ? 'de ' : HET.test(bare) ? 'het ' : ''
  const name = bare
    .replace(/^(?:Regio|Omgeving|Heel)\b/, (word) => (word === 'Heel' ? 'heel' : `de ${word.toLowerCase()}`))
    .replace(PART_OF_TOWN, (_, part: string) => `${/haven$/i.test(part) ? 'de' : 'het'} ${part.toLowerCase()} van `)
  return `${ISLANDS.test(bare) ? 'op' : 'in'} ${article}${name}`
}
