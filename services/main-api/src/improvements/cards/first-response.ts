import { feedbackThresholds } from '@wervio/contracts'
import { sql } from 'drizzle-orm'
import { applicationEvents, applications } from '../../applications/table.ts'
import { dayOf } from '../../platform/day-of.ts'
import { inPeriod } from '../period.ts'
import { emptyCard, ofApplication, readCardRecords, type CardRule } from './card.ts'

const { count: least, quick, slow, high, most } = feedbackThresholds.firstResponse

/** How long people who entered a procedure waited for the first step after that; the newest procedures only. */
export const firstResponse: CardRule = async (connection, organisationId, question) => {
  const rows = sql`
    select application.*, first.at, ${dayOf(sql`first.at`)} - ${dayOf(sql`application.since`)} as days
    from (
      select ${ofApplication}, application.created_at as since from ${applications} application
      where application.organisation_id = ${organisationId}::uuid and ${inPeriod(sql`application.created_at`, question)}
      order by application.created_at desc, application.id desc limit ${most}::int
    ) application, lateral (
      select step.at from ${applicationEvents} step where step.application_id = application.id order by step.at, step.id offset 1 limit 1
    ) first`
  const { rows: medians } = await connection.execute<{ count: number; days: number | null }>(
    sql`select count(*)::int as count, percentile_cont(0.5) within group (order by days)::float as days from (${rows}) answered`,
  )
  const [row] = medians
  if (!row || row.days === null || row.count < least) return null
  const { count, days } = row
  if (days > quick && days <= slow) return null
  const isQuick = days <= quick
  return {
    ...emptyCard,
    key: `first_response:${isQuick ? 'quick' : 'slow'}`,
    rule: 'first_response',
    type: isQuick ? 'positive' : 'improvement',
    impact: !isQuick && days >= high ? 'high' : 'medium',
    count,
    days,
    records: await readCardRecords(connection, rows, sql`days desc, id`),
  }
}
