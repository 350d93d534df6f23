import { messages, otherAccountTranscriptText, type MeetingTranscript, type TranscriptSegment } from '@wervio/contracts'
import { FIRST_TRY_MS } from './fetching/back-off.ts'
import type { TranscriptProblem, TranscriptRow } from './store/rows.ts'

const TEXTS: Record<Exclude<TranscriptProblem, 'other_account'>, string> = {
  connection: messages.transcriptNeedsTeams,
  not_allowed: messages.transcriptNotAllowed,
  never_made: messages.transcriptNeverMade,
  unreadable: messages.transcriptUnreadable,
  too_large: messages.transcriptTooLarge,
  unreachable: messages.transcriptUnreachable,
  consent_withdrawn: messages.transcriptConsentWithdrawn,
}

/** Why there is no transcript; the account is named that holds the meeting. */
const textOf = (problem: TranscriptProblem, { microsoft_address }: TranscriptRow): string =>
  problem === 'other_account' ? otherAccountTranscriptText(microsoft_address ?? 'een ander account') : TEXTS[problem]

const nextTryOf = ({ next_try_at, ends }: TranscriptRow): Date => next_try_at ?? new Date(ends.getTime() + FIRST_TRY_MS)

/** A transcript as the viewer gets it. */
export const transcriptAnswer = (row: TranscriptRow, segments: TranscriptSegment[]): MeetingTranscript => {
  // Nobody asks Teams about a meeting that was cancelled.
  const waits = row.transcript === 'waiting' && row.state === 'planned'
  const state = row.transcript === 'waiting' && !waits ? 'none' : row.transcript
  const error = state === 'none' ? null : row.error
  return {
    segments,
    metadata: { duration: row.duration ?? 0, processed_at: row.processed_at?.toISOString() ?? null },
    state,
    next_try_at: waits ? nextTryOf(row).toISOString() : null,
    auth_required: waits && (error === 'connection' || error === 'other_account'),
    error: error && textOf(error, row),
  }
}
