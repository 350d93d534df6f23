import type { Candidate, RetentionBasis } from '@wervio/contracts'
import { sql, type SQL } from 'drizzle-orm'
import { applications } from '../../applications/table.ts'
import { dayOf } from '../../platform/day-of.ts'
import { candidates } from '../table.ts'

const DAYS: Record<RetentionBasis, number> = { four_weeks: 28, one_year_consent: 365 }

/** Today, by that calendar. */
export const today = dayOf(sql`now()`)

/** The day on which a term that starts today ends, as it is stored: procedures since then may have lengthened it. */
export const retainUntil = (basis: RetentionBasis): SQL => sql`${today} + ${DAYS[basis]}::int`

const termDays = sql`(case ${candidates.retention} ${sql.join(
  Object.entries(DAYS).map(([basis, days]) => sql`when ${sql.raw(`'${basis}'`)} then ${sql.raw(String(days))}`),
  sql` `,
)} end)`

const ofCandidate = sql`from ${applications} where ${applications.candidate_id} = ${candidates.id}`
const isInProcedure = sql`exists (select 1 ${ofCandidate} and ${applications.outcome} = 'open')`
/** The day on which the last procedure ended; null without any. */
const lastEnd = sql`(select ${dayOf(sql`max(${applications.updated_at})`)} ${ofCandidate})`

/**
 * The end of the term as it stands today, and what it counts from: the last procedure's end, or the day of the creation
 * or of the choice of a term where that is later. An open procedure puts the begin off.
 */
export const retentionTerm = {
  retain_until: sql<string>`(case when ${isInProcedure} then ${today} + ${termDays} else greatest(${candidates.retain_until}, ${lastEnd} + ${termDays}) end)::text`,
  retention_from: sql<NonNullable<Candidate['retention_from']>>`(case
    when ${isInProcedure} then jsonb_build_object('kind', 'open_procedure')
    when ${lastEnd} + ${termDays} > ${candidates.retain_until} then jsonb_build_object('kind', 'procedure_end', 'day', ${lastEnd})
    else jsonb_build_object('kind', 'choice', 'day', ${candidates.retain_until} - ${termDays}) end)`,
}
