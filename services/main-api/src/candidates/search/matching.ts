import { and, sql as fragment, type SQL } from 'drizzle-orm'
import type { Sql } from '../../platform/database.ts'
import { candidates } from '../table.ts'
import { headHolds, textConditions } from './phrases.ts'
import { questionOf, type SearchQuestion } from './question.ts'
import { wordsOf } from './words.ts'

/** With fewer hits as typed, words one letter off are searched too. */
const MIN_HITS_AS_TYPED = 20
/** Hits that are ranked each; of more, those with every word in the head come first and the newest of each. */
export const MAX_RANKED_HITS = 2_000
/** More candidates than any organisation has. */
export const NO_LIMIT = 10_000_000

/** Who has what is asked: what the index can tell, and what only a candidate's texts can. */
export type Hits = { tsquery: string; conditions: SQL[] }

const has = (tsquery: string): SQL => fragment`${candidates.search} @@ ${tsquery}::tsquery`

/** `query`, or a synonym of several words in its place whose words stand in their order in the title or a skill. */
const orSynonymPhrase = ({ phrases }: SearchQuestion, query: string): SQL[] =>
  phrases.synonyms === null ? [] : [fragment`(${headHolds(phrases.synonyms)} or ${has(query)})`]

export const exactHits = (question: SearchQuestion): Hits => ({
  tsquery: question.exact,
  conditions: textConditions(question.phrases),
})

/** Hits with a synonym in the place of a word; null when no word has one. */
export const synonymHits = (question: SearchQuestion): Hits | null =>
  question.related === question.exact
    ? null
    : {
        tsquery: `(${question.related})&!(${question.exact})`,
        conditions: [...textConditions(question.phrases), ...orSynonymPhrase(question, question.relatedWords)],
      }

/** Hits one letter off, without those of `exactHits` and `synonymHits`. */
export const nearHits = (question: SearchQuestion): Hits => {
  const { synonyms } = question.phrases
  return {
    tsquery: `(${question.near})&!(${question.relatedWords})`,
    conditions: [
      ...textConditions(question.phrases),
      ...orSynonymPhrase(question, question.nearWords),
      ...(synonyms === null ? [] : [fragment`not (${headHolds(synonyms)} and ${has(question.related)})`]),
    ],
  }
}

/** Everybody a search lists; with few exact hits those one letter off too. */
const allHits = (question: SearchQuestion, isWithNear: boolean): Hits => ({
  tsquery: isWithNear ? question.near : question.related,
  conditions: [
    ...textConditions(question.phrases),
    ...orSynonymPhrase(question, isWithNear ? question.nearWords : question.relatedWords),
  ],
})

/**
 * Those of `ids` whose texts meet the conditions; read hit by hit, or the planner would read the texts of everybody
 * first.
 */
const checkedIds = (ids: SQL, conditions: readonly SQL[]): SQL =>
  fragment`select checked.id from ${ids} matched(id),
    lateral (select ${candidates.id} from ${candidates} where ${and(fragment`${candidates.id} = matched.id`, ...conditions)} offset 0) checked`

/** A query of the `id` of at most `most` hits. The index alone answers it unless texts have to be read. */
export const idsOf = ({ tsquery, conditions }: Hits, most: number): SQL =>
  conditions.length === 0
    ? fragment`select id from main.candidates_matching(${tsquery}::tsquery, ${most}) id`
    : fragment`${checkedIds(fragment`main.candidates_matching(${tsquery}::tsquery, ${NO_LIMIT})`, conditions)} limit ${most}`

/** How many candidates of an organisation there are for each that `sampledIdsOf` looks at. */
export const CANDIDATES_PER_SAMPLED = 16

/** A query of the `id` of the hits in a sample of the organisation, or of the whole sample; by an index of its own. */
export const sampledIdsOf = (hits: Hits | null): SQL =>
  hits === null
    ? fragment`select id from main.sampled_candidates(null) id`
    : checkedIds(fragment`main.sampled_candidates(${hits.tsquery}::tsquery)`, hits.conditions)

/** The condition that a candidate is among the hits. */
export const isAmong = (hits: Hits): SQL => fragment`${candidates.id} in (${idsOf(hits, NO_LIMIT)})`

/** Whether there are so few exact hits that words one letter off are searched too. */
export const isFew = (hits: number): boolean => hits < MIN_HITS_AS_TYPED

/** Whether a search has few exact hits. */
export const hasFewHits = async (sql: Sql, question: SearchQuestion): Promise<boolean> => {
  const { rows } = await sql.execute<{ hits: number }>(
    fragment`select count(*)::int hits from (${idsOf(exactHits(question), MIN_HITS_AS_TYPED + 1)}) hits`,
  )
  return isFew(rows[0]?.hits ?? 0)
}

/** At most `most` hits of a question, as a query that decides by itself whether those one letter off count. */
export const listedIds = (question: SearchQuestion, most: number): SQL => {
  const exact = fragment`(select count(*) from (${idsOf(exactHits(question), MIN_HITS_AS_TYPED)}) exact)`
  return fragment`
    (${idsOf(allHits(question, false), most)}) union
    (select id from (${idsOf(nearHits(question), most)}) near where ${exact} < ${MIN_HITS_AS_TYPED})`
}

/** Everybody a search matches, not only one page; null where it asks for nothing. */
export const hitsOf = async (sql: Sql, q: string): Promise<Hits | null> => {
  const question = questionOf(await wordsOf(sql, q))
  return question && allHits(question, await hasFewHits(sql, question))
}
