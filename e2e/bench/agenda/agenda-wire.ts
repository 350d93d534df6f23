import type { CalendarEvent, CalendarEvents, CalendarFeed, CalendarStatus } from '@wervio/contracts'
import type { FastifyInstance } from 'fastify'
import { appointment } from './busy-week.ts'

const event = (number: number): CalendarEvent => {
  const { subject, starts, ends, place, attendees } = appointment(number)
  return {
    id: String(number),
    source: 'microsoft',
    calendar: null,
    subject,
    startDateTime: starts,
    endDateTime: ends,
    isAllDay: false,
    isCancelled: false,
    isPrivate: false,
    isRecurring: false,
    location: place,
    participants: {
      attendees: attendees.map((address) => ({ name: 'Iemand', address, answer: 'accepted', candidate: null })),
    },
    attendeeCount: attendees.length,
    joinUrl: null,
    meeting_id: null,
  }
}

/** Answers the calls of the agenda with as many appointments as `size` says; with none it isn't connected. */
export const serveAgenda = (app: FastifyInstance, size: () => number): void => {
  app.get('/calendar/status-microsoft', async (): Promise<CalendarStatus> => ({
    connected: size() > 0,
    account: size() > 0 ? { name: 'Bench', address: 'bench@werving.example' } : null,
    auth_required: false,
    has_meetings: false,
  }))
  app.get('/calendar/feed', async (): Promise<CalendarFeed> => ({
    address: null,
    created_at: null,
    last_read_at: null,
  }))
  app.get('/calendar/events-microsoft', async (): Promise<CalendarEvents> => ({
    events: Array.from({ length: size() }, (_, number) => event(number)),
    refreshed_at: new Date().toISOString(),
    refreshing: false,
    auth_required: false,
  }))
}
