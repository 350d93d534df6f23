import type { ConversationSummary } from '@wervio/contracts'
import { sql } from 'drizzle-orm'
import type { Conversation } from '../../conversation/conversation.ts'
import type { Transaction } from '../../platform/accounts.ts'
import { outdateSaid } from '../../matching/interviews/outdate-said.ts'
import { readCompetencies } from '../../matching/requirements/competencies.ts'
import { raiseNotification } from '../../notifications/raise.ts'
import { settingsOf } from '../../platform/settings-of.ts'
import { withRolesApart } from '../../transcript-process/transcripts.ts'
import { failureCodeOf, RecordingError } from '../failures.ts'
import { readSpoken } from '../segments/segment-rows.ts'
import { transcriptText } from '../segments/transcript-text.ts'
import { renewed, type ClaimedRecording } from './claims.ts'
import { conversationOf } from '../segments/conversation-of.ts'
import { nameOfNew } from './name-of-new.ts'
import type { JobParts } from './parts.ts'
import { summaryText } from './summary-text.ts'

/** `isLastTry`: after this one the job tries no more by itself. */
type Trying = { signal: AbortSignal; isLastTry: boolean }

/**
 * Writes the summary by the engine. Where that fails and no other try is left, the rules on this machine write it: a
 * transcript isn't withheld for want of its summary, and the recruiter can ask the engine again beside it.
 */
const writeSummary = async (
  { engine, rules }: Pick<JobParts, 'engine' | 'rules'>,
  conversation: Conversation,
  { signal, isLastTry }: Trying,
): Promise<ConversationSummary> => {
  const options = { signal, onProgress: () => undefined }
  try {
    return await engine.summarise(conversation, options)
  } catch (error) {
    signal.throwIfAborted()
    if (!isLastTry || failureCodeOf(error) !== 'summary_failed') throw error
    return rules.summarise(conversation, options)
  }
}

/** Summarises, makes the candidate who isn't there yet, and hands the recording over: all of it at once. */
export const finish = async (
  { claims, engine, rules, makeCandidate }: JobParts,
  transaction: Transaction,
  recording: ClaimedRecording,
  { signal, isLastTry }: Trying,
): Promise<void> => {
  const { id, recruiter, conversation_type: type, is_sample: isSample } = recording
  const { segments, words, competencies } = await transaction(settingsOf(recruiter), async (connection) => ({
    ...(await readSpoken(connection, id)),
    competencies: await readCompetencies(connection, recording.vacancy_id),
  }))
  const speakers = await withRolesApart({ speakers: recording.speakers, segments }, signal)
  const summary = await writeSummary(
    { engine: isSample ? rules : engine, rules },
    conversationOf({ segments, speakers, type, words, competencies }),
    { signal, isLastTry },
  )
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
