import type { ConnectedAccount } from '@wervio/microsoft'
import type { Recruiter } from '@wervio/service-kit'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/accounts.ts'
import { createRecruiterMeetings, IS_FREE, ofRecruiter } from './recruiter-meetings.ts'
import type { StoredMeeting } from './stored-meeting.ts'

const IS_UNFINISHED = sql`meeting.state = 'unfinished'`

/** Meetings between the row that is written and the answer of Graph. */
export const createUnfinishedMeetings = (transaction: Transaction) => {
  const { run, update, read, claim, release } = createRecruiterMeetings(transaction)
  return {
    /** Null for a meeting that isn't the recruiter's own. */
    read,

    /**
     * Takes a meeting to finish it. Null when it isn't unfinished any more. Another call that is busy with it is no
     * hindrance: Graph makes one event of both.
     */
    hold: (recruiter: Recruiter, { meeting_id: id }: StoredMeeting): Promise<string | null> =>
      claim(recruiter, id, IS_UNFINISHED),

    /** Notes the account that Graph is asked with, before it is asked; one that was noted before stays. */
    bind: (recruiter: Recruiter, { meeting_id: id }: StoredMeeting, { key, address }: ConnectedAccount) =>
      update(
        recruiter,
        id,
        sql`microsoft_account = ${key}, microsoft_address = ${address}`,
        sql`${IS_UNFINISHED} and meeting.microsoft_account is null`,
      ),

    /** Takes a meeting to discard it. Null when another call is busy with it, or it isn't unfinished any more. */
    claim: (recruiter: Recruiter, { meeting_id: id, version }: StoredMeeting): Promise<string | null> =>
      claim(recruiter, id, sql`${IS_UNFINISHED} and meeting.version = ${version} and ${IS_FREE}`),

    release,

    /** Forgets a meeting that was claimed. False, and nothing happened, when the claim is another call's by now. */
    remove: (recruiter: Recruiter, { meeting_id: id }: StoredMeeting, claimed: string): Promise<boolean> =>
      run(recruiter, async (connection) => {
        const { rows } = await connection.execute(
          sql`delete from ai.meetings meeting where meeting.id = ${id}::uuid and ${ofRecruiter(recruiter)} and ${IS_UNFINISHED} and meeting.claimed_until = ${claimed}::timestamptz
            returning meeting.id`,
        )
        return rows.length > 0
      }),
  }
}

export type UnfinishedMeetings = ReturnType<typeof createUnfinishedMeetings>
