import { NAMED_CANDIDATES, notification, type Notification } from '@wervio/contracts'
import type { Position, Recruiter } from '@wervio/service-kit'
import { sql as fragment, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Sql } from '../platform/database.ts'
import { momentOf } from '../platform/moment-of.ts'

const standingRow = z.object({ revision: z.coerce.number(), unread: z.coerce.number() })
export type NotificationStanding = z.output<typeof standingRow>

const namedRows = z.array(z.object({ id: z.string(), name: z.string() }))
const batchRow = z
  .object({
    ...notification.shape,
    revision: z.coerce.number(),
    count: z.coerce.number(),
    candidates: namedRows.nullable().transform((candidates) => candidates ?? []),
  })
  .strip()

/** The rows of the account, without those of a recording that is about to go. */
const ownRows = ({ accountId, organisationId }: Recruiter): SQL =>
  fragment`main.notifications where organisation_id = ${organisationId}::uuid and account_id = ${accountId}::uuid
    and (recording_id is null or not exists (select from main.candidate_recordings recording
      where recording.id = notifications.recording_id and recording.deleted_at is not null))`

/** The revision of the account's notifications, and how many nobody read. */
export const selectStanding = async (sql: Sql, recruiter: Recruiter): Promise<NotificationStanding> => {
  const { rows } = await sql.execute(fragment`select
    coalesce((select revision from main.notification_standings where account_id = ${recruiter.accountId}::uuid), 0) as revision,
    (select count(distinct batch) from ${ownRows(recruiter)} and read_at is null) as unread`)
  return standingRow.parse(rows[0])
}

type Selection = { limit: number; from?: Position | null; since?: number }

/** Notifications newest first, after a position, or those that changed after a revision. */
export const selectNotifications = async (
  sql: Sql,
  recruiter: Recruiter,
  { limit, from = null, since = -1 }: Selection,
): Promise<Notification[]> => {
  const isAfter = from
    ? fragment`(max(created_at), batch) < (${from.value}::timestamptz, ${from.id}::uuid)`
    : fragment`true`
  const { rows } = await sql.execute(fragment`
    with own as (select * from ${ownRows(recruiter)}),
    batches as (
      select batch, min(kind) as kind, max(created_at) as created_at,
        case when bool_and(read_at is not null) then max(read_at) end as read_at,
        max(revision) as revision, sum(amount) as count, max(percentage) as percentage,
        (array_agg(vacancy_id order by created_at desc))[1] as vacancy_id,
        (array_agg(actor_id order by created_at desc))[1] as actor_id,
        (array_agg(coalesce(recording_id, meeting_id, import_id, mail_id) order by created_at desc))[1] as subject_id,
        (array_agg(stage order by created_at desc))[1] as stage, (array_agg(outcome order by created_at desc))[1] as outcome,
        bool_or(failed) as failed
      from own group by batch
      having max(revision) > ${since} and ${isAfter}
      order by max(created_at) desc, batch desc limit ${limit})
    select batches.batch as id, batches.kind, ${momentOf(fragment`batches.created_at`)} as created_at, ${momentOf(fragment`batches.read_at`)} as read_at, batches.revision, batches.count, batches.percentage,
      batches.subject_id, batches.stage, batches.outcome, batches.failed,
      case when vacancy.id is not null then jsonb_build_object('id', vacancy.id, 'name', vacancy.title) end as vacancy,
      coalesce(nullif(trim(account.display_name), ''), account.email) as colleague,
      (select jsonb_agg(jsonb_build_object('id', candidate.id, 'name', candidate.name) order by first.percentage desc nulls last, first.created_at)
        from (select candidate_id, percentage, created_at from own where own.batch = batches.batch and candidate_id is not null
          order by percentage desc nulls last, created_at limit ${NAMED_CANDIDATES}) first
        join main.candidates candidate on candidate.id = first.candidate_id) as candidates
    from batches
    left join main.vacancies vacancy on vacancy.id = batches.vacancy_id
    left join main.accounts account on account.id = batches.actor_id
    order by batches.created_at desc, batches.batch desc`)
  return z.array(batchRow).parse(rows)
}
