import { categoriesIn } from '../requirements/licences.ts'
import type { Unit } from './units.ts'

/** No driving licence, or not yet. */
const NONE =
  /(?<!\p{L})(?:(?:geen|no|zonder|without)\s(?:\p{L}+\s){0,2}(?:rijbewijs|driving|driver|licen)|not yet|nog niet|in progress|bezig met|gezakt|failed|theorie (?:gehaald|behaald)|theory passed|rijlessen|driving lessons)/iu
const ABOUT_LICENCE = /rijbewijs|licen[cs]e|(?:category|categorie) [A-E](?!\p{L})/iu
const CATEGORY_NAMED = /(?:category|categorie)\s([A-E]{1,2})(?!\p{L})/giu
/** The bare word, perhaps a heading: what stands below it says which, or that there is none. */
const BARE = /^\P{L}*(?:rijbewijs|rijbewijzen|driving licen[cs]es?|driver['’]?s? licen[cs]es?)\P{L}*$/iu

/** Who drives CE for a living may drive CE. */
const DRIVES = /(?<!\p{L})(?:[Cc]hauffeur|[Dd]river|[Bb]estuurder)\s(C1?E?|DE?)(?![\p{L}\d])/gu
const categoriesDriven = (text: string): string[] => [...text.matchAll(DRIVES)].map(([, category = '']) => category)

const categoriesNamed = (text: string): string[] => [
  ...categoriesIn(text),
  ...[...text.matchAll(CATEGORY_NAMED)].map(([, category = '']) => category.toUpperCase()),
]

/**
 * The driving licences of a candidate: of the profile and of lines that name one, without those that a line says they
 * lack.
 */
export const licencesOf = (ofProfile: readonly string[], units: readonly Unit[]): string[] => {
  const lines = units.map(({ text }) => text).filter((text) => ABOUT_LICENCE.test(text))
  const denied = new Set(lines.filter((text) => NONE.test(text)).flatMap(categoriesNamed))
  const telling = lines.filter((text) => !NONE.test(text))
  const categories = telling.filter((text) => !BARE.test(text)).flatMap(categoriesIn)
  const supposed = [
    ...units.filter(({ kind }) => kind === 'job').flatMap(({ text }) => categoriesDriven(text)),
    ...ofProfile.map((licence) => licence.toUpperCase().replace('+', '')),
    ...telling.filter((text) => BARE.test(text)).flatMap(categoriesIn),
  ]
  return [...new Set([...supposed.filter((licence) => !denied.has(licence)), ...categories])]
}
