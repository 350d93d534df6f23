import type { Sql } from '@wervio/service-kit/database'
import { sql } from 'drizzle-orm'
import { restsOn } from './standing-consent.ts'

/** What was stored of transcripts from Teams, and since when the assistant could know it. */
export type MeetingTranscripts = { transcripts: number; segments: number; since: string | null }

export const NO_TRANSCRIPTS: MeetingTranscripts = { transcripts: 0, segments: 0, since: null }

const restingMeetings = (consentId: string) =>
  sql`ai.meetings meeting where exists (select 1 from ai.consents consent
    where consent.id = ${consentId}::uuid and ${restsOn(sql`meeting`, sql`consent`)})`

/**
 * To be called first: a transcript that is being stored, and the recording of it, are there by then or aren't stored at
 * all.
 */
export const lockRestingMeetings = async (connection: Sql, consentId: string): Promise<void> => {
  await connection.execute(sql`select id from ${restingMeetings(consentId)} order by id for update`)
}

/**
 * Deletes what Teams wrote of the meetings that rest on a consent. Only for one beside which no other stands: a meeting
 * rests on what was agreed to, not on one day of it. What is being fetched is not stored any more. The meetings are
 * locked.
 */
export const deleteMeetingTranscripts = async (connection: Sql, consentId: string): Promise<MeetingTranscripts> => {
  const stored = await connection.execute<{ transcripts: number; since: string | null }>(
    sql`select count(transcript_processed_at)::int as transcripts, min(transcript_processed_at)::text as since from ${restingMeetings(consentId)}`,
  )
  const deletion = await connection.execute<{ count: number }>(
    sql`with gone as (delete from ai.meeting_segments
        where meeting_id in (select id from ${restingMeetings(consentId)}) returning 1)
      select count(*)::int as count from gone`,
  )
  // Without its moment a claim is nobody's, so that a fetch that is under way stores nothing.
  await connection.execute(
    sql`update ai.meetings set transcript_processed_at = null, transcript_duration = null, transcript_next_try_at = null,
        transcript = case when transcript = 'waiting' then 'waiting' else 'failed' end,
        transcript_error = case when transcript = 'waiting' then transcript_error else 'consent_withdrawn' end,
        updated_at = clock_timestamp()
      where id in (select id from ${restingMeetings(consentId)}) and transcript in ('available', 'waiting')`,
  )
  const [{ transcripts, since } = NO_TRANSCRIPTS] = stored.rows
  return { transcripts, segments: deletion.rows[0]?.count ?? 0, since }
}
