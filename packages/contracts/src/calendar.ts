import './jitless.ts'
import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { messages } from './messages.ts'
import { microsoftAccount } from './microsoft-connection.ts'
import { openEnum } from './open-enum.ts'
import { requiredText } from './text.ts'

/** Days that the agenda shows (specification 2 §9). */
export const AGENDA_DAYS = 7

/** Characters of an access token: Microsoft's are around 2,500, more with many groups. */
const MAX_TOKEN = 20_000

export const calendarStatus = z
  .object({
    connected: z.boolean(),
    /** Null while not connected. */
    account: microsoftAccount.nullable().default(null),
    /** Microsoft wants the recruiter to sign in again; what is kept of the agenda stays readable. */
    auth_required: z.boolean().default(false),
    /** Meetings that were planned here are still to come: the agenda has those without a connection too. */
    has_meetings: z.boolean().default(false),
    /** Why there is no connection, in Dutch. */
    error: z.string().nullish(),
  })
  .meta({ id: 'CalendarStatus' })
export type CalendarStatus = z.infer<typeof calendarStatus>

export const getCalendarStatus = defineEndpoint({
  service: 'main',
  method: 'GET',
  path: '/calendar/status-microsoft',
  personal: { unlogged: 'of the account itself' },
  auth: 'recruiter',
  summary: 'Of de agenda met Microsoft is verbonden, en met welk account.',
  responses: { 200: calendarStatus },
  messages: { 401: messages.sessionExpired, fallback: messages.calendarStatusFailed },
})

export const connectCalendar = defineEndpoint({
  service: 'main',
  method: 'POST',
  path: '/calendar/connect-microsoft',
  notInDemo: true,
  auth: 'recruiter',
  summary: 'Verbindt de agenda met het Microsoft-account waarvoor de browser een token kreeg.',
  body: z
    .object({ access_token: requiredText(MAX_TOKEN, 'Log opnieuw in bij Microsoft.') })
    .meta({ id: 'CalendarConnectionDraft' }),
  responses: { 200: calendarStatus },
  messages: { fallback: messages.calendarConnectFailed },
})

export const disconnectCalendar = defineEndpoint({
  service: 'main',
  method: 'DELETE',
  path: '/calendar/connect-microsoft',
  auth: 'recruiter',
  summary: 'Verbreekt de verbinding met Microsoft en wist het token en wat van die agenda bewaard is.',
  responses: { 204: null },
  messages: { 401: messages.sessionExpired, fallback: messages.calendarDisconnectFailed },
})

/** What somebody answered to an invitation. */
export const attendeeAnswers = ['none', 'accepted', 'tentative', 'declined', 'organizer'] as const

/** An instant, or a date for something that takes whole days. */
const moment = z.union([z.iso.datetime(), z.iso.date()])

export const calendarEvent = z
  .object({
    /** Stays the same for one appointment of one calendar. */
    id: z.string(),
    /**
     * `file`: from a calendar file that was imported. `planned`: a meeting of ours that Microsoft's calendar wasn't
     * read for.
     */
    source: openEnum(['microsoft', 'file', 'planned']),
    /** Name of the imported file; null for any other source. */
    calendar: z.string().nullable(),
    /** Empty for one without a subject. It is text: whatever markup somebody typed is to be shown as it is. */
    subject: z.string(),
    startDateTime: moment,
    /** Exclusive: an appointment of one whole day ends on the date after it. Never before the start. */
    endDateTime: moment,
    isAllDay: z.boolean(),
    isCancelled: z.boolean(),
    /** The owner marked it as private. */
    isPrivate: z.boolean(),
    isRecurring: z.boolean(),
    location: z.string().nullable(),
    /** At most 100 of them; `attendeeCount` counts all. */
    participants: z.object({
      attendees: z.array(
        z.object({
          name: z.string().nullable(),
          address: z.string(),
          answer: openEnum(attendeeAnswers),
          /** The candidate with this address, when the recruiter has one. */
          candidate: z.object({ id: z.uuid(), name: z.string() }).nullable(),
        }),
      ),
    }),
    attendeeCount: z.int().min(0),
    /** An https address; null when there is nothing to join. */
    joinUrl: z.string().nullable(),
    /** The planned meeting of ours that this appointment is; null for any other. */
    meeting_id: z.uuid().nullable(),
    /** The vacancy that this planned meeting is about. */
    vacancy_id: z.uuid().nullish(),
  })
  .meta({ id: 'CalendarEvent' })
export type CalendarEvent = z.infer<typeof calendarEvent>

export const calendarEvents = z
  .object({
    /** By start, whole days first within a day. */
    events: z.array(calendarEvent),
    /** When Microsoft was last read; null when it never was or isn't connected. */
    refreshed_at: z.iso.datetime().nullable(),
    /** Microsoft is being read behind this answer: ask again in a moment. */
    refreshing: z.boolean(),
    /** Why the last reading failed, in Dutch; `events` are then what was kept. */
    error: z.string().nullish(),
    auth_required: z.boolean().default(false),
  })
  .meta({ id: 'CalendarEvents' })
export type CalendarEvents = z.infer<typeof calendarEvents>

const day = z.iso.date({ error: 'Kies een datum.' })

export const listCalendarEvents = defineEndpoint({
  service: 'main',
  method: 'GET',
  path: '/calendar/events-microsoft',
  personal: { shows: 'meetings' },
  auth: 'recruiter',
  summary:
    'De afspraken van de komende zeven dagen, of van een andere week; uit wat bewaard is, en daarachter ververst. Zonder verbinding, zonder bestanden en zonder geplande meetings: 401 met auth_required.',
  query: z.object({
    /** First day in the recruiter's zone; today when absent. */
    from: day.optional(),
    days: z.coerce
      .number({ error: 'Kies 1 tot en met 31 dagen.' })
      .int({ error: 'Kies 1 tot en met 31 dagen.' })
      .min(1, { error: 'Kies 1 tot en met 31 dagen.' })
      .max(31, { error: 'Kies 1 tot en met 31 dagen.' })
      .default(AGENDA_DAYS),
    /** IANA name of the zone in which days begin. */
    zone: z.string().max(100).default('Europe/Amsterdam'),
    /** Reads Microsoft first, for somebody who asks for it. */
    fresh: z.stringbool({ error: 'Kies true of false.' }).default(false),
  }),
  responses: { 200: calendarEvents },
  messages: { fallback: messages.microsoftEventsFailed },
})
