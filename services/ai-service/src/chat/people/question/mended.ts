import { isLight } from '../../retrieval/light-words.ts'
import { distance, nearest } from './fold.ts'
import { correctable, correctableTraits, notTraits } from './lexicon.ts'

/** One slip of the finger: a word further away is another word, and a question refused by mistake helps nobody. */
const isSlip = (word: string, trait: string | null): trait is string =>
  trait !== null && !notTraits.has(word) && distance(word, trait, 1) <= 1

const mendedWord = (word: string): string => {
  if (isLight(word) || correctable.has(word) || correctableTraits.has(word)) return word
  const trait = nearest(word, correctableTraits)
  return isSlip(word, trait) ? trait : (nearest(word, correctable) ?? word)
}

/** Corrects typing errors in words that the rules know; names and search words of the question stay as typed. */
export const mended = (text: string): string => text.replace(/[\p{L}']{5,}/gu, mendedWord)
