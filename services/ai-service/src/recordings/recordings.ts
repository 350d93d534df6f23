import { randomUUID } from 'node:crypto'
import { messages, recording, type Recording, type saveRecording } from '@wervio/contracts'
import { ServiceError, type Recruiter } from '@wervio/service-kit'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Transaction } from '../platform/accounts.ts'
import { moment } from '../platform/moment.ts'
import { isGoneReference } from '../platform/failure-code.ts'
import { settingsOf } from '../platform/settings-of.ts'
import { hasSubject } from '../platform/subjects.ts'
import { lockConsents } from './consent/repository.ts'
import { hasWithdrawn } from './consent/standing-consent.ts'

type Draft = z.output<typeof saveRecording.body>

const row = recording.extend({ created_at: moment })
const columns = sql`id, file_name as "fileName", summary, transcript, created_at, teams_meeting_id as meeting_id`

/** Interviews with the candidates of the recruiter's organisation. Null without the candidate. */
export const createRecordings = (transaction: Transaction) => ({
  /** Newest first. */
  list: (recruiter: Recruiter, candidateId: string): Promise<Recording[] | null> =>
    transaction(settingsOf(recruiter), async (connection) => {
      if (!(await hasSubject(connection, 'candidate', candidateId))) return null
      const { rows } = await connection.execute(
        sql`select ${columns} from ai.recordings where organisation_id = ${recruiter.organisationId}::uuid and candidate_id = ${candidateId}::uuid and state = 'done' and deleted_at is null order by created_at desc, id desc`,
      )
      return z.array(row).parse(rows)
    }),

  /**
   * Null too when the candidate is erased at this very moment. Throws `conflict` for one who withdrew consent and gave
   * none since.
   */
  add: async (
    recruiter: Recruiter,
    candidateId: string,
    { fileName, summary, transcript }: Draft,
  ): Promise<Recording | null> => {
    try {
      return await transaction(settingsOf(recruiter), async (connection) => {
        if (!(await hasSubject(connection, 'candidate', candidateId))) return null
        await lockConsents(connection, candidateId)
        const refusals = await connection.execute<{ has_withdrawn: boolean }>(
          sql`select ${hasWithdrawn(sql`${candidateId}::uuid`)} as has_withdrawn`,
        )
        if (refusals.rows[0]?.has_withdrawn) throw new ServiceError('conflict', { message: messages.consentWithdrawn })
        const { rows } = await connection.execute(
          sql`insert into ai.recordings (id, organisation_id, candidate_id, account_id, file_name, summary, transcript, created_at)
            values (${randomUUID()}::uuid, ${recruiter.organisationId}::uuid, ${candidateId}::uuid, ${recruiter.accountId}::uuid, ${fileName}, ${summary}, ${transcript}, clock_timestamp())
            returning ${columns}`,
        )
        return row.parse(rows[0])
      })
    } catch (error) {
      if (isGoneReference(error)) return null
      throw error
    }
  },
})

export type Recordings = ReturnType<typeof createRecordings>
