import type { Recruiter } from '@wervio/service-kit'
import type { Sql } from '@wervio/service-kit/database'
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Transaction } from '../../platform/accounts.ts'
import { settingsOf } from '../../platform/settings-of.ts'
import { meetingColumns, storedMeeting, type StoredMeeting } from './stored-meeting.ts'

/**
 * Seconds for which a call may be busy with a meeting in Teams: longer than Graph may take for all that one call asks.
 */
const CLAIM_SECONDS = 150

const claimRow = z.object({ claim: z.string() })

/** No call is busy with the meeting. */
export const IS_FREE = sql`(meeting.claimed_until is null or meeting.claimed_until < clock_timestamp())`

/** Colleagues don't see each other's meetings: both columns, beside row-level security. */
export const ofRecruiter = ({ accountId, organisationId }: Recruiter): SQL =>
  sql`meeting.organisation_id = ${organisationId}::uuid and meeting.account_id = ${accountId}::uuid`

export const readOne = (rows: unknown[]): StoredMeeting | null =>
  rows.length === 0 ? null : storedMeeting.parse(rows[0])

/** Statements about the rows that are a recruiter's own. */
export const createRecruiterMeetings = (transaction: Transaction) => {
  const run = <T>(recruiter: Recruiter, work: (connection: Sql) => Promise<T>): Promise<T> =>
    transaction(settingsOf(recruiter), work)

  /** Updates a meeting of the recruiter, and what `follow` changes with it; null when the condition no longer holds. */
  const update = (
    recruiter: Recruiter,
    id: string,
    change: SQL,
    condition: SQL,
    follow?: (connection: Sql) => Promise<void>,
  ): Promise<StoredMeeting | null> =>
    run(recruiter, async (connection) => {
      const { rows } = await connection.execute(
        sql`update ai.meetings meeting set ${change}, updated_at = clock_timestamp()
          where meeting.id = ${id}::uuid and ${ofRecruiter(recruiter)} and ${condition} returning ${meetingColumns}`,
      )
      if (rows.length > 0) await follow?.(connection)
      return readOne(rows)
    })

  return {
    run,
    update,

    /** Null for a meeting that isn't the recruiter's own. */
    read: (recruiter: Recruiter, id: string): Promise<StoredMeeting | null> =>
      run(recruiter, async (connection) => {
        const { rows } = await connection.execute(
          sql`select ${meetingColumns} from ai.meetings meeting where meeting.id = ${id}::uuid and ${ofRecruiter(recruiter)}`,
        )
        return readOne(rows)
      }),

    /** Takes a meeting, and answers until when, which names this claim. Null when the condition doesn't hold. */
    claim: (recruiter: Recruiter, id: string, condition: SQL): Promise<string | null> =>
      run(recruiter, async (connection) => {
        const { rows } = await connection.execute(
          sql`update ai.meetings meeting set claimed_until = clock_timestamp() + make_interval(secs => ${CLAIM_SECONDS})
            where meeting.id = ${id}::uuid and ${ofRecruiter(recruiter)} and ${condition} returning meeting.claimed_until::text as claim`,
        )
        return rows.length === 0 ? null : claimRow.parse(rows[0]).claim
      }),

    /** Gives a claim back; one that another call made after it ran out stays. */
    release: async (recruiter: Recruiter, id: string, claim: string): Promise<void> => {
      await update(recruiter, id, sql`claimed_until = null`, sql`meeting.claimed_until = ${claim}::timestamptz`)
    },
  }
}
