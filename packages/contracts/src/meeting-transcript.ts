import './jitless.ts'
import { z } from 'zod'
import { consent } from './consents.ts'
import { defineEndpoint } from './endpoint.ts'
import { meetingId, meetingPerson, transcriptStates } from './meetings.ts'
import { messages } from './messages.ts'
import { openEnum } from './open-enum.ts'
import { recordingStates } from './recording-imports.ts'

export const transcriptSegment = z
  .object({
    /** Seconds from the beginning. */
    start: z.number().min(0),
    end: z.number().min(0),
    /** Empty where Teams names nobody. */
    speaker: z.string(),
    text: z.string(),
  })
  .meta({ id: 'TranscriptSegment' })
export type TranscriptSegment = z.infer<typeof transcriptSegment>

export const meetingTranscript = z
  .object({
    /**
     * By start. Empty until there is a transcript, and while consent is missing; while Teams is asked again these are
     * the ones of before.
     */
    segments: z.array(transcriptSegment),
    metadata: z.object({
      /** Seconds. */
      duration: z.number().min(0),
      /** Null until there is a transcript. */
      processed_at: z.iso.datetime().nullable(),
    }),
    state: openEnum(transcriptStates),
    /** When Teams is asked again; null when that isn't planned. */
    next_try_at: z.iso.datetime().nullish(),
    /** The recruiter has to connect Teams again before it can be asked. */
    auth_required: z.boolean().optional(),
    /** Whose consent it needs; absent from an older service. */
    consent: z
      .object({
        /** Without it nothing is fetched or shown. */
        stands: z.boolean(),
        /** Null for a meeting without one: then whoever is in it has to agree. */
        candidate: meetingPerson.nullable(),
        /** That of whoever is in a meeting without a candidate, while it stands. */
        given: consent.nullable(),
      })
      .nullish(),
    /**
     * The recording that it became: summary, quotes and evidence. Null without a candidate; absent from an older
     * service.
     */
    recording: z
      .object({
        id: z.uuid(),
        state: openEnum(recordingStates),
        /** What Teams calls who is the candidate in the recording; absent from an older service. */
        candidate_speakers: z.array(z.string()).optional(),
      })
      .nullish(),
    /** Why there is none, or why asking again gave nothing new, in Dutch. */
    error: z.string().nullish(),
  })
  .meta({ id: 'MeetingTranscript' })
export type MeetingTranscript = z.infer<typeof meetingTranscript>

export const getMeetingTranscript = defineEndpoint({
  service: 'ai',
  method: 'GET',
  path: '/api/meeting-transcript/{id}',
  personal: { shows: 'transcript' },
  auth: 'recruiter',
  summary: 'Het transcript van een meeting, zoals Teams het maakte; leeg zolang het er niet is.',
  params: meetingId,
  row: 'meeting',
  responses: { 200: meetingTranscript },
  messages: { 404: messages.meetingGone, fallback: messages.transcriptFailed },
})

export const fetchMeetingTranscript = defineEndpoint({
  service: 'ai',
  method: 'POST',
  path: '/api/meeting-transcript/{id}',
  personal: { shows: 'transcript' },
  auth: 'recruiter',
  summary: 'Vraagt Teams opnieuw om het transcript van een meeting.',
  params: meetingId,
  row: 'meeting',
  responses: { 202: meetingTranscript },
  messages: { 404: messages.meetingGone, fallback: messages.transcriptFailed },
})

/** One's own, like a recording that was looked at: the same on every device. */
export const seeMeetingTranscript = defineEndpoint({
  service: 'ai',
  method: 'POST',
  path: '/api/meeting-transcript/{id}/seen',
  personal: { unlogged: 'that its own account looked; the transcript it saw is logged' },
  auth: 'recruiter',
  roles: ['owner', 'recruiter', 'reader'],
  summary:
    'Onthoudt dat het account het transcript van deze eigen meeting heeft bekeken; zonder transcript verandert niets.',
  params: meetingId,
  row: 'meeting',
  responses: { 204: null },
  messages: { 404: messages.meetingGone, fallback: messages.transcriptFailed },
})
