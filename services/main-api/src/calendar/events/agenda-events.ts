import type { CalendarEvent } from '@wervio/contracts'
import { DateTime } from 'luxon'
import { addressKey, httpsAddress, MAX_ATTENDEES } from './event-row.ts'
import type { StoredEvent } from './list-events.ts'
import type { StoredAgenda } from './repository.ts'
import { covers } from './window.ts'

type StoredMeeting = StoredAgenda['meetings'][number]
type People = Map<string, { id: string; name: string }>

/** Where an appointment stands in the order of time: whole days before what begins at midnight. */
const placeOf = ({ isAllDay, startDateTime }: CalendarEvent, zone: string): number =>
  isAllDay ? DateTime.fromISO(startDateTime, { zone }).toMillis() - 1 : Date.parse(startDateTime)

const eventOf = (
  { key, starts, ends, is_all_day, content, calendar, meeting_id, vacancy_id }: StoredEvent,
  people: People,
): CalendarEvent => ({
  id: key,
  source: calendar === null ? 'microsoft' : 'file',
  calendar,
  subject: content.subject,
  startDateTime: is_all_day ? starts.slice(0, 10) : starts,
  endDateTime: is_all_day ? ends.slice(0, 10) : ends,
  isAllDay: is_all_day,
  isCancelled: content.isCancelled,
  isPrivate: content.isPrivate,
  isRecurring: content.isRecurring,
  location: content.location,
  participants: {
    attendees: content.attendees.map(({ name, address, answer }) => ({
      name,
      address,
      answer,
      candidate: people.get(addressKey(address)) ?? null,
    })),
  },
  attendeeCount: content.attendeeCount,
  joinUrl: content.joinUrl,
  meeting_id,
  vacancy_id,
})

/** A planned meeting as an appointment; what an invited person answered is Microsoft's to know. */
const meetingEvent = (
  { id, subject, starts, ends, attendees, join_url, vacancy_id }: StoredMeeting,
  people: People,
): CalendarEvent => ({
  id: `meeting:${id}`,
  source: 'planned',
  calendar: null,
  subject,
  startDateTime: starts,
  endDateTime: ends,
  isAllDay: false,
  isCancelled: false,
  isPrivate: false,
  isRecurring: false,
  location: null,
  participants: {
    attendees: attendees.slice(0, MAX_ATTENDEES).map((address) => ({
      name: null,
      address,
      answer: 'none',
      candidate: people.get(addressKey(address)) ?? null,
    })),
  },
  attendeeCount: attendees.length,
  joinUrl: httpsAddress(join_url),
  meeting_id: id,
  vacancy_id,
})

/** Whether the calendar that is connected was read since, and no longer has the meeting: somebody took it out. */
const wasTakenOut = (
  { starts, ends, updated_at, microsoft_address }: StoredMeeting,
  { connection, sync }: StoredAgenda,
): boolean => {
  if (!connection?.isUsable || sync?.refreshed_at == null) return false
  const isOfOther = microsoft_address !== null && microsoft_address !== connection.account.address
  const wasRead = covers(
    { from: new Date(sync.from), to: new Date(sync.to) },
    { from: new Date(starts), to: new Date(ends) },
  )
  return !isOfOther && wasRead && Date.parse(sync.refreshed_at) > Date.parse(updated_at)
}

const peopleOf = ({ people }: StoredAgenda): People =>
  new Map(people.flatMap(({ id, name, email }) => (email ? [[addressKey(email), { id, name }]] : [])))

/** The appointments of an agenda in the order of time, planned meetings that no calendar was read for among them. */
export const eventsOf = (stored: StoredAgenda, zone: string): CalendarEvent[] => {
  const people = peopleOf(stored)
  const meetings = stored.meetings.filter((meeting) => !wasTakenOut(meeting, stored))
  return [
    ...stored.events.map((row) => eventOf(row, people)),
    ...meetings.map((meeting) => meetingEvent(meeting, people)),
  ]
    .map((event) => ({ event, place: placeOf(event, zone) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ event }) => event)
}
