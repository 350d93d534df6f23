import { type VacancySource, textsOf } from '../../../persona/source/read-vacancy.ts'

const GROWTH =
  /(?<![\p{L}\p{N}])(?:\p{L}*(?:leerbudget|leertraject|leergeld|studie|scholing|opleiding|ontwikkel(?!aar)|doorgroei|groeimogelijk|groeipad|loopba|loopbanen|carri[eè]re|cursus|training|workshop|coaching|academi|certific|masterclass|mentor)\p{L}*|groei(?:en|t)?|leren|(?:bij|door)leren|careers?|growth|learning|development|courses?)(?![\p{L}\p{N}])/iu

/** Elsewhere a course is a demand, a task or the trade of the firm, unless the sentence gives it. */
const GIVEN =
  /(?<![\p{L}\p{N}])(?:\p{L}*(?:budget|mogelijkhe\p{L}+|kans|kansen|vergoed\p{L}*)|krijg(?:t|en)?|bied(?:en|t)?|ruimte|op kosten van|op onze kosten|betalen|betaald|in werktijd|tijdens werktijd|doorgroei\p{L}*|kun(?:t)? je|je kunt|je kan|stimuleren|offer|receive|opportunit\p{L}+)(?![\p{L}\p{N}])/iu
const REFUSED = /(?<![\p{L}\p{N}])(?:geen|niet|zonder|no|not) (?:\p{L}+ ){0,2}$/iu

const names = (text: string): boolean => {
  const at = text.search(GROWTH)
  return at >= 0 && !REFUSED.test(text.slice(0, at)) && !text.endsWith('?')
}

/**
 * What the vacancy gives somebody to learn or to grow by, in its own sentences: all an offer names, and what other
 * fields promise.
 */
export const growthOf = (source: VacancySource): string[] => [
  ...textsOf(source, 'offer').filter(names),
  ...textsOf(source, 'culture', 'team', 'profile', 'free', 'organisation', 'mission', 'hard', 'soft', 'tasks').filter(
    (text) => names(text) && GIVEN.test(text),
  ),
]
