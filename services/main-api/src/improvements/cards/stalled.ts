import { feedbackThresholds } from '@wervio/contracts'
import { sql } from 'drizzle-orm'
import { applications } from '../../applications/table.ts'
import { vacancies } from '../../vacancies/table.ts'
import { dayOf, nowOf } from '../period.ts'
import { emptyCard, ofApplication, readCardRecords, type Rule } from './card.ts'

const { days, high } = feedbackThresholds.stalled

/** Open procedures of current vacancies in which nothing happened for two weeks, whatever the period. */
export const stalled: Rule = async (connection, organisationId, question) => {
  const since = sql`${dayOf(nowOf(question))} - ${dayOf(sql`application.updated_at`)}`
  const rows = sql`
    select ${ofApplication}, application.updated_at as at, application.updated_at as since, ${since} as days
    from ${applications} application join ${vacancies} vacancy on vacancy.id = application.vacancy_id
    where application.organisation_id = ${organisationId}::uuid and application.outcome = 'open' and ${since} > ${days}::int
      and vacancy.archived_at is null and vacancy.status in ('actief', 'gespreksfase')`
  const { rows: stages } = await connection.execute<{ stage: number; count: number; longest: number }>(
    sql`select stage, count(*)::int as count, max(days)::int as longest from (${rows}) still group by stage order by count desc, stage`,
  )
  const count = stages.reduce((sum, stage) => sum + stage.count, 0)
  const [most] = stages
  if (!most) return null
  return {
    ...emptyCard,
    key: 'stalled',
    rule: 'stalled',
    type: 'improvement',
    impact: count >= high ? 'high' : 'medium',
    count,
    days: Math.max(...stages.map(({ longest }) => longest)),
    stage: most.stage,
    records: await readCardRecords(connection, rows, sql`at, id`),
  }
}
