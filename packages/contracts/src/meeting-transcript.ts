import './jitless.ts'
import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { meetingId, transcriptStates } from './meetings.ts'
import { messages } from './messages.ts'
import { openEnum } from './open-enum.ts'

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
    /** By start. Empty until there is a transcript; while Teams is asked again these are the ones of before. */
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
