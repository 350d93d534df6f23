import { flemishPlaces } from './flemish-places.ts'
import type { Country } from './sources.ts'

const BELGIUM =
  /(?<!\p{L})(?:belgi[eë]|belgium|vlaanderen|vlaams-brabant|(?:oost|west)-vlaanderen|belgisch-limburg|be-?limburg)(?!\p{L})|\(b(?:e)?\)/iu
const NETHERLANDS =
  /(?<!\p{L})(?:nederland|netherlands|noord-brabant|zeeland|gelderland|utrecht|overijssel|drenthe)(?!\p{L})|(?<!\d)\d{4} ?[a-z]{2}(?![a-z])/iu
/** A Belgian postcode stands before its place and has no letters. */
const BELGIAN_POSTCODE = /(?<!\d)(?:b-?)?[1-9]\d{3} +(?=\p{Lu}\p{L}{2,})/u

/** The country of a vacancy by what its form says about the place; the Netherlands where that doesn't tell. */
export const countryOf = (place: string): Country => {
  if (BELGIUM.test(place)) return 'BE'
  if (NETHERLANDS.test(place)) return 'NL'
  if (BELGIAN_POSTCODE.test(place)) return 'BE'
  const parts = place.split(/[,;/()|]|(?<!\p{L})(?:of|en|regio|te|in|omgeving)(?!\p{L})/iu)
  return parts.some((part) => flemishPlaces.has(part.trim().toLowerCase())) ? 'BE' : 'NL'
}
