import type { Clause, Synonym } from './clauses.ts'
import { quoteLexeme } from './lexeme.ts'
import { mayBeMistyped, slipsOf } from './one-letter-off.ts'
import { phrasesOf, type Phrases } from './phrases.ts'
import type { Term, StemmedWord } from './term.ts'
import type { SearchWords } from './words.ts'

/**
 * A beginning of fewer letters is searched in names, titles, skills and places only: nearly every CV would contain it.
 */
const SHORT_WORD_LETTERS = 4
/** Shorter words written together are other words: 'p&o' isn't the river Po. */
const MIN_EXCLUDED_JOINED_LETTERS = 5
/** Words of at least this many letters are also searched at the end of a compound. */
const MIN_COMPOUND_LETTERS = 5

const anyOf = (alternatives: readonly string[]): string => `(${[...new Set(alternatives)].join('|')})`
const allOf = (parts: readonly string[]): string => `(${parts.join('&')})`
const reversed = (word: string): string => `<${Array.from(word).toReversed().join('')}`

const formsOf = ({ word, stem }: StemmedWord): string[] => (stem === null || stem === word ? [word] : [word, stem])

/**
 * Searched are all fields, the head by its own column, or the head by the index of all fields, where its lexemes begin
 * with '='.
 */
type Scope = 'anywhere' | 'head' | 'indexed-head'

const markOf = (scope: Scope): string => (scope === 'indexed-head' ? '=' : '')

const literalForms = (word: StemmedWord, scope: Scope): string[] =>
  formsOf(word).map((form) => quoteLexeme(markOf(scope) + form))

const compoundEnds = (word: StemmedWord, scope: Scope): string[] =>
  formsOf(word)
    .filter((form) => form.length >= MIN_COMPOUND_LETTERS && !/\d/.test(form))
    .map((form) => `${quoteLexeme(markOf(scope) + reversed(form))}:*`)

const alternatives = (word: StemmedWord, scope: Scope, unfinished: boolean): string[] => {
  const beginning =
    scope === 'anywhere' && word.word.length < SHORT_WORD_LETTERS ? `=${word.word}` : markOf(scope) + word.word
  return [
    ...literalForms(word, scope),
    ...compoundEnds(word, scope),
    ...(unfinished || /^\d{4,}$/.test(word.word) ? [`${quoteLexeme(beginning)}:*`] : []),
  ]
}

const mistypedAlternatives = (word: StemmedWord): string[] =>
  formsOf(word)
    .filter(mayBeMistyped)
    .flatMap((form) => {
      const { blanked, whole } = slipsOf(form)
      return [...blanked, ...whole.filter((other) => other.length > 2)].map(quoteLexeme)
    })

const joinedOf = ({ joinedWord }: Term): StemmedWord[] =>
  joinedWord === null ? [] : [{ word: joinedWord, stem: null }]

type Reach = {
  mistyped?: boolean
  /**
   * Synonyms of several words are searched for in the head alone, where few other words stand; `phrases` checks their
   * order.
   */
  synonyms?: 'words' | 'all'
}

const termQuery = (term: Term, scope: Scope, unfinished: boolean, mistyped: boolean): string => {
  const each = term.words.map((word, index) =>
    anyOf([
      ...alternatives(word, scope, unfinished && index === term.words.length - 1),
      ...(mistyped ? mistypedAlternatives(word) : []),
    ]),
  )
  return anyOf([
    allOf(each),
    ...joinedOf(term).flatMap((word) => alternatives(word, scope, unfinished)),
    ...(term.phone === null || scope !== 'anywhere' ? [] : [quoteLexeme(term.phone)]),
  ])
}

const synonymQuery = ({ words, endsCompounds }: Synonym): string =>
  words.length > 1
    ? allOf(words.map(({ word }) => quoteLexeme(`=${word}`)))
    : anyOf(
        words.flatMap((word) => [
          ...literalForms(word, 'anywhere'),
          ...(endsCompounds ? compoundEnds(word, 'anywhere') : []),
        ]),
      )

const clauseQuery = (clause: Clause, scope: Scope, unfinished: Term | null, reach: Reach): string => {
  const terms = clause.terms.map((term) => termQuery(term, scope, term === unfinished, reach.mistyped ?? false))
  const synonyms = clause.synonyms.filter(
    ({ words }) => reach.synonyms === 'all' || (reach.synonyms === 'words' && words.length === 1),
  )
  return anyOf([allOf(terms), ...synonyms.map(synonymQuery)])
}

const quotedQuery = ({ words }: Term, scope: Scope): string =>
  allOf(words.map(({ word }) => quoteLexeme(markOf(scope) + word)))

/**
 * Words that exclude the candidates who have them. Several words exclude in their order only, which `phrases` checks.
 */
const excludedLexemes = (excluded: readonly Term[]): string[] =>
  excluded
    .filter(({ piece }) => !piece.isQuoted)
    .flatMap((term) => [
      ...(term.words.length === 1 ? term.words : []).flatMap((word) => literalForms(word, 'anywhere')),
      ...(term.words.length > 1 && term.isInAnyOrder ? [quotedQuery(term, 'anywhere')] : []),
      ...joinedOf(term)
        .filter(({ word }) => word.length >= MIN_EXCLUDED_JOINED_LETTERS)
        .map(({ word }) => quoteLexeme(word)),
      ...(term.phone === null ? [] : [quoteLexeme(term.phone)]),
    ])

/** A search as texts of PostgreSQL's tsquery, and what of it only the texts themselves can tell. */
export type SearchQuestion = {
  /** All words of the search as typed. The last one may be unfinished. */
  exact: string
  /** The same, a synonym in the place of a word. Equal to `exact` when there are no synonyms. */
  related: string
  /** `related` without synonyms of several words. */
  relatedWords: string
  /** The same as `related`, words one letter off too. */
  near: string
  /** `near` without synonyms of several words. */
  nearWords: string
  head: string
  indexedHead: string
  /** The excluded words, as a query on `head`, which doesn't contain them; null without any. */
  excluded: string | null
  /** Words that hits are ranked by; none of them is required. */
  ranking: string
  relatedRanking: string
  /** Everything that was typed, as a name with its 'van der', as a query on `head`; null without such small words. */
  name: string | null
  phrases: Phrases
}

/** A name as it was typed, of which each word stands in the name of a candidate. */
const nameQuery = (terms: readonly Term[], unfinished: Term | null): string =>
  terms
    .flatMap((term) =>
      term.words.map(({ word }, index) => {
        const isUnfinished = term === unfinished && index === term.words.length - 1
        return `${quoteLexeme(word)}:${isUnfinished ? '*' : ''}A`
      }),
    )
    .join('&')

/** Returns null for a search that asks for nothing, such as '!?' or '-php'. */
export const questionOf = ({ clauses, small, quoted, excluded, unfinished }: SearchWords): SearchQuestion | null => {
  if (clauses.length + quoted.length === 0) return null
  const hidden = excludedLexemes(excluded)
  const without = hidden.length > 0 ? [`!${anyOf(hidden)}`] : []
  const required = (scope: Scope, reach: Reach = {}): string[] => [
    ...clauses.map((clause) => clauseQuery(clause, scope, unfinished, reach)),
    ...quoted.map((term) => quotedQuery(term, scope)),
  ]
  const query = (scope: Scope, reach: Reach = {}): string => [...required(scope, reach), ...without].join('&')
  const terms = clauses.flatMap((clause) => clause.terms)
  const ranking = [
    ...terms.flatMap((term) =>
      [...term.words, ...joinedOf(term)].flatMap((word) => alternatives(word, 'head', term === unfinished)),
    ),
    ...quoted.flatMap(({ words }) => words.map(({ word }) => quoteLexeme(word))),
  ]
  const synonyms = clauses.flatMap((clause) => clause.synonyms).flatMap(({ words }) => words)
  return {
    exact: query('anywhere'),
    related: query('anywhere', { synonyms: 'all' }),
    relatedWords: query('anywhere', { synonyms: 'words' }),
    near: query('anywhere', { synonyms: 'all', mistyped: true }),
    nearWords: query('anywhere', { synonyms: 'words', mistyped: true }),
    head: required('head').join('&'),
    indexedHead: query('indexed-head'),
    excluded: hidden.length > 0 ? anyOf(hidden) : null,
    ranking: anyOf(ranking),
    relatedRanking: anyOf([...ranking, ...synonyms.flatMap((word) => literalForms(word, 'head'))]),
    name: small.length > 0 && terms.length > 0 ? nameQuery([...terms, ...small], unfinished) : null,
    phrases: phrasesOf(clauses, quoted, excluded),
  }
}
