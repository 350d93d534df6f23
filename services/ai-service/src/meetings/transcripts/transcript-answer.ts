import { messages, otherAccountTranscriptText, type MeetingTranscript } from '@wervio/contracts'
import { FIRST_TRY_MS } from './fetching/back-off.ts'
import type { StoredTranscript } from './store/repository.ts'
import type { TranscriptProblem, TranscriptRow } from './store/rows.ts'

type ConsentProblem = Extract<TranscriptProblem, `consent_${string}`>

const TEXTS: Record<Exclude<TranscriptProblem, 'other_account' | ConsentProblem>, string> = {
  connection: messages.transcriptNeedsTeams,
  not_allowed: messages.transcriptNotAllowed,
  never_made: messages.transcriptNeverMade,
  unreadable: messages.transcriptUnreadable,
  too_large: messages.transcriptTooLarge,
  unreachable: messages.transcriptUnreachable,
}
/** Whose consent it is about: the candidate's, or that of whoever is in a meeting without one. */
const CONSENT_TEXTS: Record<ConsentProblem, { candidate: string; people: string }> = {
  consent_withdrawn: {
    candidate: messages.transcriptConsentWithdrawn,
    people: messages.transcriptMeetingConsentWithdrawn,
  },
  consent_missing: {
    candidate: messages.transcriptConsentMissing,
    people: messages.transcriptMeetingConsentMissing,
  },
}

/** Why there is no transcript; the account is named that holds the meeting. */
const textOf = (problem: TranscriptProblem, { microsoft_address, candidate }: TranscriptRow): string => {
  if (problem === 'other_account') return otherAccountTranscriptText(microsoft_address ?? 'een ander account')
  if (problem === 'consent_withdrawn' || problem === 'consent_missing')
    return CONSENT_TEXTS[problem][candidate === null ? 'people' : 'candidate']
  return TEXTS[problem]
}

const nextTryOf = ({ next_try_at, ends }: TranscriptRow): Date => next_try_at ?? new Date(ends.getTime() + FIRST_TRY_MS)

/** A transcript as the viewer gets it. */
export const transcriptAnswer = ({ row, given, segments }: StoredTranscript): MeetingTranscript => {
  const { is_allowed: isAllowed, candidate } = row
  // Nobody asks Teams about a meeting that was cancelled.
  const waits = row.transcript === 'waiting' && row.state === 'planned'
  const stored = row.transcript === 'waiting' && !waits ? 'none' : row.transcript
  const lacksConsent = !isAllowed && (stored === 'waiting' || stored === 'available')
  const state = lacksConsent ? 'consent_missing' : stored
  const problem = lacksConsent ? 'consent_missing' : row.error === 'consent_missing' ? null : row.error
  const error = state === 'none' ? null : problem
  const isAsked = state === 'waiting'
  return {
    segments,
    metadata: isAllowed
      ? { duration: row.duration ?? 0, processed_at: row.processed_at?.toISOString() ?? null }
      : { duration: 0, processed_at: null },
    state,
    next_try_at: isAsked ? nextTryOf(row).toISOString() : null,
    auth_required: isAsked && (error === 'connection' || error === 'other_account'),
    consent: { stands: isAllowed, candidate, given },
    recording: isAllowed ? row.recording : null,
    error: error && textOf(error, row),
  }
}
