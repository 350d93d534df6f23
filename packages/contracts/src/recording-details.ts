import './jitless.ts'
import { z } from 'zod'
import { conversationSummary, conversationTypes } from './conversation-summary.ts'
import { defineEndpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { engineChoice } from './made-by.ts'
import { messages } from './messages.ts'
import { closedEnum, openEnum } from './open-enum.ts'
import { recordingId, recordingSources } from './recording-imports.ts'
import { recording } from './recordings.ts'
import { requiredText, shortText } from './text.ts'

export const speakerRoles = ['recruiter', 'candidate'] as const

/** How a speech engine told speakers apart: each had a channel of their own, or by their voices, which may be wrong. */
export const speakerClues = ['channels', 'voices'] as const

/** Somebody who is heard in a recording. */
export const recordingSpeaker = z
  .object({
    id: z.string(),
    /** 'Spreker 1' until somebody names them. */
    name: z.string(),
    role: openEnum(speakerRoles).nullable(),
  })
  .meta({ id: 'RecordingSpeaker' })
export type RecordingSpeaker = z.infer<typeof recordingSpeaker>

/** A word with its moment; a low confidence marks one that the engine wasn't sure of. */
export const spokenWord = z.object({
  start: z.number().min(0),
  end: z.number().min(0),
  text: z.string(),
  /** From 0 to 1; null where the engine gives none. */
  confidence: z.number().min(0).max(1).nullable(),
  /** Where in the text of its segment it begins, in characters; absent where it doesn't stand there. */
  at: z.int().min(0).optional(),
})
export type SpokenWord = z.infer<typeof spokenWord>

/** A word below this was a guess. */
export const UNSURE_BELOW = 0.6

export const recordingSegment = z
  .object({
    /** Counted from 0; stays the same through edits. */
    position: z.int().min(0),
    /** Seconds. */
    start: z.number().min(0),
    end: z.number().min(0),
    /** Id of a speaker; '' where nobody knows. */
    speaker: z.string(),
    text: z.string(),
    /** What the engine wrote, once somebody changed it. */
    original: z.string().nullable(),
    /** From 0 to 1; null where the engine gives none. */
    confidence: z.number().min(0).max(1).nullable(),
    /**
     * Those below `UNSURE_BELOW`. Null where the engine gives no times of words, and once somebody changed the text.
     */
    words: z.array(spokenWord).nullable(),
  })
  .meta({ id: 'RecordingSegment' })
export type RecordingSegment = z.infer<typeof recordingSegment>

/** A recording with all that was made of it. */
export const recordingDetails = z
  .object({
    id: z.uuid(),
    fileName: z.string(),
    source: openEnum(recordingSources),
    /** Null for one that came with its texts. */
    conversationType: openEnum(conversationTypes).nullable(),
    candidate: z.object({ id: z.uuid(), name: z.string() }).nullable(),
    vacancy: z.object({ id: z.uuid(), title: z.string() }).nullable(),
    created_at: z.iso.datetime(),
    /** Seconds; null where nobody knows. */
    duration: z.number().min(0).nullable(),
    processed_at: z.iso.datetime().nullable(),
    /** Which speech engine wrote the transcript; null for a file that was one already. */
    speech: z
      .object({
        engine: z.string(),
        model: z.string(),
        /** Null when it told nobody apart; absent from an older service. */
        speakers: openEnum(speakerClues).nullish(),
      })
      .nullable(),
    speakers: z.array(recordingSpeaker),
    /** By position. Empty for one that came with its texts: those stand in `transcript`. */
    segments: z.array(recordingSegment),
    /** The whole as text, as it is now. */
    transcript: z.string(),
    summary: conversationSummary.nullable(),
    /** The summary as text. */
    summary_text: z.string(),
    /** The transcript was changed after the summary was made. */
    summary_is_outdated: z.boolean(),
    has_audio: z.boolean(),
    /** Null for one that rests on whatever consent its candidate has given, such as one from Teams. */
    consent_id: z.uuid().nullable(),
    /** The meeting whose transcript it is, where that is the caller's own; absent from an older service. */
    meeting: z.object({ id: z.uuid(), subject: z.string() }).nullish(),
    /** Rises with each change. */
    version: z.int().min(1),
  })
  .meta({ id: 'RecordingDetails' })
export type RecordingDetails = z.infer<typeof recordingDetails>

const ofRecording = { 401: messages.sessionExpired, 404: messages.recordingGone } as const
/** The version on the screen; another one by now is a 409 `recording_conflict`. */
const version = z.int({ error: 'Geef de versie als heel getal.' }).min(1)

export const getRecording = defineEndpoint({
  service: 'ai',
  method: 'GET',
  path: '/api/recordings/{id}',
  personal: { shows: 'transcript' },
  auth: 'recruiter',
  summary: 'Een opname met transcript, sprekers en samenvatting.',
  params: recordingId,
  row: 'recording',
  responses: { 200: recordingDetails },
  messages: { ...ofRecording, fallback: messages.transcriptFailed },
})

export const deleteRecording = defineEndpoint({
  service: 'ai',
  method: 'DELETE',
  path: '/api/recordings/{id}',
  auth: 'recruiter',
  summary: 'Verwijdert een opname met transcript en samenvatting; nog een dag terug te zetten.',
  params: recordingId,
  row: 'recording',
  responses: { 204: null },
  messages: { ...ofRecording, fallback: messages.recordingDeleteFailed },
})

export const restoreRecording = defineEndpoint({
  service: 'ai',
  method: 'POST',
  path: '/api/recordings/{id}/restore',
  personal: { shows: 'transcript' },
  auth: 'recruiter',
  summary: 'Zet een verwijderde opname terug, tot een dag erna.',
  params: recordingId,
  row: 'recording',
  responses: { 200: recording },
  messages: { ...ofRecording, fallback: messages.recordingDeleteFailed },
})

const segmentId = z.object({ id: z.string().max(100), position: z.coerce.number().int().min(0).max(1_000_000) })

export const changeSegment = defineEndpoint({
  service: 'ai',
  method: 'PATCH',
  path: '/api/recordings/{id}/segments/{position}',
  personal: { shows: 'transcript' },
  auth: 'recruiter',
  summary: 'Wijzigt wat er in een stuk gezegd wordt of wie het zegt; wat de motor schreef blijft ernaast staan.',
  params: segmentId,
  row: 'recording',
  body: z
    .object({
      /** Null puts back what the engine wrote. */
      text: requiredText(limits.longText, 'Schrijf op wat er gezegd wordt.').nullable().optional(),
      /** Id of one of the speakers. */
      speaker: shortText().optional(),
      version,
    })
    .meta({ id: 'SegmentChange' }),
  responses: { 200: recordingDetails.pick({ version: true }).extend({ segment: recordingSegment }) },
  messages: { ...ofRecording, fallback: messages.recordingChangeFailed },
})

export const changeSpeakers = defineEndpoint({
  service: 'ai',
  method: 'PUT',
  path: '/api/recordings/{id}/speakers',
  personal: { shows: 'transcript' },
  auth: 'recruiter',
  summary: 'Noemt sprekers, voegt er samen of splitst er een: overal in het transcript tegelijk.',
  params: recordingId,
  row: 'recording',
  body: z
    .object({
      /** All speakers as they are to be; a new id is one that is split off. */
      speakers: z
        .array(
          z.object({
            id: requiredText(limits.shortText, 'Deze spreker heeft geen id.'),
            name: requiredText(limits.shortText, 'Geef de spreker een naam.'),
            role: closedEnum(speakerRoles, 'Kies een rol uit de lijst.').nullable().default(null),
          }),
        )
        .max(100, { error: 'Een gesprek heeft hoogstens 100 sprekers.' }),
      /** Whose segments become whose. */
      merges: z
        .array(z.object({ from: shortText(), into: shortText() }))
        .max(100)
        .default([]),
      /** Segments that become a speaker's own. */
      moves: z
        .array(z.object({ position: z.int().min(0), into: shortText() }))
        .max(10_000)
        .default([]),
      version,
    })
    .meta({ id: 'SpeakersChange' }),
  responses: { 200: recordingDetails },
  messages: { ...ofRecording, fallback: messages.recordingChangeFailed },
})

export const summariseRecording = defineEndpoint({
  service: 'ai',
  method: 'POST',
  path: '/api/recordings/{id}/summary',
  personal: { shows: 'transcript' },
  auth: 'recruiter',
  summary: 'Vat een opname opnieuw samen, uit het transcript zoals het nu is.',
  params: recordingId,
  row: 'recording',
  body: z
    .object({
      conversationType: closedEnum(conversationTypes, 'Kies een soort gesprek.').optional(),
      engine: engineChoice,
      version,
    })
    .meta({ id: 'SummaryRequest' }),
  responses: { 200: recordingDetails },
  messages: { ...ofRecording, fallback: messages.summaryFailed },
})

export const getRecordingAudio = defineEndpoint({
  service: 'ai',
  method: 'GET',
  path: '/api/recordings/{id}/audio',
  personal: { shows: 'audio' },
  auth: 'recruiter',
  summary:
    'Het geluid van een opname, klein genoeg om in een browser af te spelen; met de header Range een deel ervan.',
  params: recordingId,
  row: 'recording',
  file: true,
  responses: { 200: null, 206: null },
  messages: { ...ofRecording, fallback: messages.audioFailed },
})

export const getRecordingWaveform = defineEndpoint({
  service: 'ai',
  method: 'GET',
  path: '/api/recordings/{id}/waveform',
  personal: { unlogged: 'a drawing that follows the recording, whose sound is logged' },
  auth: 'recruiter',
  summary: 'Hoe hard het geluid is, van 0 tot 1, gelijk verdeeld over de duur.',
  params: recordingId,
  row: 'recording',
  responses: { 200: z.object({ peaks: z.array(z.number()), duration: z.number().min(0) }).meta({ id: 'Waveform' }) },
  messages: { ...ofRecording, fallback: messages.audioFailed },
})
