import {
  candidateSources,
  candidateStatuses,
  type CandidateAnalytics,
  type CandidateSource,
  type CandidateStatus,
} from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { sql as fragment } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { mostFrequent, spellingsOf, type Frequent } from '../list/frequent.ts'
import { candidateEvents, candidates } from '../table.ts'

const MOST_VALUES = 15

type ValueCounts<T> = { value: T; count: number }[]
type Row = {
  total: number
  with_cv: number
  inflow: CandidateAnalytics['inflow']
  sources: ValueCounts<CandidateSource>
  statuses: ValueCounts<CandidateStatus>
  reached: CandidateAnalytics['reached']
  skills: Frequent
  locations: Frequent
}

/** The counts in the order of `values`, 0 for a value that no candidate has. */
const complete = <T extends string>(values: readonly T[], counts: ValueCounts<T>): ValueCounts<T> =>
  values.map((value) => ({ value, count: counts.find((one) => one.value === value)?.count ?? 0 }))

const countsOf = (column: string) =>
  fragment`(select coalesce(json_agg(counted), '[]') from (select ${fragment.raw(column)} "value", count(*)::int "count" from found group by 1) counted)`

/** This week's Monday. */
const THIS_WEEK = fragment`date_trunc('week', now() at time zone 'Europe/Amsterdam')`

/** Figures on the candidates of the recruiter's organisation. */
export const createAnalyticsRepository = (database: Database) => ({
  /**
   * Figures on candidates added in the last `weeks` weeks, this week included; a week begins on Monday in Amsterdam's
   * time.
   */
  read: (recruiter: Recruiter, weeks: number): Promise<CandidateAnalytics> =>
    database.asRecruiter(recruiter, async (sql) => {
      const start = fragment`(${THIS_WEEK} - make_interval(weeks => ${weeks - 1}))`
      const condition = fragment`${candidates.organisation_id} = ${recruiter.organisationId} and ${candidates.created_at} >= ${start} at time zone 'Europe/Amsterdam'`
      const { rows } = await sql.execute<Row>(fragment`
        with found as materialized (select id, date_trunc('week', created_at at time zone 'Europe/Amsterdam') week, source, status, has_cv, location, location_key, skill_names from ${candidates} where ${condition}),
        weeks as (select generate_series(${start}, ${THIS_WEEK}, interval '1 week') week),
        had as (
          select id, status from found
          union all select event.candidate_id, once.status from ${candidateEvents} event join found on found.id = event.candidate_id, lateral (values (event.data ->> 'from'), (event.data ->> 'to')) once(status)
          where event.organisation_id = ${recruiter.organisationId} and event.kind = 'status'
        ),
        added as (select week, count(*)::int "count" from found group by week)
        select (select count(*)::int from found) total, (select count(*)::int from found where has_cv) with_cv,
          (select json_agg(json_build_object('week', to_char(weeks.week, 'YYYY-MM-DD'), 'count', coalesce(added.count, 0)) order by weeks.week) from weeks left join added using (week)) inflow,
          ${countsOf('source')} sources, ${countsOf('status')} statuses,
          (select json_build_object('in_proces', count(distinct id) filter (where status in ('in_proces', 'aangenomen')), 'aangenomen', count(distinct id) filter (where status = 'aangenomen')) from had) reached,
          ${mostFrequent(spellingsOf('skills', fragment`found`), MOST_VALUES)} skills, ${mostFrequent(spellingsOf('locations', fragment`found`), MOST_VALUES)} locations`)
      const [row] = rows
      if (!row) throw new Error('figures without a row')
      return {
        ...row,
        sources: complete(candidateSources, row.sources),
        statuses: complete(candidateStatuses, row.statuses),
      }
    }),
})

export type AnalyticsRepository = ReturnType<typeof createAnalyticsRepository>
