import { sql as fragment, type SQL } from 'drizzle-orm'
import { quoteLexeme } from '../candidates/search/lexeme.ts'
import { mayBeMistyped, slipsOf } from '../candidates/search/one-letter-off.ts'
import { tokensOf } from '../candidates/search/tokens.ts'
import { fold } from '../platform/schema.ts'
import { vacancies } from './table.ts'

/** Literally, also inside a word: `strpos` has no wildcards. */
const holds = (text: SQL, word: string): SQL => fragment`strpos(${text}, ${fold(fragment`${word}`)}) > 0`

/** The signs that `tokensOf` writes as letters. */
const SIGN = /\+\+|#|\.net/i

/** A word with a letter too many, too few, another or two swapped; null for one that is too short,
 * no single word, or known by a sign: of F# the next word is C#. */
const slipQuery = (typed: string): string | null => {
  const [token, ...others] = tokensOf(typed)
  if (!token || others.length > 0 || SIGN.test(typed) || !mayBeMistyped(token.folded)) return null
  const { blanked, whole } = slipsOf(token.folded)
  return [...blanked, ...whole].map(quoteLexeme).join('|')
}

const wordCondition = (organisationId: string, word: string): SQL => {
  const literal = holds(fragment`${vacancies.search_text}`, word)
  const slips = slipQuery(word)
  if (slips === null) return literal
  return fragment`(${literal} or (${vacancies.near_words} @@ ${slips}::tsquery and not exists (
    select from ${vacancies} as_typed where as_typed.organisation_id = ${organisationId} and ${holds(fragment`as_typed.search_text`, word)})))`
}

/**
 * What a vacancy has to have for a search: every word, as it is typed. A word that none of the organisation's vacancies
 * has may be one letter off.
 */
export const wordConditions = (organisationId: string, q: string | undefined): SQL[] =>
  (q ?? '')
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => wordCondition(organisationId, word))
