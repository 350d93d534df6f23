import { sql, type SQL } from 'drizzle-orm'
import { dayOf } from '../platform/day-of.ts'
import { vacancies } from '../vacancies/table.ts'
import { applications } from './table.ts'

/**
 * Open procedures of current vacancies in which nothing happened for more than `days` before `now`: their id,
 * candidate, vacancy, stage, outcome and reason, since when (`since`), and how many `days` that is.
 */
export const stalledProcedures = (organisationId: string, days: number, now: SQL): SQL => {
  const daysStalled = sql`${dayOf(now)} - ${dayOf(sql`application.updated_at`)}`
  // The begin of that day as a moment, so that an index by moment finds them.
  const begin = sql`((${dayOf(now)} - ${days}::int)::timestamp at time zone 'Europe/Amsterdam')`
  return sql`
    select application.id, application.candidate_id, application.vacancy_id, application.stage, application.outcome, application.reason,
      application.updated_at as since, ${daysStalled} as days
    from ${applications} application join ${vacancies} vacancy on vacancy.id = application.vacancy_id
    where application.organisation_id = ${organisationId}::uuid and application.outcome = 'open' and application.updated_at < ${begin}
      and vacancy.archived_at is null and vacancy.status in ('actief', 'gespreksfase')`
}
