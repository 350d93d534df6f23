import './jitless.ts'
import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { page } from './list.ts'
import { messages } from './messages.ts'
import { deviceCode, microsoftAccount } from './microsoft-connection.ts'
import { openEnum } from './open-enum.ts'
import { requiredText, text } from './text.ts'

/** `unfinished`: Microsoft was asked to plan it, and nobody knows yet what became of that. */
export const meetingStates = ['planned', 'cancelled', 'unfinished'] as const

/**
 * What became of the transcript of a meeting. `waiting`: Teams is asked again until it has one. `consent_missing`:
 * nothing is fetched or shown until consent is noted, the candidate's or that of whoever is in a meeting without one.
 */
export const transcriptStates = ['none', 'waiting', 'consent_missing', 'available', 'failed'] as const
export type TranscriptState = (typeof transcriptStates)[number]

/** Why nothing happens to a meeting that another account of Microsoft holds than the connected one. */
export const otherAccountText = (
  address: string,
  wanted: 'te wijzigen' | 'af te zeggen' | 'af te maken' | 'weg te gooien',
) => `Deze meeting is gepland met ${address}; verbind dat account opnieuw om hem ${wanted}.`

/** Why no transcript comes of a meeting that another account holds. */
export const otherAccountTranscriptText = (address: string) =>
  `Deze meeting is gepland met ${address}. Verbind dat account opnieuw. Daarna halen we de transcriptie op.`

export const meetingPerson = z.object({ id: z.uuid(), name: z.string() })

/** A meeting in Teams that was planned here. */
export const meeting = z
  .object({
    meeting_id: z.uuid(),
    subject: z.string(),
    scheduled_start: z.iso.datetime(),
    scheduled_end: z.iso.datetime(),
    /** IANA name of the zone in which the recruiter chose the time. */
    time_zone: z.string(),
    description: z.string(),
    attendees: z.array(z.string()),
    /** Teams was asked to record and transcribe. */
    enable_bot: z.boolean(),
    /** Whether Teams took that; null before it answered. False where the tenant doesn't allow it. */
    recording_set: z.boolean().nullable(),
    state: openEnum(meetingStates),
    join_url: z.string().nullable(),
    candidate: meetingPerson.nullable(),
    vacancy: z.object({ id: z.uuid(), title: z.string() }).nullable(),
    transcript: openEnum(transcriptStates),
    /** Rises with each change. */
    version: z.int().min(1),
  })
  .meta({ id: 'Meeting' })
export type Meeting = z.infer<typeof meeting>

const startTime = z
  .string({ error: messages.meetingTimeRefused })
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/, { error: messages.meetingTimeRefused })

const attendee = z
  .string({ error: 'Dit is geen e-mailadres.' })
  .trim()
  .pipe(z.email({ error: 'Dit is geen e-mailadres.' }).max(limits.email, { error: 'Dit e-mailadres is te lang.' }))

const meetingFields = {
  subject: requiredText(limits.shortText, 'Vul een titel in.'),
  /** Local time in `timeZone`: the date, 'T' and the time. Not before today. */
  startTime,
  /** IANA name; Europe/Amsterdam for a new meeting when absent. */
  timeZone: text(100).optional(),
  /** Minutes; an hour when absent. */
  duration: z
    .int({ error: 'Kies een duur van 5 minuten tot 8 uur.' })
    .min(5, { error: 'Kies een duur van 5 minuten tot 8 uur.' })
    .max(480, { error: 'Kies een duur van 5 minuten tot 8 uur.' })
    .optional(),
  /** Addresses; one that comes twice in whatever case is invited once. */
  attendees: z
    .array(attendee, { error: 'Vul minstens één deelnemer in.' })
    .min(1, { error: 'Vul minstens één deelnemer in.' })
    .max(limits.attendees, { error: `Nodig hoogstens ${limits.attendees} mensen uit.` }),
  description: text(limits.longText).optional(),
  /**
   * Teams records and transcribes by itself; yes for a new meeting when absent, as the toggle stands (specification 2
   * §5).
   */
  enableBot: z.boolean({ error: 'Kies of Teams het gesprek opneemt.' }).optional(),
  candidate_id: z.uuid({ error: 'Kies een kandidaat uit de lijst.' }).nullish(),
  vacancy_id: z.uuid({ error: 'Kies een vacature uit de lijst.' }).nullish(),
}

export const meetingDraft = z
  .object({
    ...meetingFields,
    /** Made once per form: the same key again answers the meeting that the first call planned. */
    creation_key: z.uuid({ error: 'Laad de pagina opnieuw.' }).optional(),
  })
  .meta({ id: 'MeetingDraft' })
export type MeetingDraft = z.input<typeof meetingDraft>

export const meetingChange = z
  .object(meetingFields)
  .partial()
  .extend({
    /** What stands in the mail about the change; Teams' own words when empty. */
    message: text(limits.longText).optional(),
    /** The version on the screen; another one by now is a conflict. */
    version: z.int().min(1),
  })
  .meta({ id: 'MeetingChange' })
export type MeetingChange = z.input<typeof meetingChange>

export const meetingId = z.object({ id: z.string().max(100) })

export const listMeetings = defineEndpoint({
  service: 'ai',
  method: 'GET',
  path: '/api/meetings',
  personal: { shows: 'meetings' },
  auth: 'recruiter',
  summary:
    'De geplande meetings: eerst wat nog komt, dan wat was. Een meeting die niet is afgemaakt staat erbij als unfinished. Wie Teams nog niet heeft verbonden en nog niets plande krijgt 401 met een code om bij Microsoft in te loggen.',
  query: page,
  responses: { 200: z.array(meeting) },
  messages: { fallback: messages.meetingsFailed },
})

export const finishMeeting = defineEndpoint({
  service: 'ai',
  method: 'POST',
  path: '/api/meetings/{id}/finish',
  personal: { unlogged: 'the change is logged' },
  notInDemo: true,
  auth: 'recruiter',
  summary: 'Maakt een meeting af waarvan niet bekend is of Microsoft die al plande; nog eens verandert niets.',
  params: meetingId,
  row: 'meeting',
  responses: { 200: meeting },
  messages: { 404: messages.meetingGone, fallback: messages.meetingFailed },
})

export const discardMeeting = defineEndpoint({
  service: 'ai',
  method: 'DELETE',
  path: '/api/meetings/{id}',
  auth: 'recruiter',
  summary:
    'Gooit een meeting weg die niet is afgemaakt. Wat Microsoft er al van maakte wordt eerst afgezegd; een geplande meeting blijft staan.',
  params: meetingId,
  row: 'meeting',
  responses: { 204: null },
  messages: { 404: messages.meetingGone, fallback: messages.meetingDiscardFailed },
})

export const scheduleMeeting = defineEndpoint({
  service: 'ai',
  method: 'POST',
  path: '/api/schedule-teams-meeting',
  personal: { unlogged: 'the change is logged' },
  notInDemo: true,
  auth: 'recruiter',
  summary:
    'Plant een meeting in Teams en in de agenda en nodigt de deelnemers uit. Zonder verbinding: 401 met een code om bij Microsoft in te loggen.',
  body: meetingDraft,
  responses: { 201: meeting, 200: meeting },
  messages: { fallback: messages.meetingFailed },
})

export const getMeeting = defineEndpoint({
  service: 'ai',
  method: 'GET',
  path: '/api/meetings/{id}',
  personal: { shows: 'meeting' },
  auth: 'recruiter',
  summary: 'Eén geplande meeting.',
  params: meetingId,
  row: 'meeting',
  responses: { 200: meeting },
  messages: { 404: messages.meetingGone, fallback: messages.meetingsFailed },
})

export const changeMeeting = defineEndpoint({
  service: 'ai',
  method: 'PATCH',
  path: '/api/meetings/{id}',
  personal: { unlogged: 'the change is logged' },
  notInDemo: true,
  auth: 'recruiter',
  summary: 'Wijzigt een geplande meeting, ook in Teams; de deelnemers krijgen bericht.',
  params: meetingId,
  row: 'meeting',
  body: meetingChange,
  responses: { 200: meeting },
  messages: { 404: messages.meetingGone, fallback: messages.meetingChangeFailed },
})

export const cancelMeeting = defineEndpoint({
  service: 'ai',
  method: 'POST',
  path: '/api/meetings/{id}/cancel',
  personal: { unlogged: 'the change is logged' },
  notInDemo: true,
  auth: 'recruiter',
  summary: 'Zegt een meeting af, met een bericht aan de deelnemers; nog eens afzeggen verandert niets.',
  params: meetingId,
  row: 'meeting',
  body: z.object({ message: text(limits.longText).default('') }).meta({ id: 'MeetingCancellation' }),
  responses: { 200: meeting },
  messages: { 404: messages.meetingGone, fallback: messages.meetingCancelFailed },
})

/** How a recruiter stands with Teams. */
export const teamsConnection = z
  .object({
    /** False where the operator set nothing up: nothing can be connected then. */
    available: z.boolean(),
    connected: z.boolean(),
    account: microsoftAccount.nullable(),
    /** A sign-in that waits for the recruiter. */
    pending: deviceCode.nullable(),
    /** Why the last sign-in ended without a connection, in Dutch. */
    error: z.string().nullable(),
  })
  .meta({ id: 'TeamsConnection' })
export type TeamsConnection = z.infer<typeof teamsConnection>

export const getTeamsConnection = defineEndpoint({
  service: 'ai',
  method: 'GET',
  path: '/api/teams-connection',
  personal: { unlogged: 'of the account itself' },
  auth: 'recruiter',
  summary: 'Of Teams is verbonden, of op een code wacht.',
  responses: { 200: teamsConnection },
  messages: { 401: messages.sessionExpired, fallback: messages.teamsConnectionFailed },
})

export const connectTeams = defineEndpoint({
  service: 'ai',
  method: 'POST',
  path: '/api/teams-connection',
  notInDemo: true,
  auth: 'recruiter',
  summary: 'Vraagt Microsoft om een nieuwe code om Teams mee te verbinden; een lopende vervalt.',
  responses: { 200: teamsConnection },
  messages: { 401: messages.sessionExpired, fallback: messages.teamsConnectionFailed },
})

export const disconnectTeams = defineEndpoint({
  service: 'ai',
  method: 'DELETE',
  path: '/api/teams-connection',
  auth: 'recruiter',
  summary: 'Verbreekt de verbinding met Microsoft en wist de tokens; ook de agenda is dan niet meer verbonden.',
  responses: { 204: null },
  messages: { 401: messages.sessionExpired, fallback: messages.teamsConnectionFailed },
})
