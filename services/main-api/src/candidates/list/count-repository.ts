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
import { addedWithin, filterConditions, isNarrowed, type Filter } from './filter.ts'
import { mostFrequent, spellingsOf, storedSpellingsOf, type Frequent } from './frequent.ts'

type StatusCounts = Record<AddedSpan, number> & { status: CandidateStatus; count: number; with_cv: number }
type CountRow = { statuses: StatusCounts[]; locations: Frequent; skills: Frequent }

const MOST_VALUES = 50
const zeroCounts = Object.fromEntries(candidateStatuses.map((name) => [name, 0])) as Record<CandidateStatus, number>

const spans = Object.keys(addedSpans) as AddedSpan[]
/** All counts of a status in one scan, of the index `candidates_newest_counted` alone where nothing else is asked. */
const statusCounts = (rows: SQL): SQL => {
  const ofSpan = (span: AddedSpan) =>
    fragment`(count(*) filter (where ${addedWithin(span, fragment`created_at`)}))::int ${fragment.identifier(span)}`
  return fragment`select coalesce(json_agg(counted), '[]') from (select status, count(*)::int count,
    (count(*) filter (where has_cv))::int with_cv, ${fragment.join(spans.map(ofSpan), fragment`, `)} from ${rows} group by status) counted`
}

/** With more hits than these, reading everybody once is quicker than looking up each hit. */
const FEW_HITS = 5_000

const countedColumns = fragment`status, has_cv, created_at, location, location_key, skill_names`

/**
 * The candidates to count in, as a query. Of a function's hits the planner expects 1,000, so it can't choose by itself.
 */
const chosenRows = (conditions: SQL, hits: SQL | null, fewHits: number): SQL => {
  const everybody = fragment`select ${countedColumns} from ${candidates} where ${conditions}`
  if (hits === null) return everybody
  return fragment`${everybody} and ${candidates.id} in (select id from hits) and (select number from hit_count) <= ${fewHits}
    union all select ${countedColumns} from (select id, ${countedColumns} from ${candidates} where ${conditions} offset 0) everybody
      where id in (select id from hits) and (select number from hit_count) > ${fewHits}`
}

/** Skills and places are stored by status and CV, for everybody who sees all candidates of the organisation. */
const isStored = (recruiter: Recruiter, q: string | undefined, filter: Filter): boolean =>
  q === undefined &&
  recruiter.role !== 'hiring_manager' &&
  !isNarrowed({ ...filter, status: undefined, has_cv: undefined })

const storedCounts = (recruiter: Recruiter, filter: Filter): SQL => {
  const stored = { status: filter.status, hasCv: filter.has_cv && filter.has_cv === 'true' }
  const values = (kind: 'locations' | 'skills') => mostFrequent(storedSpellingsOf(kind, recruiter, stored), MOST_VALUES)
  return fragment`select (${statusCounts(fragment`${candidates} where ${and(...filterConditions(recruiter, filter))}`)}) statuses,
    ${values('locations')} locations, ${values('skills')} skills`
}

/** Reads the candidates once, and counts in what was read. */
const countsByReading = (recruiter: Recruiter, hits: SQL | null, filter: Filter, fewHits: number): SQL => {
  const values = (kind: 'locations' | 'skills') => mostFrequent(spellingsOf(kind, fragment`chosen`), MOST_VALUES)
  const conditions = and(...filterConditions(recruiter, filter)) ?? fragment`true`
  return fragment`
    with hits as materialized (${hits ?? fragment`select null::uuid id`}),
    hit_count as materialized (select count(*) number from hits),
    chosen as materialized (${chosenRows(conditions, hits, fewHits)})
    select (${statusCounts(fragment`chosen`)}) statuses, ${values('locations')} locations, ${values('skills')} skills`
}

const countsOf = ({ statuses, locations, skills }: CountRow): CandidateCounts => {
  const sum = (of: (one: StatusCounts) => number) => statuses.reduce((all, one) => all + of(one), 0)
  return {
    total: sum(({ count }) => count),
    by_status: { ...zeroCounts, ...Object.fromEntries(statuses.map(({ status, count }) => [status, count])) },
    has_cv: { true: sum((one) => one.with_cv), false: sum((one) => one.count - one.with_cv) },
    added: Object.fromEntries(spans.map((span) => [span, sum((one) => one[span])])) as Record<AddedSpan, number>,
    locations,
    skills,
  }
}

/**
 * Counts of the candidates of the recruiter's organisation, in total and for each value of the filters. Up to `fewHits`
 * hits of a search are looked up one by one.
 */
export const createCountRepository = (database: Database, { fewHits = FEW_HITS } = {}) => ({
  count: (recruiter: Recruiter, q: string | undefined, filter: Filter): Promise<CandidateCounts> =>
    database.asOrganisation(
      recruiter,
      sameRead('candidate counts', { q, filter, ...(filter.shortlisted !== undefined && { of: recruiter.accountId }) }),
      async (sql) => {
        const hits = q === undefined ? null : await hitsOf(sql, q)
        const { rows } = await sql.execute<CountRow>(
          isStored(recruiter, q, filter)
            ? storedCounts(recruiter, filter)
            : countsByReading(recruiter, hits, filter, fewHits),
        )
        return countsOf(rows[0] ?? { statuses: [], locations: [], skills: [] })
      },
    ),
})

export type CountRepository = ReturnType<typeof createCountRepository>
