import { candidateStatuses, type CandidateCounts, type CandidateStatus } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { and, sql as fragment } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { foundBy } from '../search/found-by.ts'
import { candidates } from '../table.ts'
import { mostFrequent, type Frequent } from './frequent.ts'
import { leftBy, type Filter } from './filter.ts'

type Counted = { statuses: { status: CandidateStatus; count: number }[]; locations: Frequent; skills: Frequent }

const MOST_VALUES = 50
const none = Object.fromEntries(candidateStatuses.map((name) => [name, 0])) as Record<CandidateStatus, number>

/** How many candidates of the recruiter's organisation there are, and what they could be narrowed by. */
export const createCountRepository = (database: Database) => ({
  count: (recruiter: Recruiter, q: string | undefined, filter: Filter): Promise<CandidateCounts> =>
    database.asRecruiter(recruiter, async (sql) => {
      const wanted = and(...leftBy(recruiter, filter), q === undefined ? undefined : await foundBy(sql, q))
      const { rows } = await sql.execute<Counted>(fragment`
        with found as materialized (select status, location, location_key, skill_keys, skill_names from ${candidates} where ${wanted})
        select (select coalesce(json_agg(counted), '[]') from (select status, count(*)::int count from found group by status) counted) statuses,
          ${mostFrequent('locations', MOST_VALUES)} locations, ${mostFrequent('skills', MOST_VALUES)} skills`)
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
