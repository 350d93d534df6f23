import './jitless.ts'
import { z } from 'zod'
import { candidateId } from './candidate.ts'
import { defineEndpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { messages } from './messages.ts'
import { requiredText, text } from './text.ts'

/** What an import of a recording hands to the profile, in the state of the navigation. */
export const transcriptionData = z
  .object({
    fileName: requiredText(limits.shortText, 'Vul een bestandsnaam in.'),
    summary: text(limits.longText),
    transcript: text(limits.transcript),
  })
  .meta({ id: 'TranscriptionData' })
export type TranscriptionData = z.output<typeof transcriptionData>

/** A kept interview of a candidate. */
export const recording = transcriptionData
  .extend({
    id: z.uuid(),
    created_at: z.iso.datetime(),
    /** The meeting in Teams whose transcript it is; null for any other, absent from an older service. */
    meeting_id: z.uuid().nullish(),
  })
  .meta({ id: 'Recording' })
export type Recording = z.output<typeof recording>

export const listRecordings = defineEndpoint({
  service: 'ai',
  method: 'GET',
  path: '/api/candidates/{id}/recordings',
  personal: { shows: 'recordings' },
  auth: 'recruiter',
  summary: 'De gesprekken met een kandidaat, met samenvatting en transcript, nieuwste eerst.',
  params: candidateId,
  row: 'candidate',
  responses: { 200: z.array(recording) },
  messages: { 401: messages.sessionExpired, 404: messages.candidateNotFound, fallback: messages.recordingsFailed },
})

export const saveRecording = defineEndpoint({
  service: 'ai',
  method: 'POST',
  path: '/api/candidates/{id}/recordings',
  personal: { unlogged: 'the change is logged' },
  auth: 'recruiter',
  summary: 'Bewaart samenvatting en transcript van een gesprek bij een kandidaat.',
  params: candidateId,
  row: 'candidate',
  body: transcriptionData,
  responses: { 201: recording },
  messages: { 401: messages.sessionExpired, 404: messages.candidateNotFound, fallback: messages.recordingSaveFailed },
})
