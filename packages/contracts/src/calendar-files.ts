import './jitless.ts'
import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { messages } from './messages.ts'

/** A calendar that a recruiter brought as an ICS file. It is read once: bringing it again replaces it by name. */
export const calendarFile = z
  .object({
    id: z.uuid(),
    /** The calendar's name in the file, else the file's. */
    name: z.string(),
    imported_at: z.iso.datetime(),
    /** Appointments that were read, each recurrence once. */
    events: z.int().min(0),
    /** Appointments that couldn't be read, with the reason in Dutch; at most 20 of them. */
    skipped: z.array(z.object({ subject: z.string(), reason: z.string() })),
    skippedCount: z.int().min(0),
  })
  .meta({ id: 'CalendarFile' })
export type CalendarFile = z.infer<typeof calendarFile>

const calendarFileId = z.object({ id: z.string().max(100) })

export const listCalendarFiles = defineEndpoint({
  service: 'main',
  method: 'GET',
  path: '/calendar/files',
  personal: { unlogged: 'of the account itself' },
  auth: 'recruiter',
  summary: 'De agendabestanden van de recruiter, nieuwste eerst.',
  responses: { 200: z.array(calendarFile) },
  messages: { 401: messages.sessionExpired, fallback: messages.calendarFilesFailed },
})

export const importCalendarFile = defineEndpoint({
  service: 'main',
  method: 'POST',
  path: '/calendar/files',
  auth: 'recruiter',
  summary: 'Leest een agendabestand (ICS) en zet de afspraken in de agenda.',
  upload: { field: 'file', maximum: limits.calendarFile, tooLarge: messages.calendarFileTooLarge },
  responses: { 201: calendarFile },
  messages: { 401: messages.sessionExpired, fallback: messages.calendarFileFailed },
})

export const deleteCalendarFile = defineEndpoint({
  service: 'main',
  method: 'DELETE',
  path: '/calendar/files/{id}',
  auth: 'recruiter',
  summary: 'Haalt een agendabestand en zijn afspraken weg.',
  params: calendarFileId,
  row: 'calendar_file',
  responses: { 204: null },
  messages: { 401: messages.sessionExpired, 404: messages.calendarFileGone, fallback: messages.calendarFilesFailed },
})

/** The secret address at which other calendars can follow the recruiter's planned meetings. */
export const calendarFeed = z
  .object({
    /**
     * The path on main-api. Only the answer that made the address holds it, since the secret itself isn't stored; null
     * in every other.
     */
    address: z.string().nullable(),
    /** Null while there is no feed. */
    created_at: z.iso.datetime().nullable(),
    last_read_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'CalendarFeed' })
export type CalendarFeed = z.infer<typeof calendarFeed>

export const getCalendarFeed = defineEndpoint({
  service: 'main',
  method: 'GET',
  path: '/calendar/feed',
  personal: { unlogged: 'of the account itself' },
  auth: 'recruiter',
  summary: 'Of er een geheim agenda-adres is, en wanneer het voor het laatst is gelezen.',
  responses: { 200: calendarFeed },
  messages: { 401: messages.sessionExpired, fallback: messages.calendarFeedFailed },
})

export const makeCalendarFeed = defineEndpoint({
  service: 'main',
  method: 'POST',
  path: '/calendar/feed',
  notInDemo: true,
  auth: 'recruiter',
  summary: 'Maakt een geheim agenda-adres; een eerder adres werkt daarna niet meer.',
  responses: { 201: calendarFeed },
  messages: { 401: messages.sessionExpired, fallback: messages.calendarFeedFailed },
})

export const revokeCalendarFeed = defineEndpoint({
  service: 'main',
  method: 'DELETE',
  path: '/calendar/feed',
  auth: 'recruiter',
  summary: 'Trekt het geheime agenda-adres in.',
  responses: { 204: null },
  messages: { 401: messages.sessionExpired, fallback: messages.calendarFeedFailed },
})

export const readCalendarFeed = defineEndpoint({
  service: 'main',
  method: 'GET',
  path: '/calendar/feed/{secret}',
  personal: { shows: 'meetings' },
  auth: 'feed',
  summary: 'De geplande gesprekken van een recruiter als agenda (ICS), voor wie het adres heeft.',
  params: z.object({ secret: z.string().max(100) }),
  file: true,
  responses: { 200: null },
  messages: { 404: messages.calendarFeedGone, fallback: messages.calendarFeedFailed },
})
