import { transcriptSegment } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import type { Settings } from '@wervio/service-kit/database'
import { z } from 'zod'

/** Why there is no transcript, as the row holds it; `connection` goes by itself once Teams is connected again. */
export const transcriptProblems = [
  'connection',
  'not_allowed',
  'never_made',
  'unreadable',
  'too_large',
  'unreachable',
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
})
export type TranscriptRow = z.output<typeof transcriptRow>

/** A meeting whose transcript this process may ask for, until `claimed_until`. */
export const claimedMeeting = z.object({
  id: z.string(),
  join_url: z.string().nullable(),
  ends: moment,
  tries: z.int(),
  claimed_until: moment,
})
export type ClaimedMeeting = z.output<typeof claimedMeeting>

export const segmentRows = z.array(transcriptSegment)
export const recruiterRows = z.array(z.object({ account_id: z.string(), organisation_id: z.string() }))

/** The settings of whoever's meetings these are. */
export const settingsOf = ({ accountId, organisationId }: Recruiter): Settings => ({
  account: accountId,
  organisation: organisationId,
})
