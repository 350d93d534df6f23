import { createHash } from 'node:crypto'
import { decisionReasonTemplates, feedbackThresholds } from '@wervio/contracts'
import { sql, type SQL } from 'drizzle-orm'
import { applications } from '../../applications/table.ts'
import { fold } from '../../platform/schema.ts'
import { dayOf } from '../../platform/day-of.ts'
import { inPeriod } from '../period.ts'
import { emptyCard, ofApplication, readCardRecords, type CardRule } from './card.ts'

const { count: least, share, high } = feedbackThresholds.rejections

/** Words of a template, without the colon and the space that its own words follow. */
const beginnings = decisionReasonTemplates.reject.map((template) => template.replace(/(?<![:\s])[:\s]+$/, ''))

/** The template that a reason begins with, else the whole reason; letter case and accents don't count. */
const kindOfReason: SQL = sql`case ${sql.join(
  beginnings.map((text) => sql`when starts_with(lower(application.reason), lower(${text}::text)) then ${text}::text`),
  sql` `,
)} else ${fold(sql`btrim(application.reason)`)} end`

/** A reason for which many were rejected. */
export const rejections: CardRule = async (connection, organisationId, question) => {
  const rejected = sql`
    select ${ofApplication}, application.ended_at as at, application.created_at as since, ${dayOf(sql`application.ended_at`)} - ${dayOf(sql`application.created_at`)} as days, ${kindOfReason} as kind
    from ${applications} application
    where application.organisation_id = ${organisationId}::uuid and application.outcome = 'rejected' and ${inPeriod(sql`application.ended_at`, question)} and application.reason ~ '\\S'`
  const { rows } = await connection.execute<{ kind: string; reason: string; count: number; total: number }>(sql`
    select kind, min(reason) as reason, count(*)::int as count, (sum(count(*)) over ())::int as total
    from (${rejected}) rejection group by kind order by count desc, kind limit 1`)
  const [row] = rows
  if (!row || row.count < least || row.count < share * row.total) return null
  const { kind, reason, count, total } = row
  const records = sql`select id, candidate_id, vacancy_id, stage, outcome, reason, at, since, days from (${rejected}) rejection where kind = ${kind}`
  return {
    ...emptyCard,
    // Without the words themselves: a recruiter's own reason may name somebody, and keys outlive an erasure.
    key: `rejections:${createHash('sha256').update(kind).digest('hex').slice(0, 16)}`,
    rule: 'rejections',
    type: 'improvement',
    impact: count / total >= high ? 'high' : 'medium',
    count,
    total,
    reason: beginnings.find((beginning) => beginning === kind) ?? reason.trim(),
    records: await readCardRecords(connection, records, sql`at desc, id desc`),
  }
}
