import { feedbackThresholds } from '@wervio/contracts'
import { sql } from 'drizzle-orm'
import { applications } from '../../applications/table.ts'
import { vacancies } from '../../vacancies/table.ts'
import { dayOf } from '../../platform/day-of.ts'
import { nowOf } from '../period.ts'
import { emptyCard, readCardRecords, type CardRule } from './card.ts'

const { days: least, high } = feedbackThresholds.emptyVacancies

/** Active vacancies of two weeks and older without anybody whose procedure is open, whatever the period. */
export const emptyVacancies: CardRule = async (connection, organisationId, question) => {
  const age = sql`${dayOf(nowOf(question))} - ${dayOf(sql`vacancy.created_at`)}`
  const rows = sql`
    select vacancy.id, null::uuid as candidate_id, vacancy.id as vacancy_id, null::int as stage, null::text as outcome, null::text as reason, vacancy.created_at as at, vacancy.created_at as since, ${age} as days
    from ${vacancies} vacancy
    where vacancy.organisation_id = ${organisationId}::uuid and vacancy.status = 'actief' and vacancy.archived_at is null and ${age} >= ${least}::int
      and not exists (select 1 from ${applications} application where application.vacancy_id = vacancy.id and application.outcome = 'open')`
  const { rows: sums } = await connection.execute<{ count: number; longest: number | null }>(
    sql`select count(*)::int as count, max(days)::int as longest from (${rows}) empty`,
  )
  const [row] = sums
  if (!row || row.longest === null) return null
  return {
    ...emptyCard,
    key: 'empty_vacancies',
    rule: 'empty_vacancies',
    type: 'attention',
    impact: row.longest >= high ? 'high' : 'medium',
    count: row.count,
    days: row.longest,
    records: await readCardRecords(connection, rows, sql`at, id`),
  }
}
