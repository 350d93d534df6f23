import { fold } from '../lexicon/fold.ts'
import { wordingsOf } from '../lexicon/lexicon.ts'

/** A place as it is looked up: hyphens and spaces are the same, "'s Gravenhage" is 's Gravenhage'. */
const keyOf = (text: string) =>
  fold(text)
    .replace(/[\s\u2010-\u2015-]+/g, ' ')
    .trim()
    .replace(/^'(?=[st] )/, '')

const dutchPlaces = wordingsOf('places', 'netherlands')
const dutch = new Set(dutchPlaces.map(keyOf))
const abroad = new Set(wordingsOf('places', 'abroad').map(keyOf))
const bare = (text: string) =>
  keyOf(text.slice(0, 80))
    .replace(/\s*\([a-z. ]{1,20}\)$/, '')
    .replace(/ (?:zh|nh|gld|nb|lb|ov|fr|gr|dr|zld|ut)$/, '')

/** True for a place of the Netherlands, whatever its capitals, accents and hyphens. */
export const isDutchPlace = (text: string): boolean => dutch.has(bare(text)) || dutch.has(keyOf(text.slice(0, 80)))

const spellings = new Map(dutchPlaces.map((name) => [keyOf(name), name]))

/** A Dutch place in its ordinary spelling: 'DELFT' as 'Delft'; any other text as it is. */
export const ordinarySpelling = (text: string): string =>
  text === text.toUpperCase() ? (spellings.get(keyOf(text.slice(0, 80))) ?? text) : text

/** True for a place of the Netherlands or a city elsewhere. */
export const isPlace = (text: string): boolean => isDutchPlace(text) || abroad.has(bare(text))
