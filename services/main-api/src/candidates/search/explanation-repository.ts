import type { SearchExplanation } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { sql as fragment, type SQL } from 'drizzle-orm'
import { sameRead, type Database, type Sql } from '../../platform/database.ts'
import type { Clause } from './clauses.ts'
import { listedIds } from './matching.ts'
import { isPhrase } from './phrases.ts'
import { questionOf } from './question.ts'
import { textOf, withoutPieces, withQuotes } from './rewrite.ts'
import type { Term } from './term.ts'
import { asksForSomething, MOST_PHRASES, wordsOf, type SearchWords } from './words.ts'

/** A search with fewer hits says which of its words nobody has. */
const MIN_HITS_UNEXPLAINED = 3

/** What must occur as one: a word, a job title of several words, or a phrase. */
type Requirement = { terms: Term[]; alone: SearchWords }

/** In the order in which they were typed. */
const requirementsOf = ({ clauses, quoted, unfinished }: SearchWords): Requirement[] =>
  [
    ...clauses.map((clause) => ({
      terms: clause.terms,
      alone: { clauses: [clause], small: [], quoted: [], excluded: [], unfinished },
    })),
    ...quoted.map((term) => ({
      terms: [term],
      alone: { clauses: [], small: [], quoted: [term], excluded: [], unfinished: null },
    })),
  ].toSorted((one, other) => (one.terms[0]?.piece.from ?? 0) - (other.terms[0]?.piece.from ?? 0))

const hasHits = ({ alone }: Requirement): SQL => {
  const question = questionOf(alone)
  return question ? fragment`exists (select from (${listedIds(question, 1)}) hits)` : fragment`false`
}

/** For each requirement whether anybody meets it; null when enough people meet them all. */
const readHits = async (
  sql: Sql,
  words: SearchWords,
  requirements: readonly Requirement[],
): Promise<boolean[] | null> => {
  const question = questionOf(words)
  if (!question || requirements.length < 2) return null
  const { rows } = await sql.execute<{ has_hits: boolean[] | null }>(fragment`
    with listed as materialized (select count(*)::int hits from (${listedIds(question, MIN_HITS_UNEXPLAINED)}) listed)
    select case when hits < ${MIN_HITS_UNEXPLAINED} then array[${fragment.join(requirements.map(hasHits), fragment`, `)}] end has_hits from listed`)
  return rows[0]?.has_hits ?? null
}

const piecesOf = ({ terms }: { terms: readonly Term[] }) => terms.map(({ piece }) => piece)
const hasSynonyms = ({ synonyms }: Clause): boolean => synonyms.length > 0

/**
 * The search with its job titles as phrases; null without any, and where they would be more phrases than are read as
 * such.
 */
const literalOf = (q: string, { clauses, quoted, excluded }: SearchWords): string | null => {
  const jobTitles = clauses.filter(hasSynonyms).map(piecesOf)
  const phrases = quoted.length + excluded.filter(isPhrase).length + jobTitles.length
  return jobTitles.length > 0 && phrases <= MOST_PHRASES ? withQuotes(q, jobTitles) : null
}

/** Explains how a search was read, for a recruiter who doubts its hits. */
export const createExplanationRepository = (database: Database) => ({
  explain: (recruiter: Recruiter, q: string): Promise<SearchExplanation> =>
    database.asOrganisation(recruiter, sameRead('search explanation', { q }), async (sql) => {
      const words = await wordsOf(sql, q)
      const requirements = requirementsOf(words)
      const hits = await readHits(sql, words, requirements)
      const widened = words.clauses.filter(hasSynonyms)
      return {
        asks_for_something: asksForSomething(words),
        excluded: words.excluded.map(({ piece }) => piece.text),
        synonyms: [...new Set(widened.flatMap(({ synonyms }) => synonyms.map(({ name }) => name)))],
        literal_q: literalOf(q, words),
        required_words: (hits ?? []).flatMap((has_hits, index) => {
          const requirement = requirements[index]
          if (!requirement) return []
          const pieces = piecesOf(requirement)
          const q_without = withoutPieces(q, pieces)
          return q_without === null ? [] : [{ text: textOf(q, pieces), has_hits, q_without }]
        }),
      }
    }),
})

export type ExplanationRepository = ReturnType<typeof createExplanationRepository>
