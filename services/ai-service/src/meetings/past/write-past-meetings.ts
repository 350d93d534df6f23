import { randomUUID } from 'node:crypto'
import { consentWording, type TranscriptSegment } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import type { Sql } from '@wervio/service-kit/database'
import { sql } from 'drizzle-orm'
import { DateTime } from 'luxon'
import { insertConsent } from '../../recordings/consent/insert-consent.ts'

/** A meeting that wasn't planned in Teams, with what was said in it. */
export type PastMeeting = {
  /** One meeting of a recruiter, however often it is written. */
  creationKey: string
  subject: string
  description: string
  starts: Date
  ends: Date
  /** IANA name. */
  zone: string
  attendees: readonly string[]
  candidateId: string | null
  vacancyId: string | null
  /** By start; null where it wasn't recorded. */
  segments: readonly TranscriptSegment[] | null
}

/** What was said is kept with the consent of whom it was said by, given at the beginning. */
const writeConsent = async (
  connection: Sql,
  recruiter: Recruiter,
  { creationKey, starts, zone, candidateId, segments }: PastMeeting,
): Promise<void> => {
  if (candidateId === null || segments === null) return
  await insertConsent(connection, recruiter, {
    wording: consentWording,
    way: 'spoken',
    given_on: DateTime.fromJSDate(starts, { zone }).toFormat('yyyy-MM-dd'),
    candidateId,
    creationKey,
  })
}

const writeOne = async (
  connection: Sql,
  { accountId, organisationId }: Recruiter,
  { creationKey, subject, description, starts, ends, zone, attendees, candidateId, vacancyId, segments }: PastMeeting,
): Promise<void> => {
  const id = randomUUID()
  const wasRecorded = segments !== null
  // There is no address to join at.
  const { rows } = await connection.execute(
    sql`insert into ai.meetings (id, organisation_id, account_id, creation_key, subject, description, starts, ends, time_zone, attendees,
        enable_bot, recording_set, state, candidate_id, vacancy_id, transcript, transcript_processed_at, transcript_duration)
      values (${id}::uuid, ${organisationId}::uuid, ${accountId}::uuid, ${creationKey}::uuid, ${subject}, ${description},
        ${starts.toISOString()}::timestamptz, ${ends.toISOString()}::timestamptz, ${zone},
        array(select jsonb_array_elements_text(${JSON.stringify(attendees)}::jsonb)), ${wasRecorded}, ${wasRecorded || null}::boolean, 'planned',
        ${candidateId}::uuid, ${vacancyId}::uuid, ${wasRecorded ? 'available' : 'none'},
        ${wasRecorded ? ends.toISOString() : null}::timestamptz, ${segments?.at(-1)?.end ?? null}::float8)
      on conflict (account_id, creation_key) do nothing returning id`,
  )
  if (rows.length === 0 || !segments) return
  await connection.execute(
    sql`insert into ai.meeting_segments (meeting_id, position, organisation_id, starts, ends, speaker, text)
      select ${id}::uuid, position, ${organisationId}::uuid, (segment->>'start')::float8, (segment->>'end')::float8, segment->>'speaker', segment->>'text'
      from jsonb_array_elements(${JSON.stringify(segments)}::jsonb) with ordinality as each (segment, position)`,
  )
}

/**
 * Writes meetings that no call makes, because Teams doesn't know them, with consent; one that is there stays as it is.
 */
export const writePastMeetings = async (
  connection: Sql,
  recruiter: Recruiter,
  meetings: readonly PastMeeting[],
): Promise<void> => {
  for (const meeting of meetings) {
    await writeOne(connection, recruiter, meeting)
    await writeConsent(connection, recruiter, meeting)
  }
}
