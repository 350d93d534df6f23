import { randomUUID } from 'node:crypto'
import { MOST_IMPORTS, UNSEEN_DAYS, type createRecordingImport } from '@wervio/contracts'
import { ServiceError, type Recruiter } from '@wervio/service-kit'
import type { Sql } from '@wervio/service-kit/database'
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Transaction } from '../../platform/accounts.ts'
import { settingsOf } from '../../platform/settings-of.ts'
import { isGoneReference } from '../../platform/failure-code.ts'
import { blobKeysOf } from '../blob-keys.ts'
import { insertConsent } from '../consent/insert-consent.ts'
import { removeSegments } from '../segments/segment-rows.ts'
import { importColumns, importRow, sameBytes, type ImportRow } from './import-row.ts'
import { requireSubjects } from './require-subjects.ts'

export type ImportDraft = z.output<typeof createRecordingImport.body>

const one = sql`ai.recordings recording ${sameBytes}`
const underWay = sql`'uploading', 'waiting', 'converting', 'transcribing', 'summarising'`

const find = async (connection: Sql, { organisationId }: Recruiter, condition: SQL): Promise<ImportRow | null> => {
  const { rows } = await connection.execute(
    sql`select ${importColumns} from ${one} where recording.organisation_id = ${organisationId}::uuid and recording.deleted_at is null and ${condition}`,
  )
  return rows.length === 0 ? null : importRow.parse(rows[0])
}

const insert = async (connection: Sql, recruiter: Recruiter, draft: ImportDraft): Promise<string | null> => {
  const id = randomUUID()
  const consentId = await insertConsent(connection, recruiter, {
    ...draft.consent,
    candidateId: draft.candidate_id ?? null,
    creationKey: null,
  })
  const keys = blobKeysOf(id)
  const { rows } = await connection.execute(
    sql`insert into ai.recordings (id, organisation_id, account_id, candidate_id, file_name, summary, transcript, source, state, conversation_type, language,
        vacancy_id, meeting_id, new_candidate, new_candidate_name, creation_key, size, blob_key, audio_key, consent_id, created_at)
      values (${id}::uuid, ${recruiter.organisationId}::uuid, ${recruiter.accountId}::uuid, ${draft.candidate_id ?? null}::uuid, ${draft.fileName}, '', '', ${draft.source},
        'uploading', ${draft.conversationType}, ${draft.language}, ${draft.vacancy_id ?? null}::uuid, ${draft.meeting_id ?? null}::uuid, ${draft.new_candidate},
        ${draft.new_candidate_name?.trim() || null}, ${draft.creation_key}::uuid, ${draft.size}, ${keys.original}, ${keys.audio}, ${consentId}::uuid, clock_timestamp())
      on conflict (account_id, creation_key) do nothing returning id`,
  )
  return rows.length === 0 ? null : id
}

/** Recordings on their way, of the recruiter's organisation. */
export const createImportRepository = (transaction: Transaction) => {
  const change = (recruiter: Recruiter, id: string, set: SQL, condition: SQL): Promise<boolean> =>
    transaction(settingsOf(recruiter), async (connection) => {
      const { rows } = await connection.execute(
        sql`update ai.recordings set ${set}, updated_at = clock_timestamp()
          where id = ${id}::uuid and organisation_id = ${recruiter.organisationId}::uuid and deleted_at is null and ${condition} returning id`,
      )
      return rows.length > 0
    })

  return {
    /**
     * The import that the first call with this key began, if that was before. Throws `not_found` for who or what isn't
     * there.
     */
    create: async (recruiter: Recruiter, draft: ImportDraft): Promise<{ row: ImportRow; isNew: boolean }> => {
      try {
        return await transaction(settingsOf(recruiter), async (connection) => {
          const ofKey = sql`recording.account_id = ${recruiter.accountId}::uuid and recording.creation_key = ${draft.creation_key}::uuid`
          const before = await find(connection, recruiter, ofKey)
          if (before) return { row: before, isNew: false }
          await requireSubjects(connection, draft)
          const id = await insert(connection, recruiter, draft)
          // The same call at the same moment: that one's consent counts, and this transaction stores none.
          if (id === null) throw new ServiceError('conflict')
          const row = await find(connection, recruiter, sql`recording.id = ${id}::uuid`)
          if (row === null) throw new ServiceError('conflict')
          return { row, isNew: true }
        })
      } catch (error) {
        throw isGoneReference(error) ? new ServiceError('not_found', { cause: error }) : error
      }
    },

    find: (recruiter: Recruiter, id: string): Promise<ImportRow | null> =>
      transaction(settingsOf(recruiter), (connection) => find(connection, recruiter, sql`recording.id = ${id}::uuid`)),

    /**
     * The recruiter's own that run or failed, what was done in the last hour, and what they haven't seen; newest first.
     * A transcript from Teams stands with its meeting, and here only where it failed: here it is tried again.
     */
    list: (recruiter: Recruiter): Promise<ImportRow[]> =>
      transaction(settingsOf(recruiter), async (connection) => {
        const { rows } = await connection.execute(
          sql`select ${importColumns} from ${one}
            where recording.organisation_id = ${recruiter.organisationId}::uuid and recording.account_id = ${recruiter.accountId}::uuid
              and recording.deleted_at is null and recording.source <> 'entered' and (recording.source <> 'teams' or recording.state = 'failed')
              and (recording.state in (${underWay}, 'failed')
                or (recording.state = 'done' and recording.processed_at > clock_timestamp() - interval '1 hour')
                or (recording.state = 'done' and recording.seen_at is null
                  and recording.processed_at > clock_timestamp() - make_interval(days => ${UNSEEN_DAYS})))
            order by recording.created_at desc, recording.id desc limit ${MOST_IMPORTS}`,
        )
        return z.array(importRow).parse(rows)
      }),

    /** Notes that the recruiter looked at these of their own; what still runs has nothing to look at. */
    see: (recruiter: Recruiter, ids: readonly string[]): Promise<unknown> =>
      transaction(settingsOf(recruiter), (connection) =>
        connection.execute(
          sql`update ai.recordings set seen_at = clock_timestamp()
            where organisation_id = ${recruiter.organisationId}::uuid and account_id = ${recruiter.accountId}::uuid
              and id = any(${`{${ids.join(',')}}`}::uuid[]) and state in ('done', 'failed') and seen_at is null`,
        ),
      ),

    /** All bytes are stored: the job may begin. */
    begin: (recruiter: Recruiter, id: string): Promise<boolean> =>
      change(recruiter, id, sql`state = 'waiting', progress = null`, sql`state = 'uploading'`),

    /**
     * Goes on where it was, with fresh tries. False when it didn't fail or rests on a consent that was withdrawn; one
     * from Teams is there only while consent stands.
     */
    retry: (recruiter: Recruiter, id: string): Promise<boolean> =>
      change(
        recruiter,
        id,
        sql`state = case when source = 'teams' then 'summarising' else 'waiting' end, failure = null, seen_at = case when source = 'teams' then seen_at end, tries = 0, next_try_at = null, claim = null, claimed_until = null, progress = null`,
        sql`state = 'failed' and (source = 'teams' or exists (select 1 from ai.consents where id = consent_id and withdrawn_at is null))`,
      ),

    /** What is done stays done. True when it was under way or failed: then its bytes may go. */
    cancel: (recruiter: Recruiter, id: string): Promise<boolean> =>
      transaction(settingsOf(recruiter), async (connection) => {
        const { rows } = await connection.execute(
          sql`update ai.recordings set state = 'cancelled', claim = null, claimed_until = null, failure = null, progress = null, seconds_left = null, transcript = '', summary = '',
              updated_at = clock_timestamp()
            where id = ${id}::uuid and organisation_id = ${recruiter.organisationId}::uuid and deleted_at is null and state in (${underWay}, 'failed') returning id`,
        )
        if (rows.length === 0) return false
        await removeSegments(connection, id)
        return true
      }),
  }
}

export type ImportRepository = ReturnType<typeof createImportRepository>
