import { sql as fragment, type SQL } from 'drizzle-orm'
import type { Sql } from '../../platform/database.ts'
import { candidates } from '../table.ts'
import { questionOf, type Question } from './question.ts'
import { termsOf } from './words.ts'

/** With fewer hits than this, words that are one letter off count too. */
const FEW = 20
/** Hits that are ranked each; of more, those with every word in the head come first and the newest of each. */
export const MANY = 2_000
/** No organisation has as many. */
export const ALL = 10_000_000

/** Candidates of the organisation that the index gives for a question. */
export const matching = (question: string, most: number): SQL =>
  fragment`${candidates.id} in (select main.candidates_matching(${question}::tsquery, ${most}))`

/** How many the index gives, counted up to one more than `MANY`. */
export const countMatching = async (sql: Sql, question: string): Promise<number> => {
  const { rows } = await sql.execute<{ hits: number }>(
    fragment`select count(*)::int hits from main.candidates_matching(${question}::tsquery, ${MANY + 1})`,
  )
  return rows[0]?.hits ?? 0
}

/** Whether so few have what was typed that words one letter off are looked for too. */
export const isFew = (hits: number): boolean => hits < FEW

/** What is asked for; null when it has no words at all, as '!?'. */
export const readQuestion = async (sql: Sql, q: string): Promise<Question | null> => {
  const terms = await termsOf(sql, q)
  return terms.length === 0 ? null : questionOf(terms)
}

/** The `id` of everybody a search finds, all its pages together, as a query. */
export const hitsOf = async (sql: Sql, q: string): Promise<SQL> => {
  const question = await readQuestion(sql, q)
  if (!question) return fragment`select null::uuid id`
  const asked = isFew(await countMatching(sql, question.exact)) ? question.near : question.exact
  return fragment`select id from main.candidates_matching(${asked}::tsquery, ${ALL}) id`
}
