import { mayBeMistyped, slipsOf } from '../search/one-letter-off.ts'
import { LONGEST_WORD } from '../search/words.ts'

const quoteFromStart = (lexeme: string): string => `'^${lexeme}'`

/**
 * Alternatives for a word of a name. In the index such words begin with '^', and `main.blanked` adds the ones with '?'.
 */
const wordAlternatives = (word: string): string => {
  const slips = mayBeMistyped(word) ? slipsOf(word) : { blanked: [], whole: [] }
  return `(${[word, ...slips.blanked, ...slips.whole].map(quoteFromStart).join('|')})`
}

/**
 * A tsquery for similar names: of first and last word one may be a letter off, of the other only the initial has to
 * match. Null for a single word, which says too little, and for words longer than the index holds. `sameName` judges
 * the hits.
 */
export const nameQuestion = (words: readonly string[]): string | null => {
  const [first, last] = [words[0], words.at(-1)]
  if (
    words.length < 2 ||
    first === undefined ||
    last === undefined ||
    Math.max(first.length, last.length) > LONGEST_WORD
  )
    return null
  const beginning = (word: string) => `${quoteFromStart(word.charAt(0))}:*`
  return `(${wordAlternatives(last)}&${beginning(first)})|(${wordAlternatives(first)}&${beginning(last)})`
}
