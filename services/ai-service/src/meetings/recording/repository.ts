import type { Recruiter } from '@wervio/service-kit'
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Transaction } from '../../platform/accounts.ts'
import { settingsOf } from '../../platform/settings-of.ts'
import type { Recording } from '../schedule/graph-event.ts'

/** Recruiters whose meetings are looked after in one round, and meetings that one claim takes. */
const MOST_RECRUITERS = 100
const MOST_CLAIMED = 5
/** Minutes until Teams is asked again: two, twice as many after each try, at most an hour. */
const WAIT = sql`least(60, power(2, least(recording_tries, 10) + 1))::int`

const recruiterRow = z.object({ account_id: z.string(), organisation_id: z.string() })
const claimedRow = z.object({
  id: z.string(),
  join_url: z.string().nullable(),
  microsoft_account: z.string().nullable(),
  microsoft_address: z.string().nullable(),
  version: z.int(),
})
/** A meeting of which Teams hasn't said whether it records. */
export type UnconfirmedMeeting = z.output<typeof claimedRow>

const at = (moment: number): SQL => sql`${new Date(moment).toISOString()}::timestamptz`
const isUnconfirmed = sql`state = 'planned' and transcript = 'waiting' and enable_bot and recording_set is null`
/** What is over is recorded or it isn't: nothing changes that any more. */
const isDue = (now: number): SQL =>
  sql`${isUnconfirmed} and ends > ${at(now)} and coalesce(recording_next_try_at <= ${at(now)}, true)`

/** Coming meetings that should be recorded, while Teams hasn't confirmed that. */
export const createRecordingRepository = (transaction: Transaction) => ({
  /** Whose meetings are due, the soonest first. */
  listDue: async (now: number): Promise<Recruiter[]> => {
    const { rows } = await transaction({}, (connection) =>
      connection.execute(
        sql`select account_id, organisation_id from ai.meetings where ${isDue(now)}
          group by account_id, organisation_id order by min(starts) limit ${MOST_RECRUITERS}`,
      ),
    )
    return recruiterRow
      .array()
      .parse(rows)
      .map(({ account_id, organisation_id }) => ({ accountId: account_id, organisationId: organisation_id }))
  },

  /** Takes what is due of a recruiter until the next try, so that no other process does. */
  claim: ({ accountId, organisationId }: Recruiter, now: number): Promise<UnconfirmedMeeting[]> =>
    transaction(settingsOf({ accountId, organisationId }), async (connection) => {
      const { rows } = await connection.execute(
        sql`update ai.meetings set recording_next_try_at = ${at(now)} + make_interval(mins => ${WAIT}), recording_tries = recording_tries + 1
          where id in (
            select id from ai.meetings
            where organisation_id = ${organisationId}::uuid and account_id = ${accountId}::uuid and ${isDue(now)}
            order by starts, id limit ${MOST_CLAIMED} for update skip locked)
          returning id, join_url, microsoft_account, microsoft_address, version`,
      )
      return claimedRow.array().parse(rows)
    }),

  /** Stores what Teams said, unless the meeting changed meanwhile: then that change asked for itself. */
  record: async (recruiter: Recruiter, { id, version }: UnconfirmedMeeting, { set, onlineMeetingId }: Recording) => {
    await transaction(settingsOf(recruiter), (connection) =>
      connection.execute(
        sql`update ai.meetings set recording_set = ${set}, online_meeting_id = ${onlineMeetingId}, updated_at = clock_timestamp(),
            transcript = case when ${set}::boolean then transcript else 'none' end
          where id = ${id}::uuid and account_id = ${recruiter.accountId}::uuid and ${isUnconfirmed} and version = ${version}`,
      ),
    )
  },
})

export type RecordingRepository = ReturnType<typeof createRecordingRepository>
