import './jitless.ts'
import { z } from 'zod'
import { conversationTypes } from './conversation-summary.ts'
import { consentFields } from './consents.ts'
import { defineEndpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { messages } from './messages.ts'
import { closedEnum, openEnum } from './open-enum.ts'
import { requiredText, shortText } from './text.ts'

/** What a recording goes through, in this order; `failed` can be tried again, `cancelled` can't. */
export const recordingStates = [
  'uploading',
  'waiting',
  'converting',
  'transcribing',
  'summarising',
  'done',
  'failed',
  'cancelled',
] as const
export type RecordingState = (typeof recordingStates)[number]

/** Languages that can be chosen; `auto` is found out from the sound. */
export const recordingLanguages = ['nl', 'en', 'auto'] as const

/**
 * Where a recording came from; `entered`: transcript and summary came in one call; `teams`: what Teams wrote of a
 * meeting.
 */
export const recordingSources = ['entered', 'file', 'browser', 'transcript_file', 'teams'] as const

/** Extensions that are offered to choose from; what counts is the content. */
export const recordingExtensions = ['mp3', 'wav', 'mp4', 'mov', 'webm', 'm4a', 'ogg'] as const
export const transcriptExtensions = ['vtt', 'srt', 'docx', 'txt'] as const

/**
 * Where the bytes go, as a resumable upload (tus 1.0.0) under the id of the import: `/api/recording-uploads/{id}`. Sent
 * with the recruiter's token like every call; not in the endpoint table, because its answers are headers.
 */
export const recordingUploadPath = '/api/recording-uploads'

/** Imports that a screen lists. */
export const MOST_IMPORTS = 50
/** Days for which a conversation that is done waits for somebody to look at it. */
export const UNSEEN_DAYS = 30

const person = z.object({ id: z.uuid(), name: z.string() })

/** A recording on its way to a transcript and a summary. */
export const recordingImport = z
  .object({
    id: z.uuid(),
    fileName: z.string(),
    /** Bytes. */
    size: z.number().min(0),
    state: openEnum(recordingStates),
    /** Of the step that runs, from 0 to 1; null where nobody knows. */
    progress: z.number().min(0).max(1).nullable(),
    /** Bytes that arrived. */
    uploaded: z.number().min(0),
    /** Of all that is still to be done; null where nobody knows. */
    seconds_left: z.number().min(0).nullable(),
    /** Why it failed, in Dutch. */
    error: z.string().nullable(),
    /** Whether `POST …/retry` can help. */
    can_retry: z.boolean(),
    conversationType: openEnum(conversationTypes),
    candidate: person.nullable(),
    /** A candidate is made when it is done. */
    new_candidate: z.boolean(),
    /** An earlier recording of the organisation has the same bytes. */
    same_as: z.object({ id: z.uuid(), fileName: z.string() }).nullable(),
    /** Whether its account looked at what came of it, on whichever device. */
    is_seen: z.boolean().default(false),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'RecordingImport' })
export type RecordingImport = z.infer<typeof recordingImport>

export const recordingImportDraft = z
  .object({
    fileName: requiredText(limits.fileName, 'Kies een bestand.'),
    /** Bytes. */
    size: z
      .int({ error: messages.recordingEmpty })
      .min(1, { error: messages.recordingEmpty })
      .max(limits.recordingFile, { error: messages.recordingTooLarge }),
    source: closedEnum(['file', 'browser'], 'Kies een bestand.').default('file'),
    conversationType: closedEnum(conversationTypes, 'Kies een soort gesprek.'),
    language: closedEnum(recordingLanguages, 'Kies een taal uit de lijst.').default('nl'),
    /** One of the two: an existing candidate, or a new one. */
    candidate_id: z.uuid({ error: 'Kies een kandidaat uit de lijst.' }).nullish(),
    new_candidate: z.boolean({ error: 'Kies een kandidaat of een nieuwe.' }).default(false),
    /** What the new candidate is called; taken from the conversation or the file name when absent. */
    new_candidate_name: shortText().nullish(),
    vacancy_id: z.uuid({ error: 'Kies een vacature uit de lijst.' }).nullish(),
    meeting_id: z.uuid({ error: 'Deze meeting is er niet meer.' }).nullish(),
    /** That the candidate agreed; a transcript file needs it as well. */
    consent: z.object(consentFields, { error: messages.consentMissing }),
    /** Made once per form: the same key again answers the import that the first call began. */
    creation_key: z.uuid({ error: 'Laad de pagina opnieuw.' }),
  })
  .refine((draft) => (draft.candidate_id == null) === draft.new_candidate, {
    path: ['candidate_id'],
    error: 'Kies een kandidaat of een nieuwe.',
  })
  .meta({ id: 'RecordingImportDraft' })
export type RecordingImportDraft = z.input<typeof recordingImportDraft>

export const recordingId = z.object({ id: z.string().max(100) })
/** Of the transcription (specification 2 §8). */
const ofTranscription = {
  fallback: messages.recordingImportFailed,
  unreadable: messages.recordingUnreadable,
} as const
const ofRecording = { 401: messages.sessionExpired, 404: messages.recordingGone } as const

export const createRecordingImport = defineEndpoint({
  service: 'ai',
  method: 'POST',
  path: '/api/recording-imports',
  personal: { unlogged: 'the change is logged' },
  notInDemo: true,
  auth: 'recruiter',
  summary: `Begint een import; de bytes gaan daarna naar ${recordingUploadPath}/{id}, en wat onderbroken werd gaat daar verder.`,
  body: recordingImportDraft,
  responses: { 201: recordingImport, 200: recordingImport },
  messages: { 401: messages.sessionExpired, ...ofTranscription },
})

export const listRecordingImports = defineEndpoint({
  service: 'ai',
  method: 'GET',
  path: '/api/recording-imports',
  personal: { shows: 'recordings' },
  auth: 'recruiter',
  summary: `De eigen imports die lopen of mislukten, wat het laatste uur klaar was, en wat in de laatste ${UNSEEN_DAYS} dagen klaar was en nog niet bekeken is; nieuwste eerst, hoogstens ${MOST_IMPORTS}.`,
  responses: { 200: z.array(recordingImport) },
  messages: { 401: messages.sessionExpired, ...ofTranscription },
})

/** One's own, like a notification that is read: the same on every device. */
export const seeRecordingImports = defineEndpoint({
  service: 'ai',
  method: 'POST',
  path: '/api/recording-imports/seen',
  auth: 'recruiter',
  roles: ['owner', 'recruiter', 'reader'],
  summary: 'Onthoudt dat het account deze eigen imports heeft bekeken; wat niet klaar of mislukt is, blijft ongezien.',
  body: z.object({ ids: z.array(z.uuid({ error: messages.recordingGone })).max(MOST_IMPORTS) }),
  responses: { 204: null },
  messages: { 401: messages.sessionExpired, ...ofTranscription },
})

export const getRecordingImport = defineEndpoint({
  service: 'ai',
  method: 'GET',
  path: '/api/recording-imports/{id}',
  personal: { unlogged: 'how far a recording is, asked every second; the recording itself is logged' },
  auth: 'recruiter',
  summary: 'Hoe ver een import is.',
  params: recordingId,
  row: 'recording',
  responses: { 200: recordingImport },
  messages: { ...ofRecording, ...ofTranscription },
})

export const retryRecordingImport = defineEndpoint({
  service: 'ai',
  method: 'POST',
  path: '/api/recording-imports/{id}/retry',
  personal: { unlogged: 'the change is logged' },
  auth: 'recruiter',
  summary: 'Gaat verder met een import die mislukte, vanaf waar hij was.',
  params: recordingId,
  row: 'recording',
  responses: { 202: recordingImport },
  messages: { ...ofRecording, ...ofTranscription },
})

export const cancelRecordingImport = defineEndpoint({
  service: 'ai',
  method: 'POST',
  path: '/api/recording-imports/{id}/cancel',
  personal: { unlogged: 'the change is logged' },
  auth: 'recruiter',
  summary: 'Breekt een import af en gooit weg wat er al van was; wat klaar is blijft.',
  params: recordingId,
  row: 'recording',
  responses: { 200: recordingImport },
  messages: { ...ofRecording, ...ofTranscription },
})

export const transcribeConversation = defineEndpoint({
  service: 'ai',
  method: 'POST',
  path: '/api/transcribe-sollicitatie',
  personal: { unlogged: 'holds what the caller just sent' },
  notInDemo: true,
  auth: 'recruiter',
  summary:
    'Zet een opname in één aanroep om in transcript en samenvatting; er wordt niets bewaard. Onze schermen gebruiken de imports.',
  upload: { field: 'file', maximum: limits.recordingFile, tooLarge: messages.recordingTooLarge },
  form: z.object({ conversationType: closedEnum(conversationTypes, 'Kies een soort gesprek.') }),
  responses: {
    200: z.object({ full_transcript: z.string(), summary: z.string() }).meta({ id: 'TranscriptionResult' }),
  },
  messages: { 401: messages.sessionExpired, ...ofTranscription },
})
