import {
  addedSpans,
  candidateStatuses,
  type AddedSpan,
  type CandidateCounts,
  type CandidateStatus,
} from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { and, sql as fragment, type SQL } from 'drizzle-orm'
import { sameRead, type Database } from '../../platform/database.ts'
import { hitsOf } from '../search/matching.ts'
import { candidates } from '../table.ts'
import { addedWithin, filterConditions, type Filter } from './filter.ts'
import { mostFrequent, type Frequent } from './frequent.ts'

type StatusCounts = Record<AddedSpan, number> & { status: CandidateStatus; count: number; with_cv: number }
type CountRow = { statuses: StatusCounts[]; locations: Frequent; skills: Frequent }

const MOST_VALUES = 50
const zeroCounts = Object.fromEntries(candidateStatuses.map((name) => [name, 0])) as Record<CandidateStatus, number>

const spans = Object.keys(addedSpans) as AddedSpan[]
/** All counts of a status in one scan of the candidates. */
const perStatus = fragment.join(
  [
    fragment`status, count(*)::int count, (count(*) filter (where has_cv))::int with_cv`,
    ...spans.map((span) => fragment`(count(*) filter (where ${addedWithin(span)}))::int ${fragment.identifier(span)}`),
  ],
  fragment`, `,
)
const hitCondition = (hits: SQL | null): SQL | undefined =>
  hits ? fragment`${candidates.id} in (select id from hits)` : undefined

/** Counts of the candidates of the recruiter's organisation, in total and for each value of the filters. */
export const createCountRepository = (database: Database) => ({
  count: (recruiter: Recruiter, q: string | undefined, filter: Filter): Promise<CandidateCounts> =>
    database.asOrganisation(
      recruiter,
      sameRead('candidate counts', { q, filter, ...(filter.shortlisted !== undefined && { of: recruiter.accountId }) }),
      async (sql) => {
        const hits = q === undefined ? null : await hitsOf(sql, q)
        const conditions = and(...filterConditions(recruiter, filter), hitCondition(hits)) ?? fragment`true`
        const { rows } = await sql.execute<CountRow>(fragment`
        with hits as materialized (${hits ?? fragment`select 1`})
        select (select coalesce(json_agg(counted), '[]') from (select ${perStatus} from ${candidates} where ${conditions} group by status) counted) statuses,
          ${mostFrequent('locations', conditions, MOST_VALUES)} locations, ${mostFrequent('skills', conditions, MOST_VALUES)} skills`)
        const [{ statuses, locations, skills } = { statuses: [], locations: [], skills: [] }] = rows
        const sum = (of: (one: StatusCounts) => number) => statuses.reduce((all, one) => all + of(one), 0)
        return {
          total: sum(({ count }) => count),
          by_status: { ...zeroCounts, ...Object.fromEntries(statuses.map(({ status, count }) => [status, count])) },
          has_cv: { true: sum((one) => one.with_cv), false: sum((one) => one.count - one.with_cv) },
          added: Object.fromEntries(spans.map((span) => [span, sum((one) => one[span])])) as Record<AddedSpan, number>,
          locations,
          skills,
        }
      },
    ),
})

export type CountRepository = ReturnType<typeof createCountRepository>
