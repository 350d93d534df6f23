import type { Sql } from '@wervio/service-kit/database'
import { sql } from 'drizzle-orm'

/** What was stored of transcripts from Teams, and since when the assistant could know it. */
export type MeetingTranscripts = { transcripts: number; segments: number; since: string | null }

const NONE: MeetingTranscripts = { transcripts: 0, segments: 0, since: null }

/**
 * Deletes what Teams wrote of the meetings with a candidate, unless another consent stands: a meeting rests on what the
 * candidate agreed to, not on one day of it. One that is being fetched is not stored any more.
 */
export const deleteMeetingTranscripts = async (
  connection: Sql,
  { consentId, candidateId }: { consentId: string; candidateId: string | null },
): Promise<MeetingTranscripts> => {
  if (candidateId === null) return NONE
  const other = await connection.execute(
    sql`select 1 from ai.consents where candidate_id = ${candidateId}::uuid and id <> ${consentId}::uuid and withdrawn_at is null limit 1`,
  )
  if (other.rows.length > 0) return NONE
  const stored = await connection.execute<{ transcripts: number; since: string | null }>(
    sql`select count(*)::int as transcripts, min(transcript_processed_at)::text as since from ai.meetings
      where candidate_id = ${candidateId}::uuid and transcript_processed_at is not null`,
  )
  const gone = await connection.execute<{ count: number }>(
    sql`with gone as (delete from ai.meeting_segments
        where meeting_id in (select id from ai.meetings where candidate_id = ${candidateId}::uuid) returning 1)
      select count(*)::int as count from gone`,
  )
  // Without its moment a claim is nobody's, so that a fetch that is under way stores nothing.
  await connection.execute(
    sql`update ai.meetings set transcript_processed_at = null, transcript_duration = null, transcript_next_try_at = null,
        transcript = case when transcript = 'waiting' then 'waiting' else 'failed' end,
        transcript_error = case when transcript = 'waiting' then transcript_error else 'consent_withdrawn' end,
        updated_at = clock_timestamp()
      where candidate_id = ${candidateId}::uuid and transcript in ('available', 'waiting')`,
  )
  const [{ transcripts, since } = NONE] = stored.rows
  return { transcripts, segments: gone.rows[0]?.count ?? 0, since }
}
