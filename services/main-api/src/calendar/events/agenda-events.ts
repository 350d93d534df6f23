import type { CalendarEvent } from '@wervio/contracts'
import { DateTime } from 'luxon'
import { linkedAnswer, type People } from './event-answer.ts'
import { addressKey, httpsAddress, MAX_ATTENDEES } from './event-row.ts'
import type { EventPlace, ListedEvent } from './list-events.ts'
import type { StoredAgenda } from './repository.ts'
import { covers } from './window.ts'

type StoredMeeting = StoredAgenda['meetings'][number]

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

/** Where appointments stand in the order of time: whole days before what begins at midnight in a zone. */
const createOrder = (zone: string) => {
  const midnights = new Map<string, number>()
  const midnightOf = (day: string): number => {
    const midnight = midnights.get(day) ?? DateTime.fromISO(day, { zone }).toMillis()
    midnights.set(day, midnight)
    return midnight
  }
  return (place: EventPlace): number => (typeof place === 'number' ? place : midnightOf(place) - 1)
}

/**
 * The appointments of an agenda in the order of time, each as JSON, planned meetings that no calendar was read for
 * among them.
 */
export const answersOf = (stored: StoredAgenda, zone: string): string[] => {
  const people = peopleOf(stored)
  const orderOf = createOrder(zone)
  const meetings = stored.meetings.filter((meeting) => !wasTakenOut(meeting, stored))
  /** Most appointments are nobody's that we know, and go out as they are stored. */
  const eventAnswer = ({ key, answer, addresses }: ListedEvent): string => {
    const ownMeeting = stored.ownMeetings.get(key)
    const isLinked = ownMeeting !== undefined || addresses.some((address) => people.has(address))
    return isLinked ? linkedAnswer(answer, people, ownMeeting) : answer
  }
  return [
    ...stored.events.map((event) => ({ order: orderOf(event.place), answer: eventAnswer(event) })),
    ...meetings.map((meeting) => ({
      order: Date.parse(meeting.starts),
      answer: JSON.stringify(meetingEvent(meeting, people)),
    })),
  ]
    .toSorted((a, b) => a.order - b.order)
    .map(({ answer }) => answer)
}
