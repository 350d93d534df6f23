import { randomUUID } from 'node:crypto'
import type { Recruiter } from '@wervio/service-kit'
import type { Sql } from '@wervio/service-kit/database'
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Transaction } from '../../platform/accounts.ts'
import { settingsOf } from '../../platform/settings-of.ts'

/** How long a process keeps what it claimed without a sign of life. */
export const LEASE_MS = 60_000

/** Recordings that are looked at for one to work on. */
const MOST_DUE = 20

const steps = sql`'waiting', 'converting', 'transcribing', 'summarising'`
const isDue = sql`state in (${steps}) and deleted_at is null and coalesce(claimed_until, '-infinity') <= clock_timestamp()
  and coalesce(next_try_at, '-infinity') <= clock_timestamp()`

/** Of a meeting that nobody planned in Teams: it came with the sample data. */
const isSample = sql`exists (select 1 from ai.meetings meeting where meeting.id = recordings.teams_meeting_id and meeting.event_id is null)`

const dueRow = z.object({ id: z.uuid(), organisation_id: z.uuid(), account_id: z.uuid().nullable() })

const claimedRow = z.object({
  id: z.uuid(),
  file_name: z.string(),
  source: z.string(),
  state: z.enum(['waiting', 'converting', 'transcribing', 'summarising']),
  conversation_type: z.enum(['sollicitatie', 'competentie']).catch('sollicitatie'),
  language: z.enum(['nl', 'en', 'auto']).catch('nl'),
  candidate_id: z.uuid().nullable(),
  vacancy_id: z.uuid().nullable(),
  new_candidate_name: z.string().nullable(),
  blob_key: z.string(),
  audio_key: z.string(),
  duration: z.number().nullable(),
  transcribed: z.number(),
  tries: z.int(),
  speakers: z.array(z.looseObject({ id: z.string(), name: z.string(), role: z.string().nullable() })),
  consent_id: z.uuid().nullable(),
  is_sample: z.boolean(),
})

/** A recording that this process works on, and for whom. */
export type ClaimedRecording = z.output<typeof claimedRow> & { recruiter: Recruiter; claim: string }

/** The recording is no longer this process's: cancelled, erased, or taken over. */
export class LostClaim extends Error {
  override readonly name = 'LostClaim'
}

/** Which recordings are to be worked on, and by whom. What has to be done stands in the rows alone. */
export const createClaims = (transaction: Transaction) => {
  const claim = (recruiter: Recruiter, id: string): Promise<ClaimedRecording | null> =>
    transaction(settingsOf(recruiter), async (connection) => {
      const token = randomUUID()
      const { rows } = await connection.execute(
        sql`update ai.recordings set claim = ${token}::uuid, claimed_until = clock_timestamp() + make_interval(secs => ${LEASE_MS / 1_000})
          where id in (select id from ai.recordings where id = ${id}::uuid and ${isDue} for update skip locked)
          returning id, file_name, source, state, conversation_type, language, candidate_id, vacancy_id, new_candidate_name, blob_key, audio_key, duration, transcribed, tries, speakers, consent_id, ${isSample} as is_sample`,
      )
      return rows.length === 0 ? null : { ...claimedRow.parse(rows[0]), recruiter, claim: token }
    })

  return {
    /** Whether a recording waits that somebody may take; reads by the index of what is due, and locks nothing. */
    areDue: async (): Promise<boolean> => {
      const { rows } = await transaction({}, (connection) =>
        connection.execute(sql`select 1 from ai.recordings where ${isDue} limit 1`),
      )
      return rows.length > 0
    },

    /** Takes a recording that nobody works on; of each organisation the oldest first. Null when there is none. */
    next: async (): Promise<ClaimedRecording | null> => {
      const { rows } = await transaction({}, (connection) =>
        connection.execute(
          sql`select id, organisation_id, account_id from (
              select id, organisation_id, account_id, created_at, row_number() over (partition by organisation_id order by created_at, id) as place
              from ai.recordings where ${isDue}) due
            order by place, created_at, id limit ${MOST_DUE}`,
        ),
      )
      for (const { id, organisation_id: organisationId, account_id: accountId } of z.array(dueRow).parse(rows)) {
        const claimed = await claim({ organisationId, accountId: accountId ?? '' }, id)
        if (claimed) return claimed
      }
      return null
    },

    /**
     * Changes a claimed recording, and what `work` changes with it, or throws `LostClaim` and changes nothing. Every
     * change is a sign of life.
     */
    change: async <T>(
      { id, claim: token, recruiter }: ClaimedRecording,
      set: SQL,
      work?: (connection: Sql) => Promise<T>,
    ): Promise<void> => {
      await transaction(settingsOf(recruiter), async (connection) => {
        const { rows } = await connection.execute(
          sql`update ai.recordings set ${set}, updated_at = clock_timestamp() where id = ${id}::uuid and claim = ${token}::uuid and state in (${steps}) and deleted_at is null returning id`,
        )
        if (rows.length === 0) throw new LostClaim()
        await work?.(connection)
      })
    },

    /** Whether a row of this recording is there at all, cancelled ones not counted. */
    exists: async ({ id, recruiter }: ClaimedRecording): Promise<boolean> => {
      const { rows } = await transaction(settingsOf(recruiter), (connection) =>
        connection.execute(sql`select 1 from ai.recordings where id = ${id}::uuid and state <> 'cancelled'`),
      )
      return rows.length > 0
    },
  }
}

export type Claims = ReturnType<typeof createClaims>

/** Another moment of the lease. */
export const renewed = sql`claimed_until = clock_timestamp() + make_interval(secs => ${LEASE_MS / 1_000})`
