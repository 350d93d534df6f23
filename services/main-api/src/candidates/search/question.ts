import { mayBeMistyped, slipsOf } from './one-letter-off.ts'
import type { Term, Word } from './words.ts'

/** Letters before which a beginning is looked for among names, titles, skills and places only: in a CV it would be everywhere. */
const SHORT = 4
/** Letters from which a word is also looked for at the end of a compound. */
const COMPOUND = 5

const quoted = (lexeme: string): string => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
const any = (alternatives: string[]): string => `(${[...new Set(alternatives)].join('|')})`
const backwards = (word: string): string => `<${Array.from(word).toReversed().join('')}`

const stemsOf = ({ word, stem }: Word): string[] => (stem === null || stem === word ? [word] : [word, stem])

/** Where is looked: everywhere, in the head by its own column, or in the head by the index of everything, where its lexemes have '='. */
type Place = 'anywhere' | 'head' | 'indexed-head'

const alternatives = (word: Word, place: Place, unfinished: boolean): string[] => {
  const mark = place === 'indexed-head' ? '=' : ''
  const forms = stemsOf(word)
  const beginning = place === 'anywhere' && word.word.length < SHORT ? `=${word.word}` : mark + word.word
  return [
    ...forms.map((form) => quoted(mark + form)),
    ...forms
      .filter((form) => form.length >= COMPOUND && !/\d/.test(form))
      .map((form) => `${quoted(mark + backwards(form))}:*`),
    ...(unfinished || /^\d{4,}$/.test(word.word) ? [`${quoted(beginning)}:*`] : []),
  ]
}

const slips = ({ word, stem }: Word): string[] =>
  stemsOf({ word, stem })
    .filter(mayBeMistyped)
    .flatMap((form) => {
      const { blanked, whole } = slipsOf(form)
      return [...blanked, ...whole.filter((other) => other.length > 2)].map(quoted)
    })

const joinedOf = ({ joined }: Term): Word[] => (joined === null ? [] : [{ word: joined, stem: null }])

const asked = (terms: Term[], place: Place, mistyped: boolean): string =>
  terms
    .map((term, index) => {
      const last = index === terms.length - 1
      const each = term.words.map((word, turn) =>
        any([...alternatives(word, place, last && turn === term.words.length - 1), ...(mistyped ? slips(word) : [])]),
      )
      return any([
        `(${each.join('&')})`,
        ...joinedOf(term).flatMap((word) => alternatives(word, place, last)),
        ...(term.phone === null || place !== 'anywhere' ? [] : [quoted(term.phone)]),
      ])
    })
    .join('&')

/** What is asked for as texts of PostgreSQL's tsquery; every term has to occur, except to rank by. The last word may be unfinished. */
export const questionOf = (terms: Term[]) => ({
  exact: asked(terms, 'anywhere', false),
  near: asked(terms, 'anywhere', true),
  head: asked(terms, 'head', false),
  indexedHead: asked(terms, 'indexed-head', false),
  ranking: any(
    terms.flatMap((term, index) =>
      [...term.words, ...joinedOf(term)].flatMap((word) => alternatives(word, 'head', index === terms.length - 1)),
    ),
  ),
})

export type Question = ReturnType<typeof questionOf>
