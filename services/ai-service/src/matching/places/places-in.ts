import { isDutchPlace, isPlace } from '../../cv/person/places.ts'
import { fold } from '../words/fold.ts'
import { NETHERLANDS, OTHER_COUNTRIES, PLACE_ALIASES, TOWNS_AND_PROVINCES } from './place-names.ts'
import { AREAS_OF_PROVINCES, PROVINCE_TOWNS, PROVINCES, REGIONS } from './regions.ts'

/** Places that a text names, each by one name. */
export type Places = {
  towns: ReadonlySet<string>
  /** Regions, with towns that lie in them among `townsOfRegions`. */
  regions: ReadonlySet<string>
  townsOfRegions: ReadonlySet<string>
  /** Provinces and countries: everything in them is meant only where nothing nearer is named. */
  areas: ReadonlySet<string>
  /** 'Regio Utrecht': a place around the town is meant, too. */
  isAround: boolean
}

const keyOf = (name: string): string =>
  fold(name)
    .replace(/(?<=\s)a[/.]d\.?(?=\s)/gu, 'aan den')
    .replace(/^st\.?\s/u, 'sint ')
    .replace(/[\s-]+/gu, ' ')
    .trim()

const canonical = new Map(
  PLACE_ALIASES.flatMap(([first = '', ...others]) =>
    [first, ...others].map((name) => [keyOf(name), keyOf(first)] as const),
  ),
)
const nameOf = (text: string): string => canonical.get(keyOf(text)) ?? keyOf(text)
const namesOf = (texts: readonly string[]): ReadonlySet<string> => new Set(texts.map(nameOf))

const regionNames = new Map(
  Object.entries(REGIONS).map(([region, towns]) => [nameOf(region), [...namesOf(towns)]] as const),
)
const provinces = namesOf(PROVINCES)
const provinceTowns = new Map(
  Object.entries(PROVINCE_TOWNS).map(([province, towns]) => [nameOf(province), namesOf(towns)] as const),
)
for (const [part, names] of Object.entries(AREAS_OF_PROVINCES))
  provinceTowns.set(nameOf(part), new Set(names.flatMap((name) => [...(provinceTowns.get(nameOf(name)) ?? [])])))
/** Towns of a province that is known: one that stands in another province isn't in this one. */
const placedTowns = new Set([...provinceTowns.values()].flatMap((towns) => [...towns]))
const regionTowns = new Set([...regionNames.values()].flat())
const townsToo = namesOf(TOWNS_AND_PROVINCES)
const netherlands = namesOf(NETHERLANDS)
const countries = new Set([...netherlands, ...namesOf(OTHER_COUNTRIES)])

const BETWEEN_PLACES =
  /[,;|()[\]+&]|\/|\s[-–—]\s|\s(?:of|or|ou|en|and|et|of\sin|en\/of|and\/or|tussen|between|bij|near|in|vanuit|from)\s/iu
/** Words about a place that are none of its name. */
const FRAME =
  /(?<!\p{L})(?:e\.\s?o\.?|en\somgeving|omgeving|omstreken|(?:metropool|stads|arbeidsmarkt)?regio|region|area|greater|groot|surroundings|gemeente|stad|city\sof|standplaats|kantoor|locatie|vestiging|nabij|rond(?:om)?|heel|hele|centrum|center|centre|het|within|binnen)(?![\p{L}-])\.?/giu
/** Words that mean the places around a town as well. */
const AROUND =
  /(?<!\p{L})(?:\p{L}*regio|region|area|greater|omgeving|omstreken|e\.\s?o\.?|surroundings|nabij|rond(?:om)?)(?!\p{L})/iu
/** What parts places of one kind: beside a province 'Groningen' is one. */
const EQUAL = /\/|&|\s(?:of|en|or|and)\s/u
const PROVINCE = /(?<!\p{L})provincie|province(?!\p{L})/iu
const POSTCODE = /(?<![\p{L}\d])\d{4}\s?[A-Z]{2}(?![\p{L}\d])|(?<![\p{L}\d])(?:B-)?\d{4}(?=\s\p{Lu})/gu
/** 'Rotterdam-Zuid' lies in Rotterdam. */
const QUARTER = /[\s-](?:noord|oost|zuid|west|noordoost|noordwest|zuidoost|zuidwest|centrum|stad)$/iu
/** What makes another place of the next word: 'Nieuw Amsterdam'. */
const PART_OF_NAME = /^(?:nieuwe?|new|oude?|klein|noord|oost|zuid|west|hoog|laag|sint|san)$/iu
const MOST_WORDS = 5

/** Whether a text is the name of a place that is known. */
export const isKnownPlace = (text: string): boolean => {
  const name = nameOf(text)
  return (
    isPlace(text) ||
    canonical.has(keyOf(text)) ||
    regionNames.has(name) ||
    provinces.has(name) ||
    countries.has(name) ||
    placedTowns.has(name) ||
    regionTowns.has(name)
  )
}

const withoutFrame = (part: string): string =>
  part.replace(FRAME, ' ').replace(POSTCODE, ' ').replace(/\s+/gu, ' ').trim()

/** The known places in a text, the longest names first: 'Utrecht Oost' holds Utrecht. */
const knownPlacesIn = (part: string): string[] => {
  const words = part.split(/\s+/u)
  const hasCapitals = /\p{Lu}/u.test(part)
  const places: string[] = []
  let from = 0
  while (from < words.length) {
    const first = words[from] ?? ''
    const isName = !hasCapitals || /\p{Lu}/u.test(first)
    const length = isName
      ? [...Array(MOST_WORDS).keys()]
          .map((at) => MOST_WORDS - at)
          .find((count) => from + count <= words.length && isKnownPlace(words.slice(from, from + count).join(' ')))
      : undefined
    const isOfLongerName = PART_OF_NAME.test(words[from - 1] ?? '')
    if (length !== undefined && !isOfLongerName) places.push(words.slice(from, from + length).join(' '))
    from += length ?? 1
  }
  return places
}

/** The places of one part of a text: those that are known, or else its own words. */
const placesOfPart = (part: string): string[] => {
  const bare = withoutFrame(part)
  const withoutQuarter = bare.replace(QUARTER, '')
  if (isKnownPlace(bare)) return [bare]
  if (isKnownPlace(withoutQuarter)) return [withoutQuarter]
  // 'Gent-Antwerpen' names two places, and 'Antwerpen-Berchem' a quarter of the first.
  const [first = '', ...others] = bare.split('-')
  if (others.length > 0 && isKnownPlace(first)) return others.every(isKnownPlace) ? [first, ...others] : [first]
  const knownPlaces = knownPlacesIn(bare)
  return knownPlaces.length > 0 || bare.length < 3 ? knownPlaces : [bare]
}

/** 'Alphen a/d Rijn' is one place, and so is 'Bergen en Dal'. */
const partsOf = (text: string): string[] =>
  text
    .replace(/(?<=\s)a\/d(?=\s)/giu, 'aan den')
    .split(/[,;|()[\]]/u)
    .flatMap((part) => (isKnownPlace(withoutFrame(part)) ? [part] : part.split(BETWEEN_PLACES)))

/**
 * The places that a text names: 'Dordrecht e.o. (Drechtsteden)', 'Zwolle en Deventer', 'Lindelaan 14, 3451 AB Vleuten'.
 */
export const placesIn = (text: string): Places => {
  const places = partsOf(text).flatMap((part) =>
    placesOfPart(part.replace(PROVINCE, ' ')).map((place) => ({
      name: nameOf(place),
      isProvince: PROVINCE.test(part),
    })),
  )
  const isOnlyProvince = (name: string) => provinces.has(name) && !townsToo.has(name)
  const areEqual = EQUAL.test(text) && places.some(({ name }) => isOnlyProvince(name) && !regionNames.has(name))
  const isArea = ({ name, isProvince }: (typeof places)[number]) =>
    isProvince || countries.has(name) || isOnlyProvince(name) || (areEqual && townsToo.has(name))
  const regions = places.filter(({ name }) => regionNames.has(name)).map(({ name }) => name)
  return {
    towns: new Set(places.filter((place) => !isArea(place) && !regionNames.has(place.name)).map(({ name }) => name)),
    regions: new Set(regions),
    townsOfRegions: new Set(regions.flatMap((region) => regionNames.get(region) ?? [])),
    areas: new Set(places.filter(isArea).map(({ name }) => name)),
    isAround: AROUND.test(text),
  }
}

/** Texts that are remembered; many people live in the same towns. */
const MOST_TEXTS = 5_000
const placesByText = new Map<string, Places>()

/** `placesIn` of a text that comes again with each vacancy. */
export const rememberedPlacesIn = (text: string): Places => {
  const cachedPlaces = placesByText.get(text)
  if (cachedPlaces) return cachedPlaces
  if (placesByText.size >= MOST_TEXTS) placesByText.clear()
  const places = placesIn(text)
  placesByText.set(text, places)
  return places
}

/**
 * How somebody's place stands to the places that are asked: `unknown` where a wide area is asked, or no place is named.
 */
export const comparePlaces = (requiredPlaces: Places, candidatePlaces: Places): 'same' | 'elsewhere' | 'unknown' => {
  const isShared = (one: ReadonlySet<string>, other: ReadonlySet<string>) => [...one].some((name) => other.has(name))
  if (
    isShared(requiredPlaces.towns, candidatePlaces.towns) ||
    isShared(requiredPlaces.regions, candidatePlaces.regions)
  )
    return 'same'
  if (isShared(requiredPlaces.townsOfRegions, candidatePlaces.towns)) return 'same'
  if (candidatePlaces.towns.size === 0) return 'unknown'
  if (requiredPlaces.regions.size > 0) return 'unknown'
  if (requiredPlaces.towns.size > 0) return requiredPlaces.isAround ? 'unknown' : 'elsewhere'
  return compareAreas(requiredPlaces, candidatePlaces)
}

/** The same for provinces and countries: of a town that isn't listed in any nothing is known. */
const compareAreas = (requiredPlaces: Places, { towns, areas }: Places): 'same' | 'elsewhere' | 'unknown' => {
  const isInCountry = [...requiredPlaces.areas].some((name) => netherlands.has(name)) && [...towns].some(isDutchPlace)
  const requiredAreas = [...requiredPlaces.areas]
  const isListed = requiredAreas.some((area) => [...towns].some((town) => provinceTowns.get(area)?.has(town)))
  if (isInCountry || isListed || requiredAreas.some((area) => areas.has(area))) return 'same'
  const areListed = requiredAreas.length > 0 && requiredAreas.every((area) => provinceTowns.has(area))
  return areListed && [...towns].every((town) => placedTowns.has(town)) ? 'elsewhere' : 'unknown'
}

const REMOTE =
  /(?<!\p{L})(?:remote|op\safstand|thuiswerk\p{L}*|telewerk\p{L}*|vanuit\shuis|(?<=(?:volledig|100\s?%|geheel|helemaal)\s)thuis|work(?:ing)?\sfrom\shome|wfh|home\s?office)(?!\p{L})/iu
const WHOLLY = /(?<!\p{L})(?<!(?:niet|not)\s)(?:volledig|geheel|helemaal|fully|100\s?%|full)(?:\s|-)*$/iu
/** Some days at home, or a place to come to. */
const IN_PART =
  /(?<!\p{L})(?:dag(?:en)?|days?|deels|gedeeltelijk|partly|partially|hybride?|mogelijk|possible|soms|sometimes|optie|option\p{L}*|af\sen\stoe|niet|no|not|geen)(?!\p{L})|\d\s?(?:x|%)/iu

/** Whether the work can be done from anywhere: wholly at a distance, or instead of at a place. */
export const isFullyRemote = (text: string): boolean => {
  const remote = REMOTE.exec(text)
  if (remote === null) return false
  if (WHOLLY.test(text.slice(0, remote.index))) return true
  return text.split(/\s(?:of|or)\s|\//iu).some((choice) => {
    if (!REMOTE.test(choice) || IN_PART.test(choice)) return false
    const places = knownPlacesIn(withoutFrame(choice.replaceAll(/[^\p{L}'\s-]/gu, ' ')))
    return places.every((place) => countries.has(nameOf(place)))
  })
}
