import { consent, type Consent, type giveConsent } from '@wervio/contracts'
import { ServiceError, type Recruiter } from '@wervio/service-kit'
import type { Sql } from '@wervio/service-kit/database'
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Transaction } from '../../platform/accounts.ts'
import { moment } from '../../platform/moment.ts'
import { settingsOf } from '../../platform/settings-of.ts'
import { ofRecruiter } from '../../meetings/store/recruiter-meetings.ts'
import { hasSubject } from '../../platform/subjects.ts'
import { insertConsent } from './insert-consent.ts'
import { deleteDerived, restsOnAnyConsent } from './delete-derived.ts'
import { isLast, restsOn } from './standing-consent.ts'

type Draft = z.output<typeof giveConsent.body>

const row = consent.extend({ withdrawn_at: moment.nullable(), created_at: moment })

const CONSENT = sql`consent`
/** The one with which all that was agreed to ends. */
const isLastStanding = sql`(consent.withdrawn_at is null and ${isLast(CONSENT)})`

/**
 * The consents of a condition, newest first. A recording of what Teams wrote is named with the transcript it is made
 * of.
 */
export const readConsents = async (connection: Sql, condition: SQL): Promise<Consent[]> => {
  const { rows } = await connection.execute(
    sql`select id, wording, way, to_char(given_on, 'YYYY-MM-DD') as given_on, withdrawn_at, deletion, created_at,
        (select name from ai.colleagues where account_id = consent.account_id) as by,
        (select count(*)::int from ai.recordings where state <> 'cancelled' and deleted_at is null and source <> 'teams'
          and (consent_id = consent.id or (candidate_id = consent.candidate_id and ${restsOnAnyConsent} and ${isLastStanding}))) as recordings,
        case when ${isLastStanding} then (select count(*)::int from ai.meetings meeting
            where ${restsOn(sql`meeting`, CONSENT)} and meeting.transcript_processed_at is not null)
          else 0 end as meeting_transcripts
      from ai.consents consent where ${condition} order by created_at desc, id desc`,
  )
  return z.array(row).parse(rows)
}

type Subject = { subject: string | null }

/**
 * One withdrawal of a candidate or meeting at a time: of two at once each would take the other's consent for one that
 * stands.
 */
export const lockConsents = async (connection: Sql, subject: string | null): Promise<void> => {
  await connection.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`consents/${subject ?? ''}`}, 0))`)
}

type Withdrawn = { ids: string[]; recordingIds: string[] }

const standingRow = z.object({ id: z.uuid(), candidate_id: z.uuid().nullable() })

/**
 * Deletes all that rests on the standing consents of a condition, each with the count of it. Answers which those are,
 * and the recordings whose bytes have to go.
 */
const withdrawStanding = async (connection: Sql, condition: SQL): Promise<Withdrawn> => {
  const { rows } = await connection.execute(
    sql`select id, candidate_id from ai.consents where ${condition} and withdrawn_at is null order by created_at, id for update`,
  )
  const standing = z.array(standingRow).parse(rows)
  const recordingIds: string[] = []
  for (const { id, candidate_id: candidateId } of standing) {
    const derived = await deleteDerived(connection, { consentId: id, candidateId })
    recordingIds.push(...derived.recordingIds)
    await connection.execute(
      sql`update ai.consents set withdrawn_at = clock_timestamp(), deletion = ${JSON.stringify(derived.counts)}::jsonb where id = ${id}::uuid`,
    )
  }
  return { ids: standing.map(({ id }) => id), recordingIds }
}

/** That candidates of the recruiter's organisation agreed to being recorded. Null for who or what isn't there. */
export const createConsentRepository = (transaction: Transaction) => ({
  list: (recruiter: Recruiter, candidateId: string): Promise<Consent[] | null> =>
    transaction(settingsOf(recruiter), async (connection) =>
      (await hasSubject(connection, 'candidate', candidateId))
        ? readConsents(connection, sql`candidate_id = ${candidateId}::uuid`)
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
      const [stored] = await readConsents(
        connection,
        id === null
          ? sql`account_id = ${recruiter.accountId}::uuid and creation_key = ${creationKey ?? null}::uuid and candidate_id = ${candidateId}::uuid`
          : sql`id = ${id}::uuid`,
      )
      return stored ? { consent: stored, isNew: id !== null } : null
    }),

  /**
   * Notes that whoever is in a meeting of the recruiter's own agreed; null without it. Throws `meeting_conflict` for
   * one with a candidate: they have to agree themselves.
   */
  giveForMeeting: (
    recruiter: Recruiter,
    meetingId: string,
    { creation_key: creationKey, ...draft }: Draft,
  ): Promise<{ consent: Consent; isNew: boolean } | null> =>
    transaction(settingsOf(recruiter), async (connection) => {
      const { rows } = await connection.execute<{ candidate_id: string | null }>(
        sql`select meeting.candidate_id from ai.meetings meeting
          where meeting.id = ${meetingId}::uuid and ${ofRecruiter(recruiter)} and meeting.state <> 'unfinished' for update`,
      )
      const [meeting] = rows
      if (!meeting) return null
      if (meeting.candidate_id !== null) throw new ServiceError('meeting_conflict')
      const id = await insertConsent(connection, recruiter, {
        ...draft,
        candidateId: null,
        meetingId,
        creationKey: creationKey ?? null,
      })
      const [stored] = await readConsents(
        connection,
        id === null
          ? sql`account_id = ${recruiter.accountId}::uuid and creation_key = ${creationKey ?? null}::uuid and meeting_id = ${meetingId}::uuid`
          : sql`id = ${id}::uuid`,
      )
      return stored ? { consent: stored, isNew: id !== null } : null
    }),

  /** One that was withdrawn before stays as it is. */
  withdraw: (recruiter: Recruiter, id: string): Promise<{ consent: Consent; recordingIds: string[] } | null> =>
    transaction(settingsOf(recruiter), async (connection) => {
      const { rows } = await connection.execute<Subject>(
        sql`select coalesce(candidate_id, meeting_id)::text as subject from ai.consents where id = ${id}::uuid`,
      )
      const [before] = rows
      if (!before) return null
      await lockConsents(connection, before.subject)
      const { recordingIds } = await withdrawStanding(connection, sql`id = ${id}::uuid`)
      const [stored] = await readConsents(connection, sql`id = ${id}::uuid`)
      return stored ? { consent: stored, recordingIds } : null
    }),

  /** Every one of a candidate that stands, in one transaction, newest first; null without the candidate. */
  withdrawAll: (
    recruiter: Recruiter,
    candidateId: string,
  ): Promise<{ consents: Consent[]; recordingIds: string[] } | null> =>
    transaction(settingsOf(recruiter), async (connection) => {
      if (!(await hasSubject(connection, 'candidate', candidateId))) return null
      await lockConsents(connection, candidateId)
      const { ids, recordingIds } = await withdrawStanding(connection, sql`candidate_id = ${candidateId}::uuid`)
      return {
        consents: await readConsents(connection, sql`id = any(${`{${ids.join(',')}}`}::uuid[])`),
        recordingIds,
      }
    }),
})

export type ConsentRepository = ReturnType<typeof createConsentRepository>
