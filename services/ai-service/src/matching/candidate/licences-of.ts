import { beginsWithDenial, isDeniedAt, isLapsedAt } from '../words/denial.ts'
import { categoriesIn } from '../requirements/licences.ts'
import type { Unit } from './units.ts'

/** No driving licence, or not yet. */
const NONE =
  /(?<!\p{L})(?:(?:geen|no|zonder|without)\s(?:\p{L}+\s){0,2}(?:rijbewijs|driving|driver|licen)|not yet|nog niet|in progress|bezig met|gezakt|failed|theorie (?:gehaald|behaald)|theory passed|rijlessen|driving lessons|voorlopig(?! verl)|(?:praktijk|praktisch )examen (?:in|op))/iu
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

/** A category as it is written; the letter of a name or a list isn't looked for where no licence is spoken of. */
const CATEGORY = /(?<![\p{L}\d])(?:[A-E]|C1E?|D1E?|BE|CE|DE)(?![\p{L}\d])/gu
const WORD_OF_LICENCE = /rijbewij(?:s|zen)|licen[cs]es?/giu

const placeOf = ({ 0: word, index }: RegExpMatchArray) => ({ from: index ?? 0, to: (index ?? 0) + word.length })
const isLost = (text: string, place: ReturnType<typeof placeOf>): boolean =>
  isDeniedAt(text, place) || isLapsedAt(text, place)

/** Brackets that name a category speak of that alone: 'B en C (C verlopen)'. */
const OWN_BRACKETS = /\([^()]*(?<![\p{L}\d])(?:[A-E]|C1E?|D1E?|BE|CE|DE)(?![\p{L}\d])[^()]*\)/gu

/** The categories that a line says somebody lacks or lost; all of them where it says so of the licence. */
const categoriesLost = (text: string): readonly string[] | 'all' => {
  if (NONE.test(text)) return categoriesNamed(text)
  const lostCategories = [text.replaceAll(OWN_BRACKETS, ' '), ...(text.match(OWN_BRACKETS) ?? [])].flatMap((part) =>
    [...part.matchAll(CATEGORY)].filter((match) => isLost(part, placeOf(match))).map(([category]) => category),
  )
  const names = text.search(CATEGORY) >= 0
  return !names && [...text.matchAll(WORD_OF_LICENCE)].some((match) => isLost(text, placeOf(match)))
    ? 'all'
    : lostCategories
}

/** Whether the line below the bare word says that there is none. */
const isNoneBelow = (units: readonly Unit[], at: number): boolean =>
  BARE.test(units[at]?.text ?? '') && beginsWithDenial(units[at + 1]?.text ?? '')

/**
 * The driving licences of a candidate: of the profile and of lines that name one, without those that a line says they
 * lack or lost.
 */
export const licencesOf = (ofProfile: readonly string[], units: readonly Unit[]): string[] => {
  const lines = units
    .filter(({ text }, at) => ABOUT_LICENCE.test(text) && !isNoneBelow(units, at))
    .map(({ text }) => ({ text, losses: categoriesLost(text) }))
  const isWithout = lines.some(({ losses }) => losses === 'all') || units.some((_, at) => isNoneBelow(units, at))
  const denied = new Set(lines.flatMap(({ losses }) => (losses === 'all' ? [] : losses)))
  const telling = lines.filter(({ text, losses }) => losses !== 'all' && !NONE.test(text))
  const categories = telling
    .filter(({ text }) => !BARE.test(text))
    .flatMap(({ text, losses }) => categoriesIn(text).filter((category) => !losses.includes(category)))
  const supposed = [
    ...units.filter(({ kind }) => kind === 'job').flatMap(({ text }) => categoriesDriven(text)),
    ...ofProfile.map((licence) => licence.toUpperCase().replace('+', '')),
    ...telling.filter(({ text }) => BARE.test(text)).flatMap(({ text }) => categoriesIn(text)),
  ]
  return [...new Set([...(isWithout ? [] : supposed.filter((licence) => !denied.has(licence))), ...categories])]
}
