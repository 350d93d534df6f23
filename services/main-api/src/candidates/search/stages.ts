import type { Recruiter } from '@wervio/service-kit'
import { and, desc, lt, sql as fragment, type SQL } from 'drizzle-orm'
import { sortable, type Position } from '../../platform/cursor.ts'
import type { Sql } from '../../platform/database.ts'
import { isNarrowed, leftBy, type Filter } from '../list/filter.ts'
import { listOrder } from '../list/order.ts'
import { candidates } from '../table.ts'
import { ALL, countMatching, isFew, MANY, matching } from './found-by.ts'
import type { Question } from './question.ts'

/** Hits come in stages, the best first; a cursor names the stage it is in. */
const stageNames = ['best', 'near', 'known', 'known_newest', 'rest_newest'] as const
export type StageName = (typeof stageNames)[number]
export type Place = { id: string; value: string }
type Find = (after: Position | null, limit: number) => Promise<Place[]>
export type Stage = { name: StageName; find: Find }

/** The stage of that name; 'best', where every search begins, for any other. */
export const stageOf = (name: string): StageName => stageNames.find((known) => known === name) ?? 'best'

/** What a cursor of a stage holds: a moment or a rank. */
export const isValueOf = (stage: StageName) => (stage.endsWith('_newest') ? sortable.moment : sortable.number)

type Context = { sql: Sql; byIndex: Sql; recruiter: Recruiter; filter: Filter; question: Question }

/** By rank: where the words stand counts, a name above a title, a title above a skill, a skill above a place. */
const byRank =
  ({ sql, recruiter, filter, question }: Context, hits: string): Find =>
  (after, limit) => {
    const rank = fragment<number>`round(ts_rank('{0.05, 0.3, 0.6, 1}', ${candidates.head}, ${question.ranking}::tsquery) * 1000000)::int`
    return sql
      .select({ id: candidates.id, value: fragment<string>`${rank}::text` })
      .from(candidates)
      .where(
        and(
          matching(hits, ALL),
          ...leftBy(recruiter, filter),
          after ? fragment`(${rank}, ${candidates.id}) < (${after.value}::int, ${after.id})` : undefined,
        ),
      )
      .orderBy(desc(rank), desc(candidates.id))
      .limit(limit)
  }

/** In the order they were made, the last first: what one letter was off for can't be ranked by the words typed. */
const byAge =
  ({ sql, recruiter, filter }: Context, hits: string): Find =>
  (after, limit) =>
    sql
      .select({ id: candidates.id, value: fragment<string>`'0'` })
      .from(candidates)
      .where(and(matching(hits, ALL), ...leftBy(recruiter, filter), after ? lt(candidates.id, after.id) : undefined))
      .orderBy(desc(candidates.id))
      .limit(limit)

/** Newest first, row by row until there are enough: for what so many have that ranking each would take long. */
const byNewest =
  ({ byIndex, recruiter, filter }: Context, having: SQL): Find =>
  async (after, limit) => {
    const newest = listOrder('newest')
    return byIndex
      .select({ id: candidates.id, value: newest.value })
      .from(candidates)
      .where(and(...leftBy(recruiter, filter), having, after ? newest.after(after) : undefined))
      .orderBy(...newest.orderBy)
      .limit(limit)
  }

/** For what very many have: whoever has every word in the head, then the rest. A page goes on in the stage of its cursor. */
const commonStages = async (context: Context, from: Position | null): Promise<Stage[]> => {
  const { sql, question } = context
  const inHead = fragment`${candidates.head} @@ ${question.head}::tsquery`
  const rest: Stage = {
    name: 'rest_newest',
    find: byNewest(context, fragment`${candidates.search} @@ ${question.exact}::tsquery and not ${inHead}`),
  }
  if (from?.order === rest.name) return [rest]
  const isCommon = from ? from.order === 'known_newest' : (await countMatching(sql, question.indexedHead)) > MANY
  return [
    isCommon
      ? { name: 'known_newest', find: byNewest(context, inHead) }
      : { name: 'known', find: byRank(context, question.indexedHead) },
    rest,
  ]
}

/** The stages of a search, from the one its cursor is in. A filter leaves few enough to rank. */
export const stagesOf = async (context: Context, from: Position | null): Promise<Stage[]> => {
  const { sql, question, filter } = context
  const near: Stage = { name: 'near', find: byAge(context, `(${question.near})&!(${question.exact})`) }
  if (from?.order === near.name) return [near]
  const hits = from && from.order !== 'best' ? Number.POSITIVE_INFINITY : await countMatching(sql, question.exact)
  if (from ? from.order !== 'best' : hits > MANY && !isNarrowed(filter)) return commonStages(context, from)
  const best: Stage = { name: 'best', find: byRank(context, question.exact) }
  return isFew(hits) ? [best, near] : [best]
}
