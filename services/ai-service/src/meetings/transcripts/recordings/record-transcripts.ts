import { randomUUID } from 'node:crypto'
import { recordingSpeaker, type TranscriptSegment } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import type { Sql } from '@wervio/service-kit/database'
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { forgetSaid, outdateSaid } from '../../../matching/interviews/outdate-said.ts'
import { blobKeysOf } from '../../../recordings/blob-keys.ts'
import { mayBeTranscribed } from '../../../recordings/consent/standing-consent.ts'
import { appendSegments, readSegments as readRecorded } from '../../../recordings/segments/segment-rows.ts'
import { readSegments } from '../store/segments.ts'
import { carryEdits, isRecorded } from './carry-edits.ts'
import { speakerIds, teamsSpeakers, type MeetingPeople } from './teams-speakers.ts'

const MEETING = sql`meeting`
/** Of a meeting with a candidate: a transcript that nobody looked at to make a recording of. */
const isUnrecorded = sql`(meeting.candidate_id is not null and meeting.transcript_processed_at is not null
  and meeting.transcript_recorded_at is distinct from meeting.transcript_processed_at)`

const meetingRow = z.object({ id: z.uuid(), is_allowed: z.boolean(), candidate: z.string() })
const recordingRow = z.object({ id: z.uuid(), speakers: z.array(recordingSpeaker) })

const longestOf = (segments: readonly TranscriptSegment[]): number =>
  segments.reduce((longest, { end }) => Math.max(longest, end), 0)

const withoutEdits = (segments: readonly TranscriptSegment[], ids: ReadonlyMap<string, string>) =>
  segments.map((segment) => ({ ...segment, speaker: ids.get(segment.speaker) ?? '', confidence: null, words: null }))

const readColleagues = async (connection: Sql): Promise<string[]> => {
  const { rows } = await connection.execute<{ name: string }>(sql`select name from ai.colleagues`)
  return rows.map(({ name }) => name)
}

/** The first recording of a meeting's transcript; the job summarises it. */
const makeRecording = async (
  connection: Sql,
  meetingId: string,
  segments: readonly TranscriptSegment[],
  people: MeetingPeople,
): Promise<void> => {
  const id = randomUUID()
  const ids = speakerIds(segments, new Map(), [])
  const keys = blobKeysOf(id)
  // It took place when the meeting did. Nothing is stored under its keys, but a job of the version before asks for
  // them.
  const { rows } = await connection.execute<{ organisation_id: string }>(
    sql`insert into ai.recordings (id, organisation_id, account_id, candidate_id, vacancy_id, teams_meeting_id, file_name, summary, transcript, source, state,
        conversation_type, blob_key, audio_key, duration, speakers, seen_at, created_at)
      select ${id}::uuid, organisation_id, account_id, candidate_id, vacancy_id, id, subject, '', '', 'teams', 'summarising',
        'sollicitatie', ${keys.original}, ${keys.audio}, ${longestOf(segments)}, ${JSON.stringify(teamsSpeakers(ids, [], people))}::jsonb,
        clock_timestamp(), least(starts, clock_timestamp())
      from ai.meetings where id = ${meetingId}::uuid returning organisation_id`,
  )
  const [{ organisation_id: organisationId } = { organisation_id: '' }] = rows
  await appendSegments(connection, organisationId, id, withoutEdits(segments, ids))
}

/** Puts what Teams says now in the place of what it said, with what recruiters changed where it says the same. */
const renewRecording = async (
  connection: Sql,
  { id, speakers }: z.output<typeof recordingRow>,
  segments: readonly TranscriptSegment[],
  people: MeetingPeople,
): Promise<void> => {
  const recorded = await readRecorded(connection, id)
  if (isRecorded(segments, recorded)) return
  await outdateSaid(connection, id)
  const { rows } = await connection.execute<{ organisation_id: string }>(
    sql`select organisation_id from ai.recordings where id = ${id}::uuid`,
  )
  const carried = carryEdits(segments, recorded)
  const ids = speakerIds(
    segments,
    carried.ids,
    speakers.map((speaker) => speaker.id),
  )
  await connection.execute(sql`delete from ai.recording_segments where recording_id = ${id}::uuid`)
  await appendSegments(connection, rows[0]?.organisation_id ?? '', id, withoutEdits(segments, ids))
  await connection.execute(
    sql`update ai.recording_segments set text = edit->>'text', original = edit->>'original', speaker = edit->>'speaker'
      from jsonb_array_elements(${JSON.stringify(carried.edits)}::jsonb) as edit
      where recording_id = ${id}::uuid and position = (edit->>'position')::int`,
  )
  await connection.execute(
    sql`update ai.recordings set state = 'summarising', duration = ${longestOf(segments)}, speakers = ${JSON.stringify(teamsSpeakers(ids, speakers, people))}::jsonb,
        version = version + 1, failure = null, tries = 0, next_try_at = null, claim = null, claimed_until = null, updated_at = clock_timestamp()
      where id = ${id}::uuid`,
  )
}

/**
 * Makes recordings of the transcripts of these meetings, with consent that stands and a candidate; what a recruiter
 * deleted isn't made again of the same words. `condition` is about the row `meeting`. Meetings are locked first, as a
 * withdrawal does it: of the two at once, the second sees what the first did.
 */
export const recordTranscripts = async (connection: Sql, condition: SQL): Promise<void> => {
  const locked = await connection.execute<{ id: string }>(
    sql`select meeting.id from ai.meetings meeting where ${condition} and ${isUnrecorded} order by meeting.id for update`,
  )
  if (locked.rows.length === 0) return
  const { rows } = await connection.execute(
    sql`update ai.meetings meeting set transcript_recorded_at = meeting.transcript_processed_at
      where meeting.id = any(${`{${locked.rows.map(({ id }) => id).join(',')}}`}::uuid[]) and ${isUnrecorded}
      returning meeting.id, ${mayBeTranscribed(MEETING)} as is_allowed,
        coalesce((select name from ai.meeting_subjects where kind = 'candidate' and id = meeting.candidate_id), '') as candidate`,
  )
  const colleagues = await readColleagues(connection)
  for (const { id, is_allowed: isAllowed, candidate } of z.array(meetingRow).parse(rows)) {
    if (!isAllowed) continue
    const people = { candidate, colleagues }
    const segments = await readSegments(connection, id)
    const { rows: recordings } = await connection.execute(
      sql`select id, speakers from ai.recordings where teams_meeting_id = ${id}::uuid for update`,
    )
    const [recording] = z.array(recordingRow).parse(recordings)
    if (recording) await renewRecording(connection, recording, segments, people)
    else if (segments.length > 0) await makeRecording(connection, id, segments, people)
  }
}

/**
 * Removes what was made of a meeting's transcript for the candidate of before, and makes it for the one it has now, who
 * has to have agreed. To be called in the transaction that changes the candidate.
 */
export const recordForAnother = async (connection: Sql, meetingId: string): Promise<void> => {
  const { rows } = await connection.execute<{ id: string }>(
    sql`delete from ai.recordings where teams_meeting_id = ${meetingId}::uuid returning id`,
  )
  for (const { id } of rows) await forgetSaid(connection, id)
  await connection.execute(sql`update ai.meetings set transcript_recorded_at = null where id = ${meetingId}::uuid`)
  await recordTranscripts(connection, sql`meeting.id = ${meetingId}::uuid`)
}

/** Recruiters whose meetings are looked at in one round. */
const MOST_RECRUITERS = 100

/**
 * Whose transcripts nobody made recordings of: those of before there were any, and those that an older version stored.
 */
export const unrecordedRecruiters = async (connection: Sql): Promise<Recruiter[]> => {
  const { rows } = await connection.execute<{ account_id: string; organisation_id: string }>(
    sql`select distinct account_id, organisation_id from ai.meetings meeting where ${isUnrecorded} limit ${MOST_RECRUITERS}`,
  )
  return rows.map(({ account_id: accountId, organisation_id: organisationId }) => ({ accountId, organisationId }))
}
