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
import { hitsOf, idsOf, NO_LIMIT, sampledIdsOf } from '../search/matching.ts'
import { candidates } from '../table.ts'
import { addedWithin, filterConditions, isNarrowed, type Filter } from './filter.ts'
import { estimateOf } from './estimate.ts'
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
/** Reading more than these takes longer than somebody who looks at a list should wait. */
const MANY = 25_000

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
    estimated: false,
  }
}

const EMPTY: CountRow = { statuses: [], locations: [], skills: [] }

type Settings = {
  /** Up to so many hits of a search are looked up one by one. */
  fewHits?: number
  /** From so many candidates on, as far as a sample tells, counts are estimates. */
  many?: number
}

/**
 * Counts of the candidates of the recruiter's organisation, in total and for each value of the filters. Of very many
 * that a search or a filter leaves, a sample is counted.
 */
export const createCountRepository = (database: Database, { fewHits = FEW_HITS, many = MANY }: Settings = {}) => ({
  count: (recruiter: Recruiter, q: string | undefined, filter: Filter): Promise<CandidateCounts> =>
    database.asOrganisation(
      recruiter,
      sameRead('candidate counts', { q, filter, ...(filter.shortlisted !== undefined && { of: recruiter.accountId }) }),
      async (sql) => {
        const read = async (query: SQL): Promise<CandidateCounts> =>
          countsOf((await sql.execute<CountRow>(query)).rows[0] ?? EMPTY)
        if (isStored(recruiter, q, filter)) return read(storedCounts(recruiter, filter))
        const hits = q === undefined ? null : await hitsOf(sql, q)
        if (q !== undefined && hits === null) return countsOf(EMPTY)
        const sampled = await read(countsByReading(recruiter, sampledIdsOf(hits), filter, NO_LIMIT))
        const estimate = estimateOf(sampled)
        if (estimate.total >= many) return estimate
        return read(countsByReading(recruiter, hits && idsOf(hits, NO_LIMIT), filter, fewHits))
      },
    ),
})

export type CountRepository = ReturnType<typeof createCountRepository>
