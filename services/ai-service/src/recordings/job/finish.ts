import { parse } from 'node:path'
import { limits, type RecordingSpeaker } from '@wervio/contracts'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/accounts.ts'
import { outdateSaid } from '../../matching/interviews/outdate-said.ts'
import { readCompetencies } from '../../matching/requirements/competencies.ts'
import { raiseNotification } from '../../notifications/raise.ts'
import { settingsOf } from '../../platform/settings-of.ts'
import { withRolesApart } from '../../transcript-process/transcripts.ts'
import { RecordingError } from '../failures.ts'
import { readSpoken } from '../segments/segment-rows.ts'
import { transcriptText } from '../segments/transcript-text.ts'
import { renewed, type ClaimedRecording } from './claims.ts'
import { conversationOf } from '../segments/conversation-of.ts'
import type { JobParts, Work } from './parts.ts'
import { summaryText } from './summary-text.ts'

/** The name that somebody gave, else the one in the transcript, else that of the file. */
export const nameOfNew = (
  { new_candidate_name: given, file_name: fileName }: Pick<ClaimedRecording, 'new_candidate_name' | 'file_name'>,
  speakers: readonly RecordingSpeaker[],
): string => {
  const candidate = speakers.find(({ name, role }) => role === 'candidate' && !/^Spreker \d+$/.test(name))
  return (given?.trim() || candidate?.name.trim() || parse(fileName).name.trim() || fileName).slice(0, limits.shortText)
}

/** Summarises, makes the candidate who isn't there yet, and hands the recording over: all of it at once. */
export const finish = async (
  { claims, engine, rules, makeCandidate }: JobParts,
  transaction: Transaction,
  recording: ClaimedRecording,
  { signal }: Pick<Work, 'signal'>,
): Promise<void> => {
  const { id, recruiter, conversation_type: type, is_sample: isSample } = recording
  const { segments, words, competencies } = await transaction(settingsOf(recruiter), async (connection) => ({
    ...(await readSpoken(connection, id)),
    competencies: await readCompetencies(connection, recording.vacancy_id),
  }))
  const speakers = await withRolesApart({ speakers: recording.speakers, segments }, signal)
  const writer = isSample ? rules : engine
  const summary = await writer.summarise(conversationOf({ segments, speakers, type, words, competencies }), {
    signal,
    onProgress: () => undefined,
  })
  signal.throwIfAborted()
  /** The same one again when an earlier try ended just after it was made. */
  const newCandidate = async (): Promise<string> => {
    await claims.change(recording, renewed)
    try {
      return await makeCandidate(recruiter, { name: nameOfNew(recording, speakers), creation_key: id }, signal)
    } catch (error) {
      signal.throwIfAborted()
      throw new RecordingError('candidate_failed', { cause: error })
    }
  }
  const candidateId = recording.candidate_id ?? (await newCandidate())
  await claims.change(
    recording,
    sql`state = 'done', progress = null, seconds_left = null, failure = null, claim = null, claimed_until = null, next_try_at = null, processed_at = clock_timestamp(),
      candidate_id = ${candidateId}::uuid, speakers = ${JSON.stringify(speakers)}::jsonb, summary_content = ${JSON.stringify(summary)}::jsonb, summarised_version = version,
      summary = ${summaryText(summary)}, transcript = ${transcriptText(segments, speakers)}`,
    async (connection) => {
      await connection.execute(
        sql`update ai.consents set candidate_id = ${candidateId}::uuid where id = ${recording.consent_id}::uuid and candidate_id is null`,
      )
      await outdateSaid(connection, id)
      // That Teams has a transcript was told when it came.
      if (recording.source === 'teams') return
      await raiseNotification(connection, recruiter, 'recording', {
        key: `recording:${id}`,
        recording_id: id,
        candidate_id: candidateId,
      })
    },
  )
}
