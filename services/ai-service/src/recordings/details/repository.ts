import type { changeSegment, changeSpeakers, ConversationSummary, RecordingDetails } from '@wervio/contracts'
import { conversationSummary, recordingSpeaker } from '@wervio/contracts'
import { ServiceError, type Recruiter } from '@wervio/service-kit'
import type { Sql } from '@wervio/service-kit/database'
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Transaction } from '../../platform/accounts.ts'
import { moment } from '../../platform/moment.ts'
import { settingsOf } from '../../platform/settings-of.ts'
import { readCompetencies } from '../../matching/requirements/competencies.ts'
import { outdateSaid } from '../../matching/interviews/outdate-said.ts'
import { summaryText } from '../job/summary-text.ts'
import { readSegments, readSpoken } from '../segments/segment-rows.ts'
import { transcriptText } from '../segments/transcript-text.ts'
import { moveSegments } from './move-segments.ts'

type SegmentChange = z.output<typeof changeSegment.body>
type SpeakersChange = z.output<typeof changeSpeakers.body>

const namedRow = z.object({ id: z.uuid(), name: z.string() })

const detailsRow = z.object({
  id: z.uuid(),
  file_name: z.string(),
  source: z.string(),
  conversation_type: z.string().nullable(),
  candidate: namedRow.nullable(),
  vacancy: namedRow.nullable(),
  created_at: moment,
  duration: z.number().nullable(),
  processed_at: moment.nullable(),
  speech_engine: z.string().nullable(),
  speech_model: z.string().nullable(),
  speakers_by: z.string().nullable(),
  speakers: z.array(recordingSpeaker),
  transcript: z.string(),
  summary: z.string(),
  summary_content: conversationSummary.nullable(),
  summarised_version: z.int().nullable(),
  has_audio: z.boolean(),
  consent_id: z.uuid().nullable(),
  meeting: z.object({ id: z.uuid(), subject: z.string() }).nullable(),
  version: z.int(),
})

const waveformRow = z.object({ peaks: z.array(z.number()), duration: z.number() })

const isOf = (recruiter: Recruiter, id: string): SQL =>
  sql`recording.id = ${id}::uuid and recording.organisation_id = ${recruiter.organisationId}::uuid and recording.deleted_at is null and recording.state = 'done'`
const subject = (kind: string, id: SQL): SQL =>
  sql`(select jsonb_build_object('id', id, 'name', name) from ai.meeting_subjects where kind = ${kind} and id = ${id})`

const read = async (connection: Sql, recruiter: Recruiter, id: string): Promise<RecordingDetails | null> => {
  const { rows } = await connection.execute(
    sql`select recording.id, file_name, source, conversation_type, recording.created_at, duration, processed_at, speech_engine, speech_model, speakers_by, speakers, transcript, summary,
        summary_content, summarised_version, waveform is not null as has_audio, consent_id, version,
        (select jsonb_build_object('id', meeting.id, 'subject', meeting.subject) from ai.meetings meeting
          where meeting.id = recording.teams_meeting_id and meeting.account_id = ${recruiter.accountId}::uuid) as meeting,
        ${subject('candidate', sql`recording.candidate_id`)} as candidate, ${subject('vacancy', sql`recording.vacancy_id`)} as vacancy
      from ai.recordings recording where ${isOf(recruiter, id)}`,
  )
  if (rows.length === 0) return null
  const row = detailsRow.parse(rows[0])
  return {
    id: row.id,
    fileName: row.file_name,
    source: row.source,
    conversationType: row.conversation_type,
    candidate: row.candidate,
    vacancy: row.vacancy && { id: row.vacancy.id, title: row.vacancy.name },
    created_at: row.created_at,
    duration: row.duration,
    processed_at: row.processed_at,
    speech:
      row.speech_engine === null
        ? null
        : { engine: row.speech_engine, model: row.speech_model ?? '', speakers: row.speakers_by },
    speakers: row.speakers,
    segments: await readSegments(connection, id),
    transcript: row.transcript,
    summary: row.summary_content,
    summary_text: row.summary,
    summary_is_outdated: row.summary_content !== null && row.summarised_version !== row.version,
    has_audio: row.has_audio,
    consent_id: row.consent_id,
    meeting: row.meeting,
    version: row.version,
  }
}

/** What was made of recordings that are done, and the changes of recruiters in it. Null for one that isn't there. */
export const createDetailsRepository = (transaction: Transaction) => {
  /** Changes one version, or throws `recording_conflict` with the recording as it is now. */
  const change = <T>(
    recruiter: Recruiter,
    id: string,
    version: number,
    work: (connection: Sql, current: RecordingDetails) => Promise<T | null>,
  ): Promise<T | null> =>
    transaction(settingsOf(recruiter), async (connection) => {
      await connection.execute(sql`select 1 from ai.recordings recording where ${isOf(recruiter, id)} for update`)
      const current = await read(connection, recruiter, id)
      if (current === null) return null
      if (current.version !== version) throw new ServiceError('recording_conflict', { extra: { current } })
      return work(connection, current)
    })

  const raise = async (connection: Sql, id: string, set: SQL): Promise<void> => {
    await outdateSaid(connection, id)
    await connection.execute(
      sql`update ai.recordings set version = version + 1, updated_at = clock_timestamp(), ${set} where id = ${id}::uuid`,
    )
  }

  return {
    find: (recruiter: Recruiter, id: string): Promise<RecordingDetails | null> =>
      transaction(settingsOf(recruiter), (connection) => read(connection, recruiter, id)),

    /** What is said and when, of a recording that was found, and the competencies that its vacancy asks. */
    readSpoken: (recruiter: Recruiter, id: string, vacancyId: string | null) =>
      transaction(settingsOf(recruiter), async (connection) => ({
        ...(await readSpoken(connection, id)),
        competencies: await readCompetencies(connection, vacancyId),
      })),

    changeSegment: (recruiter: Recruiter, id: string, position: number, { text, speaker, version }: SegmentChange) =>
      change(recruiter, id, version, async (connection, { segments, speakers }) => {
        if (!segments.some((segment) => segment.position === position)) return null
        if (speaker !== undefined && !speakers.some((one) => one.id === speaker))
          throw new ServiceError('bad_request', { message: 'Kies een spreker uit de lijst.' })
        await connection.execute(
          sql`update ai.recording_segments set
              text = ${text === undefined ? sql`text` : text === null ? sql`coalesce(original, text)` : text},
              original = ${text === undefined ? sql`original` : text === null ? null : sql`nullif(coalesce(original, text), ${text})`},
              speaker = ${speaker ?? sql`speaker`}, edited_by = ${recruiter.accountId}::uuid, edited_at = clock_timestamp()
            where recording_id = ${id}::uuid and position = ${position}`,
        )
        const changedSegments = await readSegments(connection, id)
        await raise(connection, id, sql`transcript = ${transcriptText(changedSegments, speakers)}`)
        const segment = changedSegments.find((each) => each.position === position)
        return segment ? { version: version + 1, segment } : null
      }),

    changeSpeakers: (recruiter: Recruiter, id: string, { speakers, merges, moves, version }: SpeakersChange) =>
      change(recruiter, id, version, async (connection, before) => {
        await moveSegments(connection, id, { speakers, merges, moves })
        const segments = await readSegments(connection, id)
        const roleOf = new Map(before.speakers.map((one) => [one.id, one.role]))
        const isRenaming =
          merges.length === 0 && moves.length === 0 && speakers.every((one) => roleOf.get(one.id) === one.role)
        await raise(
          connection,
          id,
          sql`speakers = ${JSON.stringify(speakers)}::jsonb, transcript = ${transcriptText(segments, speakers)},
            summarised_version = case when ${isRenaming} and summarised_version = version then version + 1 else summarised_version end`,
        )
        return read(connection, recruiter, id)
      }),

    /** Stores a summary of this version. */
    storeSummary: (
      recruiter: Recruiter,
      id: string,
      {
        summary,
        conversationType,
        version,
      }: { summary: ConversationSummary; conversationType: string; version: number },
    ) =>
      change(recruiter, id, version, async (connection) => {
        await raise(
          connection,
          id,
          sql`summary_content = ${JSON.stringify(summary)}::jsonb, summary = ${summaryText(summary)}, conversation_type = ${conversationType}, summarised_version = version + 1`,
        )
        return read(connection, recruiter, id)
      }),

    /** Can be put back until a day later. */
    remove: (recruiter: Recruiter, id: string): Promise<boolean> =>
      transaction(settingsOf(recruiter), async (connection) => {
        const { rows } = await connection.execute(
          sql`update ai.recordings recording set deleted_at = clock_timestamp() where ${isOf(recruiter, id)} returning id`,
        )
        await outdateSaid(connection, id)
        return rows.length > 0
      }),

    /** One that isn't deleted stays as it is. */
    restore: async (recruiter: Recruiter, id: string): Promise<void> => {
      await transaction(settingsOf(recruiter), async (connection) => {
        await outdateSaid(connection, id)
        await connection.execute(
          sql`update ai.recordings set deleted_at = null
            where id = ${id}::uuid and organisation_id = ${recruiter.organisationId}::uuid and deleted_at > clock_timestamp() - interval '1 day'`,
        )
      })
    },

    /** Asked for each part of the sound that a player wants. */
    findAudioKey: (recruiter: Recruiter, id: string): Promise<string | null> =>
      transaction(settingsOf(recruiter), async (connection) => {
        const { rows } = await connection.execute<{ key: string }>(
          sql`select audio_key as key from ai.recordings recording where ${isOf(recruiter, id)} and waveform is not null`,
        )
        return rows[0]?.key ?? null
      }),

    /** How loud the sound is. */
    findWaveform: (recruiter: Recruiter, id: string): Promise<z.output<typeof waveformRow> | null> =>
      transaction(settingsOf(recruiter), async (connection) => {
        const { rows } = await connection.execute(
          sql`select to_jsonb(waveform) as peaks, coalesce(duration, 0) as duration from ai.recordings recording
            where ${isOf(recruiter, id)} and waveform is not null`,
        )
        return rows.length === 0 ? null : waveformRow.parse(rows[0])
      }),
  }
}

export type DetailsRepository = ReturnType<typeof createDetailsRepository>
