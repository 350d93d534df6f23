import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { decodeTrie } from 'cspell-trie-lib'

/** Words by which spelling is judged; `data/README.md` says where they come from. */
export type Dictionaries = {
  /** Whether a word stands in the Dutch dictionary as it is, with its capitals and accents. */
  isListed: (word: string) => boolean
  /** The same, or it is joined of listed words as the dictionary allows. */
  isDutch: (word: string) => boolean
  /** Whether a listed word begins so. */
  isBeginning: (letters: string) => boolean
  /** Whether a word in small letters is English. */
  isEnglish: (word: string) => boolean
  /** Whether a word in small letters is part of a name of a person, or a term of software. */
  isNameOrTerm: (word: string) => boolean
  /** The place of a word among Dutch words by how often they are used, from 0; undefined for a rare one. */
  rankOf: (word: string) => number | undefined
}

const read = (name: string) => brotliDecompressSync(readFileSync(join(import.meta.dirname, 'data', `${name}.br`)))
const readLines = (name: string) => read(name).toString('utf8').split('\n')

const capital = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`

const load = (): Dictionaries => {
  const dutch = decodeTrie(read('dutch.btrie'))
  const english = decodeTrie(read('english.btrie')).data
  const namesAndTerms = new Set(readLines('names-and-terms.txt'))
  const ranks = new Map(readLines('common-words.txt').map((word, rank) => [word, rank]))
  return {
    isListed: (word) => dutch.data.has(word),
    isDutch: (word) => dutch.hasWord(word, true),
    isBeginning: (letters) => dutch.data.getNode(letters) !== undefined,
    isEnglish: (word) => english.has(word) || english.has(capital(word)),
    isNameOrTerm: (word) => namesAndTerms.has(word),
    rankOf: (word) => ranks.get(word),
  }
}

let loaded: Dictionaries | undefined

/** The dictionaries, read when they are first asked for: 60 ms and some 20 MB, which no other call should wait for. */
export const dictionaries = (): Dictionaries => (loaded ??= load())
