import { randomUUID } from 'node:crypto'
import { messages } from '@wervio/contracts'
import { ServiceError, type Recruiter } from '@wervio/service-kit'
import type { Sql } from '@wervio/service-kit/database'
import { sql } from 'drizzle-orm'
import { DateTime } from 'luxon'
import { recordTranscripts } from '../../meetings/transcripts/recordings/record-transcripts.ts'
import { restsOn } from './standing-consent.ts'

export type NewConsent = {
  wording: string
  way: string
  /** A day in the Netherlands. */
  given_on: string
  /** Null for a candidate who is still to be made. */
  candidateId: string | null
  /** A meeting without a candidate whose people agreed. */
  meetingId?: string
  creationKey: string | null
}

/** A day that hasn't begun in the Netherlands can't be one on which somebody agreed. */
export const requirePast = (day: string, path: string): void => {
  if (day <= DateTime.now().setZone('Europe/Amsterdam').toFormat('yyyy-MM-dd')) return
  throw new ServiceError('validation_failed', {
    message: messages.consentInFuture,
    extra: { fields: [{ path, message: messages.consentInFuture }] },
  })
}

/** Transcripts that waited for consent are asked for again. */
const askForTranscripts = (connection: Sql, consentId: string): Promise<unknown> =>
  connection.execute(
    sql`update ai.meetings meeting set transcript_error = null, transcript_next_try_at = null, updated_at = clock_timestamp()
      from ai.consents consent
      where consent.id = ${consentId}::uuid and ${restsOn(sql`meeting`, sql`consent`)}
        and meeting.transcript = 'waiting' and meeting.transcript_error = 'consent_missing'`,
  )

/** What was stored of a meeting with the candidate, and wasn't shown without consent, is a recording from now on. */
const recordStored = async (connection: Sql, consentId: string): Promise<void> => {
  const ofCandidate = sql`meeting.candidate_id = (select candidate_id from ai.consents where id = ${consentId}::uuid)`
  await connection.execute(
    sql`update ai.meetings meeting set transcript_recorded_at = null
      where ${ofCandidate} and meeting.transcript_processed_at is not null
        and not exists (select 1 from ai.consents other where other.candidate_id = meeting.candidate_id and other.id <> ${consentId}::uuid and other.withdrawn_at is null)`,
  )
  await recordTranscripts(connection, ofCandidate)
}

/** Stores that somebody agreed; null when the same key stored it before. */
export const insertConsent = async (
  connection: Sql,
  { accountId, organisationId }: Recruiter,
  { wording, way, given_on: givenOn, candidateId, meetingId, creationKey }: NewConsent,
): Promise<string | null> => {
  const { rows } = await connection.execute<{ id: string }>(
    sql`insert into ai.consents (id, organisation_id, candidate_id, meeting_id, account_id, wording, way, given_on, creation_key)
      values (${randomUUID()}::uuid, ${organisationId}::uuid, ${candidateId}::uuid, ${meetingId ?? null}::uuid, ${accountId}::uuid, ${wording}, ${way}, ${givenOn}::date, ${creationKey}::uuid)
      on conflict (account_id, creation_key) do nothing returning id`,
  )
  const id = rows[0]?.id ?? null
  if (id === null) return null
  await askForTranscripts(connection, id)
  await recordStored(connection, id)
  return id
}
