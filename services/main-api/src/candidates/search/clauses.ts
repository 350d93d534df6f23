import type { Sql } from '../../platform/database.ts'
import { importedTitles } from './imported-titles.ts'
import { jobTitleGroups } from './job-titles.ts'
import type { SearchPiece } from './language.ts'
import { stemsOf } from './stems.ts'
import { tokensOf } from './tokens.ts'
import type { Term, StemmedWord } from './term.ts'

/** Another name of the same job. */
export type Synonym = {
  /** As a reader knows it. */
  name: string
  words: StemmedWord[]
  /** Whether the end of a compound counts: 'wijkverpleegkundige' for 'verpleegkundige'. */
  endsCompounds: boolean
}

/** Terms that must all occur, or one of their synonyms instead. */
export type Clause = { terms: Term[]; synonyms: Synonym[] }

type Title = { name: string; words: string[]; endsCompounds: boolean }

const titleOf = (name: string): Title => {
  const plainName = name.replace(/^\*/, '')
  return {
    name: plainName,
    words: tokensOf(plainName).map(({ folded }) => folded),
    endsCompounds: name.startsWith('*'),
  }
}

const ownGroups: Title[][] = jobTitleGroups.map(({ titles }) => titles.map(titleOf))
const ownWords: readonly string[] = ownGroups.flat().flatMap(({ words }) => words)
const LONGEST_TITLE = Math.max(...ownGroups.flat().map(({ words }) => words.length))

type Stems = ReadonlyMap<string, string | null>
/** Titles of one job by group, and the stems of their words. */
type Titles = { groups: readonly Title[][]; stems: Stems }

const isSameWord = ({ word, stem }: StemmedWord, other: string, stems: Stems): boolean =>
  word === other || (stem !== null && stem === stems.get(other))

/** Stop words are left out of a search, so 'personeel en organisatie' is recognised without its 'en'. */
const isTitle = (words: readonly StemmedWord[], title: Title, stems: Stems): boolean => {
  const typedWords = words.filter(({ stem }) => stem !== null)
  const expectedWords = title.words.filter((word) => stems.get(word) !== null)
  return (
    typedWords.length === expectedWords.length &&
    typedWords.every((word, at) => isSameWord(word, expectedWords[at] ?? '', stems))
  )
}

const synonymsOf = (words: readonly StemmedWord[], { groups, stems }: Titles): Synonym[] => {
  const group = groups.find((titles) => titles.some((title) => isTitle(words, title, stems)))
  return (group ?? [])
    .filter((title) => !isTitle(words, title, stems))
    .map((title) => ({ ...title, words: title.words.map((word) => ({ word, stem: stems.get(word) ?? null })) }))
}

/** Whether one of `pieces` stands between the first and the last of the terms. */
const isInterrupted = (terms: readonly Term[], pieces: readonly SearchPiece[]): boolean => {
  const [first, last] = [terms[0]?.piece, terms.at(-1)?.piece]
  return first !== undefined && last !== undefined && pieces.some(({ from }) => from > first.from && from < last.from)
}

/** The most terms from `at` on that are a job title together; one term without synonyms when they are none. */
const clauseAt = (terms: readonly Term[], at: number, otherPieces: readonly SearchPiece[], titles: Titles): Clause => {
  for (let length = Math.min(LONGEST_TITLE, terms.length - at); length > 0; length -= 1) {
    const clauseTerms = terms.slice(at, at + length)
    if (isInterrupted(clauseTerms, otherPieces)) continue
    const synonyms = synonymsOf(
      clauseTerms.flatMap(({ words }) => words),
      titles,
    )
    if (synonyms.length > 0) return { terms: clauseTerms, synonyms }
  }
  return { terms: terms.slice(at, at + 1), synonyms: [] }
}

/** What a title could be among the terms, in small letters: each run of as many as a title has. */
const phrasesOf = (terms: readonly Term[]): string[] =>
  terms.flatMap((_, at) =>
    Array.from({ length: Math.min(LONGEST_TITLE, terms.length - at) }, (_item, more) =>
      terms
        .slice(at, at + more + 1)
        .flatMap(({ words }) => words.map(({ word }) => word))
        .join(' '),
    ),
  )

/**
 * The titles that a search can name: those of the lists, and where a taxonomy was imported those of the occupations
 * that its terms name.
 */
const titlesFor = async (sql: Sql, terms: readonly Term[]): Promise<Titles> => {
  const imported = (await importedTitles(sql, phrasesOf(terms))).map((titles) => titles.map(titleOf))
  const groups = [...ownGroups, ...imported]
  const words = new Set([...ownWords, ...imported.flat().flatMap((title) => title.words)])
  return { groups, stems: await stemsOf(sql, words) }
}

/** The terms of a search with the synonyms of the job titles among them; no title runs across one of `otherPieces`. */
export const clausesOf = async (
  sql: Sql,
  terms: readonly Term[],
  otherPieces: readonly SearchPiece[],
): Promise<Clause[]> => {
  const titles = await titlesFor(sql, terms)
  const clauses: Clause[] = []
  for (let at = 0; at < terms.length;) {
    const clause = clauseAt(terms, at, otherPieces, titles)
    clauses.push(clause)
    at += clause.terms.length
  }
  return clauses
}
