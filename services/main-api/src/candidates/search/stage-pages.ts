import { type Recruiter, sortable, type Position } from '@wervio/service-kit'
import { and, desc, lt, sql as fragment, type SQL } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Sql } from '../../platform/database.ts'
import { filterConditions, isNarrowed, type Filter } from '../list/filter.ts'
import { listOrder } from '../list/order.ts'
import { candidates } from '../table.ts'
import { idsOf, isAmong, MAX_RANKED_HITS, NO_LIMIT, type Hits } from './matching.ts'
import type { SearchQuestion } from './question.ts'

/** Hits are listed in stages, the best first; a cursor names its stage. */
const stageNames = ['best', 'known', 'known_newest', 'rest_newest', 'related', 'related_rest', 'near'] as const
type StageName = (typeof stageNames)[number]

/** The stage of that name; 'best', where every search begins, for any other. */
export const stageOf = (name: string): StageName => stageNames.find((knownName) => knownName === name) ?? 'best'

/** The check of a cursor's value in a stage: a moment or a rank. */
export const isValueOf = (stage: StageName) => (stage.endsWith('_newest') ? sortable.moment : sortable.number)

/** `from` is the position of the last hit of the previous page, null for the first page. */
export type Search = {
  sql: Sql
  byIndex: Sql
  recruiter: Recruiter
  filter: Filter
  question: SearchQuestion
  from: Position | null
  limit: number
}

/** The position where the previous page ended, null when that was in another stage. */
const afterIn = ({ from }: Search, stage: StageName): Position | null => (from?.order === stage ? from : null)

const inStage = (stage: StageName, rows: { id: string; value: string }[]): Position[] =>
  rows.map(({ id, value }) => ({ order: stage, id, value }))

/** More than any rank of words. */
const NAMED = 10_000_000

/** The rank of a candidate's words; who is called as was typed, 'van der' too, comes before all others. */
const rankOf = ({ name }: SearchQuestion, ranking: string): SQL => {
  const words = fragment`round(ts_rank('{0.05, 0.3, 0.6, 1}', ${candidates.head}, ${ranking}::tsquery) * 1000000)::int`
  if (name === null) return words
  return fragment`(${words} + case when ${candidates.head} @@ ${name}::tsquery then ${fragment.raw(String(NAMED))} else 0 end)`
}

type RankedPage = { hits: number; positions: Position[] }

/**
 * A page by rank, and the number of hits. A hit in the name ranks above one in the title, then skills, then location.
 * With more than `maxHits` hits none is ranked, and `hits` is `maxHits` + 1.
 */
export const rankPage = async (
  search: Search,
  stage: StageName,
  hits: Hits,
  ranking: string,
  maxHits = NO_LIMIT,
  limit = search.limit,
): Promise<RankedPage> => {
  const { sql, recruiter, filter, question } = search
  const after = afterIn(search, stage)
  const rank = rankOf(question, ranking)
  const condition = and(
    fragment`number.hits <= ${maxHits}`,
    fragment`${candidates.id} in (select id from hits)`,
    ...filterConditions(recruiter, filter),
    after ? fragment`(${rank}, ${candidates.id}) < (${after.value}::int, ${after.id})` : undefined,
  )
  const { rows } = await sql.execute<{ hits: number; id: string | null; rank: number }>(fragment`
    with hits as materialized (${idsOf(hits, maxHits + 1)}),
      number as (select count(*)::int hits from hits)
    select number.hits, page.id, page.rank from number left join lateral (
      select ${candidates.id} id, ${rank} rank from ${candidates} where ${condition} order by rank desc, id desc limit ${limit}
    ) page on true order by page.rank desc, page.id desc`)
  const rankedRows = rows.flatMap(({ id, rank: value }) => (id === null ? [] : [{ id, value: String(value) }]))
  return { hits: rows[0]?.hits ?? 0, positions: inStage(stage, rankedRows) }
}

/**
 * The condition that a candidate may be on a page of the newest hits. Where nobody is left out afterwards these are the
 * page itself, so that of very many hits few are looked up.
 */
const isOnNewestPage = ({ recruiter, filter }: Search, hits: Hits, after: Position | null, limit: number): SQL =>
  isNarrowed(filter) || recruiter.role === 'hiring_manager'
    ? isAmong(hits)
    : fragment`${candidates.id} in (select hit.id from (${idsOf(hits, NO_LIMIT)}) hit
        where ${after?.id ?? null}::uuid is null or hit.id < ${after?.id ?? null} order by hit.id desc limit ${limit})`

/** Newest first, of hits that the words as typed can't rank. */
export const unrankedPage = async (
  search: Search,
  stage: StageName,
  hits: Hits,
  limit: number,
): Promise<Position[]> => {
  const { sql, recruiter, filter } = search
  const after = afterIn(search, stage)
  const rows = await sql
    .select({ id: candidates.id, value: fragment<string>`'0'` })
    .from(candidates)
    .where(
      and(
        isOnNewestPage(search, hits, after, limit),
        ...filterConditions(recruiter, filter),
        after ? lt(candidates.id, after.id) : undefined,
      ),
    )
    .orderBy(desc(candidates.id))
    .limit(limit)
  return inStage(stage, rows)
}

/** Newest first, read row by row up to `limit`, for words that so many candidates have that ranking would take long. */
export const newestPage = async (
  search: Search,
  stage: StageName,
  condition: SQL,
  limit: number,
): Promise<Position[]> => {
  const { byIndex, recruiter, filter } = search
  const newest = listOrder('newest')
  const after = afterIn(search, stage)
  const rows = await byIndex
    .select({ id: candidates.id, value: newest.value })
    .from(candidates)
    .where(and(...filterConditions(recruiter, filter), condition, after ? newest.after(after) : undefined))
    .orderBy(...newest.orderBy)
    .limit(limit)
  return inStage(stage, rows)
}

const COMMON_TTL_MS = 60_000

/**
 * Questions that had more than `MAX_RANKED_HITS` hits in an organisation less than a minute ago; they aren't counted
 * again.
 */
const commonQuestions = new LRUCache<string, true>({ max: 1_000, ttl: COMMON_TTL_MS })
const commonKey = ({ recruiter, question }: Search, { tsquery }: Hits): string =>
  JSON.stringify([recruiter.organisationId, tsquery, question.phrases])
const isKnownAsCommon = (search: Search, hits: Hits): boolean => commonQuestions.has(commonKey(search, hits))

/** A page by rank; null when there are more than `MAX_RANKED_HITS` hits. */
export const rankUnlessCommon = async (
  search: Search,
  stage: StageName,
  hits: Hits,
  ranking: string,
  limit = search.limit,
): Promise<RankedPage | null> => {
  if (isKnownAsCommon(search, hits)) return null
  const page = await rankPage(search, stage, hits, ranking, MAX_RANKED_HITS, limit)
  if (page.hits <= MAX_RANKED_HITS) return page
  commonQuestions.set(commonKey(search, hits), true)
  return null
}
