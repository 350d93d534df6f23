import { MAIN, server } from '@wervio/api-client/testing'
import {
  messages,
  type CalendarEvent,
  type CalendarEvents,
  type CalendarFeed,
  type CalendarFile,
  type CalendarStatus,
} from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { addDays, startOf } from '../agenda/week/days.ts'

export { failure, fakeServices, MAIN, server } from '@wervio/api-client/testing'
import { localDay } from '@wervio/ui'

export const today = localDay(new Date())
export const CANDIDATE = { id: '4f6c1d52-7f7e-4f0e-8b3c-3a3f0a0c9d11', name: 'Ilse Hoogveen' }

/** A moment `days` after today at an hour of the recruiter's clock. */
export const momentOn = (days: number, hour: number, minute = 0): string => {
  const date = startOf(addDays(today, days))
  date.setHours(hour, minute)
  return date.toISOString()
}

/** An appointment of an hour, tomorrow at nine. */
export const event = (overrides: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id: overrides.subject ?? 'a',
  source: 'microsoft',
  calendar: null,
  subject: 'Kennismaking',
  startDateTime: momentOn(1, 9),
  endDateTime: momentOn(1, 10),
  isAllDay: false,
  isCancelled: false,
  isPrivate: false,
  isRecurring: false,
  location: null,
  participants: { attendees: [] },
  attendeeCount: 0,
  joinUrl: null,
  meeting_id: null,
  ...overrides,
})

export const connected: CalendarStatus = {
  connected: true,
  account: { name: 'Sanne Bakker', address: 'sanne@werving.example' },
  auth_required: false,
  has_meetings: false,
}
export const unconnected: CalendarStatus = {
  connected: false,
  account: null,
  auth_required: false,
  has_meetings: false,
}

export const calendarFile = (overrides: Partial<CalendarFile> = {}): CalendarFile => ({
  id: '4f6c1d52-7f7e-4f0e-8b3c-3a3f0a0c9d12',
  name: 'Werkagenda',
  imported_at: '2026-11-20T10:00:00.000Z',
  events: 3,
  skipped: [],
  skippedCount: 0,
  ...overrides,
})

const required = () =>
  HttpResponse.json(
    {
      error: messages.microsoftRequired,
      message: messages.microsoftRequired,
      code: 'microsoft_required',
      auth_required: true,
    },
    { status: 401 },
  )

type Calendar = {
  status?: CalendarStatus
  /** Null: neither connected nor a file. */
  answer?: Partial<CalendarEvents> | null
  files?: CalendarFile[]
  feed?: CalendarFeed
}

const noFeed: CalendarFeed = { address: null, created_at: null, last_read_at: null }

/** The agenda of main-api; returns the queries for appointments. A test may change what it answers. */
export const stubAgenda = ({ status = connected, answer = {}, files = [], feed = noFeed }: Calendar = {}) => {
  const state = { status, answer, files, feed, queries: [] as Record<string, string>[] }
  server.use(
    http.get(`${MAIN}/calendar/status-microsoft`, () => HttpResponse.json(state.status)),
    http.get(`${MAIN}/calendar/files`, () => HttpResponse.json(state.files)),
    http.get(`${MAIN}/calendar/feed`, () => HttpResponse.json(state.feed)),
    http.get(`${MAIN}/calendar/events-microsoft`, ({ request }) => {
      state.queries.push(Object.fromEntries(new URL(request.url).searchParams))
      if (state.answer === null) return required()
      return HttpResponse.json({
        events: [],
        refreshed_at: new Date().toISOString(),
        refreshing: false,
        auth_required: false,
        ...state.answer,
      })
    }),
  )
  return state
}
