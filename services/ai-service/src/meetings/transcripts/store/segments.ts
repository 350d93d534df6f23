import { isDeepStrictEqual } from 'node:util'
import type { TranscriptSegment } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import type { Sql } from '@wervio/service-kit/database'
import { sql } from 'drizzle-orm'
import { segmentRows } from './rows.ts'

/** What was said in a meeting, by start. */
export const readSegments = async (connection: Sql, meetingId: string): Promise<TranscriptSegment[]> => {
  const { rows } = await connection.execute(
    sql`select starts as start, ends as end, coalesce(speaker, '') as speaker, text from ai.meeting_segments where meeting_id = ${meetingId}::uuid order by position`,
  )
  return segmentRows.parse(rows)
}

/** Puts these segments in the place of those that a meeting had; false when they are the same. */
export const replaceSegments = async (
  connection: Sql,
  { organisationId }: Recruiter,
  meetingId: string,
  segments: readonly TranscriptSegment[],
): Promise<boolean> => {
  if (isDeepStrictEqual(await readSegments(connection, meetingId), segmentRows.parse(segments))) return false
  await connection.execute(sql`delete from ai.meeting_segments where meeting_id = ${meetingId}::uuid`)
  // One parameter for all of them: PostgreSQL takes 65,535.
  await connection.execute(
    sql`insert into ai.meeting_segments (meeting_id, position, organisation_id, starts, ends, speaker, text)
      select ${meetingId}::uuid, position, ${organisationId}::uuid, (segment->>'start')::float8, (segment->>'end')::float8,
        nullif(segment->>'speaker', ''), segment->>'text'
      from jsonb_array_elements(${JSON.stringify(segments)}::jsonb) with ordinality as each (segment, position)`,
  )
  return true
}
