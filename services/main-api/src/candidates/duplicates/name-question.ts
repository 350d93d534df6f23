import { mayBeMistyped, slipsOf } from '../search/one-letter-off.ts'
import { LONGEST_WORD } from '../search/words.ts'

const quoted = (lexeme: string): string => `'^${lexeme}'`

/** A word of a name in the index, where '^' stands before it; `main.blanked` made those with '?'. */
const likely = (word: string): string => {
  const slips = mayBeMistyped(word) ? slipsOf(word) : { blanked: [], whole: [] }
  return `(${[word, ...slips.blanked, ...slips.whole].map(quoted).join('|')})`
}

/**
 * What the index has to hold for a name that is near, as text of a tsquery: two of its words, the one nearly, of the other
 * at least the beginning. Null for a single word, which tells too little, and for longer words than the index has. `sameName` judges what is found.
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
  const beginning = (word: string) => `${quoted(word.charAt(0))}:*`
  return `(${likely(last)}&${beginning(first)})|(${likely(first)}&${beginning(last)})`
}
