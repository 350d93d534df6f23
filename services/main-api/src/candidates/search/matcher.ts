import { mayBeMistyped, oneLetterOff } from './one-letter-off.ts'
import type { Term, Word } from './words.ts'

const COMPOUND = 5

/** Looks for the words of a search in the words of a text. `stems` are those of the text's words. */
export type Matcher = {
  /** What a word of a text has to begin with to be worth a look. */
  roots: string[]
  /** Whether a word may turn out to be one of them once its stem is known. */
  mayFit: (folded: string) => boolean
  /** Which of the words asked for it is, from 0; -1 for none. */
  which: (folded: string, stems: ReadonlyMap<string, string | null>) => number
}

/** Stems double no vowel: 'maak' and 'maken' have 'mak', so that short ones share two letters only. */
const rootOf = ({ word, stem }: Word): string =>
  word === 'dotnet' ? '.net' : word.slice(0, /^.(plusplus|sharp)$/.test(word) ? 1 : (stem ?? word).length > 4 ? 3 : 2)

const endsAs = (folded: string, ending: string | null): boolean =>
  ending !== null && ending.length >= COMPOUND && folded.endsWith(ending)

/** `mistyped`: words one letter off count too. The last word may be unfinished. */
export const matcherOf = (terms: readonly Term[], mistyped: boolean): Matcher => {
  const wanted = terms.flatMap(({ words, joined }) => [
    ...words,
    ...(joined === null ? [] : [{ word: joined, stem: null }]),
  ])
  const last = terms.at(-1)
  const unfinished = last
    ? [last.words.at(-1)?.word, last.joined].filter((word) => word !== undefined && word !== null)
    : []
  const slipped = (folded: string, word: Word) =>
    mistyped && mayBeMistyped(word.word) && oneLetterOff(folded, word.word)
  const begins = (folded: string, { word }: Word) =>
    (unfinished.includes(word) || /^\d{4,}$/.test(word)) && folded.startsWith(word)
  const roots = wanted.map(rootOf)
  const compounds = wanted.map(({ word, stem }) => stem ?? word).filter((ending) => ending.length >= COMPOUND)
  return {
    roots,
    mayFit: (folded) =>
      mistyped ||
      roots.some((root) => folded.startsWith(root) || root === '.net') ||
      compounds.some((ending) => folded.includes(ending)),
    which: (folded, stems) =>
      wanted.findIndex((word) => {
        const stem = stems.get(folded) ?? null
        if (folded === word.word || begins(folded, word) || endsAs(folded, word.word)) return true
        if (
          stem !== null &&
          word.stem !== null &&
          (stem === word.stem ||
            endsAs(stem, word.stem) ||
            (mistyped && mayBeMistyped(word.stem) && oneLetterOff(stem, word.stem)))
        )
          return true
        return slipped(folded, word)
      }),
  }
}
