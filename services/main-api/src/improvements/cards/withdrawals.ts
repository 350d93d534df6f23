import { feedbackThresholds } from '@wervio/contracts'
import { sql } from 'drizzle-orm'
import { applications } from '../../applications/table.ts'
import { dayOf } from '../../platform/day-of.ts'
import { inPeriod } from '../period.ts'
import { emptyCard, ofApplication, readCardRecords, type CardRule } from './card.ts'

const { count: least, share, high } = feedbackThresholds.withdrawals

/** The stage in which the most people withdrew, beside all procedures that ended in that stage. */
export const withdrawals: CardRule = async (connection, organisationId, question) => {
  const ended = sql`from ${applications} application where application.organisation_id = ${organisationId}::uuid and ${inPeriod(sql`application.ended_at`, question)}`
  const { rows } = await connection.execute<{ stage: number; count: number; total: number }>(sql`
    select stage, count(*) filter (where outcome = 'withdrawn')::int as count, count(*)::int as total ${ended} group by stage
    having count(*) filter (where outcome = 'withdrawn') >= ${least}::int and count(*) filter (where outcome = 'withdrawn') >= ${share}::float * count(*)
    order by count desc, stage desc limit 1`)
  const [row] = rows
  if (!row) return null
  const { stage, count, total } = row
  const records = sql`
    select ${ofApplication}, application.ended_at as at, application.created_at as since, ${dayOf(sql`application.ended_at`)} - ${dayOf(sql`application.created_at`)} as days
    ${ended} and application.outcome = 'withdrawn' and application.stage = ${stage}::int`
  return {
    ...emptyCard,
    key: `withdrawals:${stage}`,
    rule: 'withdrawals',
    type: 'attention',
    impact: count / total >= high ? 'high' : 'medium',
    count,
    total,
    stage,
    records: await readCardRecords(connection, records, sql`at desc, id desc`),
  }
}
