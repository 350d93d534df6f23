import { wordSetOf } from '../lexicon/lexicon.ts'
import { isJobWord, singular, wordsOf } from '../words/job-likeness.ts'
import { isFirmWord } from './firm-words.ts'

const tradeSurnames = wordSetOf('trade-surnames')

/** What ends the noun of a title and begins what it is about: 'of Brand', '(stage)', ', Gent'. */
const BEHIND_NOUN =
  /\s(?:van|voor|in|op|met|bij|te|ten|tot|ter|aan|uit|of|for|at|to|with|der|des|fur|für|bei|im|de|du|des|en|and|und|et)\s|[(,|:;/[]|\s[-–—]\s|\s[–—]|[–—]\s/u
/** An article in front of the last word makes it a name: 'Restaurant De Kok'. */
const NAMED_BY_ARTICLE = /\b(?:[Dd]e|[Dd]en|[Hh]et|['’]t|[Tt]he|[Ll]e|[Ll]a)\s+\S+$/u
const SURE = 1.4

/** A plural of a title names a firm: 'Van Dam Engineers'. Words such as 'sales' are listed as they are. */
const isPlural = (word: string) => word.endsWith('s') && isJobWord(word) >= SURE && isJobWord(singular(word)) >= SURE

/** The words in front of what the noun of a title is about. */
const nounPhraseOf = (text: string): string => {
  const end = BEHIND_NOUN.exec(text.slice(0, 160))?.index ?? -1
  return end > 0 ? text.slice(0, end).trim() : text
}

/** A firm called after somebody with the name of a trade: 'Garage Visser', 'Timmerman Bouw', 'Restaurant De Kok'. */
const isCalledAfter = (words: readonly string[], phrase: string): boolean => {
  const [first, last] = [words[0], words.at(-1)]
  if (first === undefined || last === undefined || words.length < 2 || !/\s\p{Lu}\S*$/u.test(phrase)) return false
  return (tradeSurnames.has(last) && isFirmWord(first)) || (tradeSurnames.has(first) && isFirmWord(last))
}

/**
 * What the noun of a title or a name says: 'job' for 'Software Engineer', 'Service technician' and 'Medewerker spa',
 * 'firm' for one of them ('Van Dam Engineers', 'Garage Visser'), else null.
 */
export const headOf = (text: string): 'job' | 'firm' | null => {
  const phrase = nounPhraseOf(text)
  const words = wordsOf(phrase)
  const last = words.at(-1)
  if (last === undefined) return null
  if (isCalledAfter(words, phrase) || (words.length > 1 && isPlural(last) && /\p{Lu}\S*$/u.test(phrase))) return 'firm'
  if (isJobWord(last) >= SURE && !isFirmWord(last) && !NAMED_BY_ARTICLE.test(phrase)) return 'job'
  const goesOnSmall = /^\S+(?:\s+\p{Ll}\S*)+$/u.test(phrase)
  return goesOnSmall && words.some((word) => isJobWord(word) >= SURE && !isFirmWord(word)) ? 'job' : null
}

/** The words of a text that may name a firm: not those in front of the noun of a title, as in 'Service technician'. */
export const wordsOfFirm = (text: string): readonly string[] =>
  wordsOf(headOf(text) === 'job' ? text.slice(nounPhraseOf(text).length) : text)
