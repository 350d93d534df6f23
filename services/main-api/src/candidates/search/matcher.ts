import { mayBeMistyped, oneLetterOff } from './one-letter-off.ts'
import { beginningsOf, isAscii, type Token } from './tokens.ts'
import type { StemmedWord } from './term.ts'
import type { SearchWords } from './words.ts'

const MIN_COMPOUND_LETTERS = 5

/** Compares the words of a text with the words of a search. `stems` are those of the text's words. */
export type Matcher = {
  /** Matches where a word of a long text begins as a word of the search does. */
  beginnings: RegExp
  /** Whether a short text may contain a hit; most texts need no splitting into words because of it. */
  mayHaveHit: (text: string) => boolean
  /** Whether a word may be a hit; its stem, which is still unknown, decides. */
  mayFit: (folded: string) => boolean
  /** Which of the words asked for it is, from 0; -1 for none. */
  wordIndexOf: (folded: string, stems: ReadonlyMap<string, string | null>) => number
  /** The phrase that begins with a token: how many tokens it has, and its position after the words; null for none. */
  phraseAt: (text: string, tokens: readonly Token[], at: number) => { length: number; wordIndex: number } | null
}

/** How a word of a search may stand in a text. */
type SearchWord = StemmedWord & { endsCompounds: boolean; isUnfinished: boolean; mayBeNear: boolean }

/**
 * Stems have no double vowels ('maak' and 'maken' both give 'mak'), so words with a short stem share only two letters.
 */
const rootOf = ({ word, stem }: StemmedWord): string =>
  word === 'dotnet' ? '.net' : word.slice(0, /^.(plusplus|sharp)$/.test(word) ? 1 : (stem ?? word).length > 4 ? 3 : 2)

const endsAs = (folded: string, ending: string | null): boolean =>
  ending !== null && ending.length >= MIN_COMPOUND_LETTERS && folded.endsWith(ending)

const typedWords = ({ clauses, unfinished }: SearchWords, mistyped: boolean): SearchWord[] =>
  clauses
    .flatMap(({ terms }) => terms)
    .flatMap((term) => {
      const searchWord = (word: StemmedWord, isLast: boolean): SearchWord => ({
        ...word,
        endsCompounds: true,
        isUnfinished: term === unfinished && isLast,
        mayBeNear: mistyped,
      })
      return [
        ...term.words.map((word, at) => searchWord(word, at === term.words.length - 1)),
        ...(term.joinedWord === null ? [] : [searchWord({ word: term.joinedWord, stem: null }, true)]),
      ]
    })

const synonymWords = ({ clauses }: SearchWords): SearchWord[] =>
  clauses
    .flatMap(({ synonyms }) => synonyms)
    .filter(({ words }) => words.length === 1)
    .flatMap(({ words, endsCompounds }) =>
      words.map((word) => ({ ...word, endsCompounds, isUnfinished: false, mayBeNear: false })),
    )

/** What is marked only word for word, in its order. */
const phrasesIn = ({ clauses, quoted }: SearchWords): string[][] => [
  ...quoted.map(({ words }) => words.map(({ word }) => word)),
  ...clauses
    .flatMap(({ synonyms }) => synonyms)
    .filter(({ words }) => words.length > 1)
    .map(({ words }) => words.map(({ word }) => word)),
]

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u

const hasPhraseAt = (phrase: readonly string[], text: string, tokens: readonly Token[], at: number): boolean =>
  phrase.every((word, offset) => {
    const token = tokens[at + offset]
    if (token?.folded !== word) return false
    const before = offset === 0 ? undefined : tokens[at + offset - 1]
    return before === undefined || !LETTER_OR_DIGIT.test(text.slice(before.to, token.from))
  })

/** With `mistyped`, words that are one letter off match too. The last word of a search may be unfinished. */
export const matcherOf = (words: SearchWords, mistyped: boolean): Matcher => {
  const searchWords = [...typedWords(words, mistyped), ...synonymWords(words)]
  const phrases = phrasesIn(words)
  const phraseWords = new Set(phrases.flat())
  const isMistyped = (folded: string, { word, mayBeNear }: SearchWord, stem: string | null = word): boolean =>
    mayBeNear && stem !== null && mayBeMistyped(stem) && oneLetterOff(folded, stem)
  const isStemOf = (stem: string | null, word: SearchWord): boolean =>
    stem !== null &&
    word.stem !== null &&
    (stem === word.stem || (word.endsCompounds && endsAs(stem, word.stem)) || isMistyped(stem, word, word.stem))
  const isBeginningOf = (folded: string, { word, isUnfinished }: SearchWord): boolean =>
    (isUnfinished || /^\d{4,}$/.test(word)) && folded.startsWith(word)
  const roots = searchWords.map(rootOf)
  const phraseRoots = [...phraseWords].map((word) => rootOf({ word, stem: word }))
  const compounds = searchWords
    .filter(({ endsCompounds }) => endsCompounds)
    .map(({ word, stem }) => stem ?? word)
    .filter((ending) => ending.length >= MIN_COMPOUND_LETTERS)
  const allRoots = [...roots, ...phraseRoots]
  const fragments = [...allRoots.flatMap((root) => (root === '.net' ? [root, 'dotnet'] : [root])), ...compounds]
  return {
    mayHaveHit: (text) => {
      if (mistyped || !isAscii(text)) return true
      const lower = text.toLowerCase()
      return fragments.some((fragment) => lower.includes(fragment))
    },
    beginnings: beginningsOf(allRoots),
    mayFit: (folded) =>
      mistyped ||
      phraseWords.has(folded) ||
      roots.some((root) => folded.startsWith(root) || root === '.net') ||
      compounds.some((ending) => folded.includes(ending)),
    wordIndexOf: (folded, stems) =>
      searchWords.findIndex((word) => {
        const stem = stems.get(folded) ?? null
        if (folded === word.word || isBeginningOf(folded, word)) return true
        if (word.endsCompounds && endsAs(folded, word.word)) return true
        return isStemOf(stem, word) || isMistyped(folded, word)
      }),
    phraseAt: (text, tokens, at) => {
      const index = phrases.findIndex((phrase) => hasPhraseAt(phrase, text, tokens, at))
      return index === -1 ? null : { length: phrases[index]?.length ?? 0, wordIndex: searchWords.length + index }
    },
  }
}
