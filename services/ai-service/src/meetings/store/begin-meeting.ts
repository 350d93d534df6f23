import { randomUUID } from 'node:crypto'
import type { Recruiter } from '@wervio/service-kit'
import type { Sql } from '@wervio/service-kit/database'
import { sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '../../platform/accounts.ts'
import { settingsOf } from '../../platform/settings-of.ts'
import { hasSubject } from '../../platform/subjects.ts'
import type { MeetingContent } from '../schedule/meeting-content.ts'
import { refuseField } from '../schedule/meeting-time.ts'
import { meetingColumns, storedMeeting, type StoredMeeting } from './stored-meeting.ts'

/** A call without a key means the same meeting as one with the same content within so many seconds: a double click. */
const DOUBLE_CLICK_SECONDS = 60
/** Days after which nobody comes back to a form whose meeting was never planned. */
const DAYS_UNFINISHED = 7

const at = (moment: Date): SQL => sql`${moment.toISOString()}::timestamptz`
const addresses = ({ attendees }: MeetingContent): SQL =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(attendees)}::jsonb))`

/** Throws `validation_failed` for a candidate or vacancy that isn't the organisation's. */
export const checkSubjects = async (
  connection: Sql,
  { candidateId, vacancyId }: Pick<MeetingContent, 'candidateId' | 'vacancyId'>,
): Promise<void> => {
  if (candidateId !== null && !(await hasSubject(connection, 'candidate', candidateId)))
    throw refuseField('candidate_id', 'Kies een kandidaat uit de lijst.')
  if (vacancyId !== null && !(await hasSubject(connection, 'vacancy', vacancyId)))
    throw refuseField('vacancy_id', 'Kies een vacature uit de lijst.')
}

const sameContent = (
  content: MeetingContent,
): SQL => sql`meeting.subject = ${content.subject} and meeting.description = ${content.description}
  and meeting.starts = ${at(content.starts)} and meeting.ends = ${at(content.ends)} and meeting.attendees = ${addresses(content)}
  and meeting.enable_bot = ${content.enableBot} and meeting.candidate_id is not distinct from ${content.candidateId}::uuid
  and meeting.vacancy_id is not distinct from ${content.vacancyId}::uuid`

/** What is written before Graph is asked: a new row, or that of an earlier try of the same form. */
export type BegunMeeting = { meeting: StoredMeeting; isNew: boolean }

export const createBeginMeeting =
  (transaction: Transaction) =>
  (recruiter: Recruiter, key: string | null, content: MeetingContent): Promise<BegunMeeting> =>
    transaction(settingsOf(recruiter), async (connection) => {
      const isOwnMeeting = sql`meeting.organisation_id = ${recruiter.organisationId}::uuid and meeting.account_id = ${recruiter.accountId}::uuid`
      // One at a time per account, so that the second of two clicks finds the row of the first.
      await connection.execute(
        sql`select pg_advisory_xact_lock(hashtextextended(${`meetings/${recruiter.accountId}`}, 0))`,
      )
      await connection.execute(
        sql`delete from ai.meetings meeting where ${isOwnMeeting} and state = 'unfinished' and created_at < clock_timestamp() - make_interval(days => ${DAYS_UNFINISHED})`,
      )
      const sameForm =
        key === null
          ? sql`${sameContent(content)} and meeting.state <> 'cancelled' and meeting.created_at > clock_timestamp() - make_interval(secs => ${DOUBLE_CLICK_SECONDS})`
          : sql`meeting.creation_key = ${key}::uuid`
      // Locked, so that no other call finishes the row between this reading and the writing below.
      const earlier = await connection.execute(
        sql`select ${meetingColumns}, (${sameContent(content)}) as is_same from ai.meetings meeting where ${isOwnMeeting} and ${sameForm} order by meeting.created_at desc limit 1 for update of meeting`,
      )
      const [row] = earlier.rows
      const stored = row === undefined ? null : storedMeeting.parse(row)
      if (stored && (stored.state !== 'unfinished' || row?.['is_same'] === true))
        return { meeting: stored, isNew: false }
      await checkSubjects(connection, content)
      const values = sql`${content.subject}, ${content.description}, ${at(content.starts)}, ${at(content.ends)}, ${content.zone}, ${addresses(content)},
        ${content.enableBot}::boolean, ${content.candidateId}::uuid, ${content.vacancyId}::uuid`
      const columns = sql`subject, description, starts, ends, time_zone, attendees, enable_bot, candidate_id, vacancy_id`
      const { rows } = await connection.execute(
        stored
          ? sql`update ai.meetings meeting set (${columns}) = row(${values}), amended = true, version = meeting.version + 1 where meeting.id = ${stored.meeting_id}::uuid returning ${meetingColumns}`
          : sql`insert into ai.meetings as meeting (id, organisation_id, account_id, creation_key, ${columns})
              values (${randomUUID()}::uuid, ${recruiter.organisationId}::uuid, ${recruiter.accountId}::uuid, ${key ?? randomUUID()}::uuid, ${values})
              returning ${meetingColumns}`,
      )
      return { meeting: storedMeeting.parse(rows[0]), isNew: stored === null }
    })

export type BeginMeeting = ReturnType<typeof createBeginMeeting>
