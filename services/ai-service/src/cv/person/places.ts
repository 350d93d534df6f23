import { citiesAbroad } from './cities-abroad.ts'
import { citiesByOwnName } from './cities-by-own-name.ts'
import { dutchPlaces } from './dutch-places.ts'

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘`´]/g, "'")
    .replaceAll('ĳ', 'ij')
    .replaceAll('Ĳ', 'ij')
    .toLowerCase()
    .replace(/[\s\u2010-\u2015-]+/g, ' ')
    .trim()
    .replace(/^'(?=[st] )/, '')

const dutch = new Set(dutchPlaces.map(fold))
const abroad = new Set([...citiesAbroad, ...citiesByOwnName].map(fold))
const bare = (text: string) =>
  fold(text.slice(0, 80))
    .replace(/\s*\([a-z. ]{1,20}\)$/, '')
    .replace(/ (?:zh|nh|gld|nb|lb|ov|fr|gr|dr|zld|ut)$/, '')

/** True for a place of the Netherlands, whatever its capitals, accents and hyphens. */
export const isDutchPlace = (text: string): boolean => dutch.has(bare(text)) || dutch.has(fold(text.slice(0, 80)))

const spellings = new Map(dutchPlaces.map((name) => [fold(name), name]))

/** A Dutch place in its ordinary spelling: 'DELFT' as 'Delft'; any other text as it is. */
export const ordinarySpelling = (text: string): string =>
  text === text.toUpperCase() ? (spellings.get(fold(text.slice(0, 80))) ?? text) : text

/** True for a place of the Netherlands or a city elsewhere. */
export const isPlace = (text: string): boolean => isDutchPlace(text) || abroad.has(bare(text))
