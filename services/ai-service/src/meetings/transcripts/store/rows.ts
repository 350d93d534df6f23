import { meetingPerson, transcriptSegment } from '@wervio/contracts'
import { z } from 'zod'

/**
 * Why there is no transcript, as the row holds it. `connection` and `other_account` go by themselves once Teams is
 * connected with the account that holds the meeting.
 */
export const transcriptProblems = [
  'connection',
  'other_account',
  'not_allowed',
  'never_made',
  'unreadable',
  'too_large',
  'unreachable',
  'consent_withdrawn',
  'consent_missing',
] as const
export type TranscriptProblem = (typeof transcriptProblems)[number]

const moment = z.coerce.date()

/** What the viewer needs to know of a meeting. */
export const transcriptRow = z.object({
  state: z.string(),
  ends: moment,
  transcript: z.enum(['none', 'waiting', 'available', 'failed']),
  next_try_at: moment.nullable(),
  processed_at: moment.nullable(),
  duration: z.number().nullable(),
  error: z.enum(transcriptProblems).nullable().catch(null),
  microsoft_address: z.string().nullable(),
  /** Whether consent for it stands. */
  is_allowed: z.boolean(),
  candidate: meetingPerson.nullable(),
  /** What the transcript became, for the job of recordings. */
  recording: z.object({ id: z.uuid(), state: z.string(), candidate_speakers: z.array(z.string()) }).nullable(),
})
export type TranscriptRow = z.output<typeof transcriptRow>

/** A meeting whose transcript this process may ask for, until `claimed_until`. */
export const claimedMeeting = z.object({
  id: z.string(),
  join_url: z.string().nullable(),
  ends: moment,
  microsoft_account: z.string().nullable(),
  microsoft_address: z.string().nullable(),
  tries: z.int(),
  claimed_until: moment,
})
export type ClaimedMeeting = z.output<typeof claimedMeeting>

export const segmentRows = z.array(transcriptSegment)
export const recruiterRows = z.array(z.object({ account_id: z.string(), organisation_id: z.string() }))
