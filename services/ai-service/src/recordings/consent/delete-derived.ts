import type { consentDeletions } from '@wervio/contracts'
import type { Sql } from '@wervio/service-kit/database'
import { sql } from 'drizzle-orm'
import { forgetSaid } from '../../matching/interviews/outdate-said.ts'
import { deleteMeetingTranscripts, lockRestingMeetings, NO_TRANSCRIPTS } from './delete-meeting-transcripts.ts'
import { isLast } from './standing-consent.ts'

type Counts = Record<(typeof consentDeletions)[number], number>

/**
 * A conversation without a consent of its own, which goes with the last one of its candidate: texts that came in one
 * call, and what Teams wrote of a meeting.
 */
export const restsOnAnyConsent = sql`(source in ('entered', 'teams') and consent_id is null)`

const countOf = async (connection: Sql, query: ReturnType<typeof sql>): Promise<number> => {
  const { rows } = await connection.execute<{ count: number }>(query)
  return rows[0]?.count ?? 0
}

/**
 * Deletes the recordings that rest on a consent with what was made of them, also those that were deleted and could be
 * put back. Once no other consent stands, texts of conversations that were entered go as well, and the transcripts of
 * Teams with the recordings of them. The chat about the candidate since the oldest of them goes too: any of its answers
 * may repeat what was said.
 */
export const deleteDerived = async (
  connection: Sql,
  { consentId, candidateId }: { consentId: string; candidateId: string | null },
): Promise<{ recordingIds: string[]; counts: Counts }> => {
  const last = await connection.execute<{ is_last: boolean }>(
    sql`select ${isLast(sql`consent`)} as is_last from ai.consents consent where consent.id = ${consentId}::uuid`,
  )
  const isLastOne = last.rows[0]?.is_last ?? false
  if (isLastOne) await lockRestingMeetings(connection, consentId)
  const { rows } = await connection.execute<{
    id: string
    has_summary: boolean
    files: number
  }>(
    sql`select id, (summary_content is not null or summary <> '') as has_summary, (state <> 'uploading' and source not in ('entered', 'teams'))::int + (waveform is not null)::int as files
      from ai.recordings
      where consent_id = ${consentId}::uuid or (${isLastOne} and candidate_id = ${candidateId}::uuid and ${restsOnAnyConsent}) for update`,
  )
  const ids = rows.map(({ id }) => id)
  const list = sql`${`{${ids.join(',')}}`}::uuid[]`
  const segments = await countOf(
    connection,
    sql`with gone as (delete from ai.recording_segments where recording_id = any(${list}) returning 1) select count(*)::int as count from gone`,
  )
  const meetings = isLastOne ? await deleteMeetingTranscripts(connection, consentId) : NO_TRANSCRIPTS
  let evidence = 0
  for (const id of ids) evidence += await forgetSaid(connection, id)
  // Row-level security shows colleagues' conversations about this candidate from here on.
  await connection.execute(sql`select set_config('app.candidates', ${candidateId ?? ''}, true)`)
  const chatAnswers = await countOf(
    connection,
    sql`with gone as (delete from ai.chat_messages
        where (candidate_id = ${candidateId}::uuid or ${candidateId}::uuid = any(people)) and role = 'assistant'
          and created_at >= least(${meetings.since}::timestamptz,
            (select min(coalesce(processed_at, created_at)) from ai.recordings where id = any(${list}) and state = 'done'))
        returning 1)
      select count(*)::int as count from gone`,
  )
  await connection.execute(sql`delete from ai.recordings where id = any(${list})`)
  return {
    recordingIds: ids,
    counts: {
      recordings: ids.length,
      audio_files: rows.reduce((sum, { files }) => sum + files, 0),
      meeting_transcripts: meetings.transcripts,
      segments: segments + meetings.segments,
      summaries: rows.filter(({ has_summary: hasSummary }) => hasSummary).length,
      evidence,
      chat_answers: chatAnswers,
    },
  }
}
