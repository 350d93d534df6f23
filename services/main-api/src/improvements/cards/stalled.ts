import { feedbackThresholds } from '@wervio/contracts'
import { sql } from 'drizzle-orm'
import { stalledProcedures } from '../../applications/stalled-procedures.ts'
import { nowOf } from '../period.ts'
import { emptyCard, readCardRecords, type CardRule } from './card.ts'

const { days, high } = feedbackThresholds.stalled

/** Open procedures of current vacancies in which nothing happened for two weeks, whatever the period. */
export const stalled: CardRule = async (connection, organisationId, question) => {
  const procedures = stalledProcedures(organisationId, days, nowOf(question))
  const rows = sql`select id, candidate_id, vacancy_id, stage, outcome, reason, since as at, since, days from (${procedures}) still`
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
