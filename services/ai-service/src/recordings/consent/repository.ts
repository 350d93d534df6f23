import { consent, type Consent, type giveConsent } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import type { Sql } from '@wervio/service-kit/database'
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Transaction } from '../../platform/accounts.ts'
import { moment } from '../../platform/moment.ts'
import { settingsOf } from '../../platform/settings-of.ts'
import { hasSubject } from '../../platform/subjects.ts'
import { insertConsent } from './insert-consent.ts'
import { deleteDerived } from './delete-derived.ts'

type Draft = z.output<typeof giveConsent.body>

const row = consent.extend({ withdrawn_at: moment.nullable(), created_at: moment })

const read = async (connection: Sql, condition: SQL): Promise<Consent[]> => {
  const { rows } = await connection.execute(
    sql`select id, wording, way, to_char(given_on, 'YYYY-MM-DD') as given_on, withdrawn_at, deletion, created_at,
        (select name from ai.colleagues where account_id = consent.account_id) as by,
        (select count(*)::int from ai.recordings where consent_id = consent.id and state <> 'cancelled' and deleted_at is null) as recordings,
        case when withdrawn_at is null and not exists (select 1 from ai.consents other
            where other.candidate_id = consent.candidate_id and other.id <> consent.id and other.withdrawn_at is null)
          then (select count(*)::int from ai.meetings where candidate_id = consent.candidate_id and transcript_processed_at is not null)
          else 0 end as meeting_transcripts
      from ai.consents consent where ${condition} order by created_at desc, id desc`,
  )
  return z.array(row).parse(rows)
}

/** That candidates of the recruiter's organisation agreed to being recorded. Null for who or what isn't there. */
export const createConsentRepository = (transaction: Transaction) => ({
  list: (recruiter: Recruiter, candidateId: string): Promise<Consent[] | null> =>
    transaction(settingsOf(recruiter), async (connection) =>
      (await hasSubject(connection, 'candidate', candidateId))
        ? read(connection, sql`candidate_id = ${candidateId}::uuid`)
        : null,
    ),

  give: (
    recruiter: Recruiter,
    candidateId: string,
    { creation_key: creationKey, ...draft }: Draft,
  ): Promise<{ consent: Consent; isNew: boolean } | null> =>
    transaction(settingsOf(recruiter), async (connection) => {
      if (!(await hasSubject(connection, 'candidate', candidateId))) return null
      const id = await insertConsent(connection, recruiter, {
        ...draft,
        candidateId,
        creationKey: creationKey ?? null,
      })
      const [stored] = await read(
        connection,
        id === null
          ? sql`account_id = ${recruiter.accountId}::uuid and creation_key = ${creationKey ?? null}::uuid and candidate_id = ${candidateId}::uuid`
          : sql`id = ${id}::uuid`,
      )
      return stored ? { consent: stored, isNew: id !== null } : null
    }),

  /**
   * Deletes all that rests on a consent, in one transaction with the count of it; `recordingIds` are those whose bytes have to
   * go. One that was withdrawn before stays as it is.
   */
  withdraw: (recruiter: Recruiter, id: string): Promise<{ consent: Consent; recordingIds: string[] } | null> =>
    transaction(settingsOf(recruiter), async (connection) => {
      // One withdrawal of a candidate at a time: of two at once each would take the other's consent for one that stands.
      await connection.execute(
        sql`select pg_advisory_xact_lock(hashtextextended('consents/' || candidate_id::text, 0)) from ai.consents where id = ${id}::uuid`,
      )
      const { rows } = await connection.execute<{ candidate_id: string | null; withdrawn_at: unknown }>(
        sql`select candidate_id, withdrawn_at from ai.consents where id = ${id}::uuid for update`,
      )
      const [before] = rows
      if (!before) return null
      let recordingIds: string[] = []
      if (before.withdrawn_at === null) {
        const derived = await deleteDerived(connection, { consentId: id, candidateId: before.candidate_id })
        recordingIds = derived.recordingIds
        await connection.execute(
          sql`update ai.consents set withdrawn_at = clock_timestamp(), deletion = ${JSON.stringify(derived.counts)}::jsonb where id = ${id}::uuid`,
        )
      }
      const [stored] = await read(connection, sql`id = ${id}::uuid`)
      return stored ? { consent: stored, recordingIds } : null
    }),
})

export type ConsentRepository = ReturnType<typeof createConsentRepository>
