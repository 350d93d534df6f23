import { AMOUNT } from './amount.ts'
import { type Concept, matchOf } from './concepts.ts'
import { stemsOf, wordsOf } from './tokens.ts'

const NEAR = 4
const SHORT = 14
const YEAR = /^(?:19|20)\d{2}$/
const A = /^een$/i
const AFTER = 7
/** Those whom one counts with a word between: 'dertig vaste medewerkers'. */
const PEOPLE = /^(?:mensen|man|personen|medewerkers|collega.{0,3})$/iu
/** Words for a rhythm, which isn't a total: by the week, in a row. */
const REPEATED =
  /\b(?:per|in (?:het|de|een)|elke?|iedere?|a|each|every) (?:werk)?(?:week|weekend|dag|maand|day|month)\b|achter elkaar|op rij|in a row|wekelijks|weekly/iu

const isAmount = (word: string | undefined) =>
  word !== undefined && AMOUNT.test(word) && !YEAR.test(word) && !A.test(word)

/** Indexes of the words at which these stems begin; a phrase has several stems. */
const placesOf = (words: readonly string[], stems: readonly string[]): number[] => {
  const spoken = words.map((word) => stemsOf(word).at(0) ?? '')
  return stems.flatMap((stem) => {
    const [first = '', ...rest] = stem.split(' ')
    return spoken.flatMap((word, at) =>
      word === first && rest.every((next, index) => spoken[at + index + 1] === next) ? [at] : [],
    )
  })
}

/**
 * Whether a text tells how many there are of a concept: a number stands near its own word, or right before another word
 * for it. 'Twee vaste vrije dagen' and 'twee vrije dagen per week' don't count days of holiday, '25 vrije dagen' does.
 */
export const tellsHowMany = (concept: Concept, text: string): boolean => {
  const words = wordsOf(text)
  const ownPlaces = words.flatMap((word, at) =>
    matchOf({ ...concept, relatedStems: [] }, stemsOf(word), '') >= 0.35 ? [at] : [],
  )
  const places = [...ownPlaces, ...placesOf(words, concept.stems)]
  // One number in a short sentence with the word itself counts it, however far apart they stand.
  if (ownPlaces.length > 0 && words.length <= SHORT && words.filter(isAmount).length === 1) return true
  if (places.some((at) => words.slice(Math.max(at - NEAR, 0), at + NEAR + 1).some(isAmount))) return true
  const isOfPeople = PEOPLE.test(concept.word)
  return placesOf(words, concept.relatedStems).some(
    (at) =>
      (isAmount(words[at - 1]) || (isOfPeople && isAmount(words[at - 2]))) &&
      !REPEATED.test(words.slice(at, at + AFTER).join(' ')),
  )
}
