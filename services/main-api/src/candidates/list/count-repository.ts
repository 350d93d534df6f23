import { candidateStatuses, type CandidateCounts, type CandidateStatus } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { and, sql as fragment, type SQL } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { hitsOf } from '../search/found-by.ts'
import { candidates } from '../table.ts'
import { leftBy, type Filter } from './filter.ts'
import { mostFrequent, type Frequent } from './frequent.ts'

type Counted = { statuses: { status: CandidateStatus; count: number }[]; locations: Frequent; skills: Frequent }

const MOST_VALUES = 50
const none = Object.fromEntries(candidateStatuses.map((name) => [name, 0])) as Record<CandidateStatus, number>

const among = (hits: SQL | null): SQL | undefined => (hits ? fragment`${candidates.id} in (select id from hits)` : undefined)

/** How many candidates of the recruiter's organisation there are, and what they could be narrowed by. */
export const createCountRepository = (database: Database) => ({
  count: (recruiter: Recruiter, q: string | undefined, filter: Filter): Promise<CandidateCounts> =>
    database.asRecruiter(recruiter, async (sql) => {
      const hits = q === undefined ? null : await hitsOf(sql, q)
      const wanted = and(...leftBy(recruiter, filter), among(hits)) ?? fragment`true`
      const { rows } = await sql.execute<Counted>(fragment`
        with hits as materialized (${hits ?? fragment`select 1`})
        select (select coalesce(json_agg(counted), '[]') from (select status, count(*)::int count from ${candidates} where ${wanted} group by status) counted) statuses,
          ${mostFrequent('locations', wanted, MOST_VALUES)} locations, ${mostFrequent('skills', wanted, MOST_VALUES)} skills`)
      const [{ statuses, locations, skills } = { statuses: [], locations: [], skills: [] }] = rows
      return {
        total: statuses.reduce((sum, { count }) => sum + count, 0),
        by_status: { ...none, ...Object.fromEntries(statuses.map(({ status, count }) => [status, count])) },
        locations,
        skills,
      }
    }),
})

export type CountRepository = ReturnType<typeof createCountRepository>
