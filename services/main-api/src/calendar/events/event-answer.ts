import type { CalendarEvent } from '@wervio/contracts'
import { addressKey, type EventRow } from './event-row.ts'

/**
 * An appointment as the agenda answers it, with what is known when it is stored: the planned meeting that it is, and
 * which of its people are candidates, is found when it is read. `calendar` is the name of its file, null for Microsoft.
 */
const answerOf = (
  { key, starts, ends, is_all_day: isAllDay, content }: EventRow,
  calendar: string | null,
): CalendarEvent => ({
  id: key,
  source: calendar === null ? 'microsoft' : 'file',
  calendar,
  subject: content.subject,
  startDateTime: isAllDay ? starts.slice(0, 10) : starts,
  endDateTime: isAllDay ? ends.slice(0, 10) : ends,
  isAllDay,
  isCancelled: content.isCancelled,
  isPrivate: content.isPrivate,
  isRecurring: content.isRecurring,
  location: content.location,
  participants: {
    attendees: content.attendees.map(({ name, address, answer }) => ({ name, address, answer, candidate: null })),
  },
  attendeeCount: content.attendeeCount,
  joinUrl: content.joinUrl,
  meeting_id: null,
  vacancy_id: null,
})

/** What is stored of an appointment for the readings of the agenda. The text has no line breaks. */
export const writtenColumns = (row: EventRow, calendar: string | null) => ({
  answer: JSON.stringify(answerOf(row, calendar)),
  addresses: [...new Set(row.content.attendees.map(({ address }) => addressKey(address)))],
})

/** A candidate at an address that an appointment names. */
export type KnownPerson = { address: string; email: string; id: string; name: string }
/** The planned meeting of ours that an appointment is. */
export type OwnMeeting = { id: string; vacancyId: string | null }

/** The answer of a stored appointment that is a meeting of ours, or names candidates. */
export const linkedAnswer = (answer: string, people: readonly KnownPerson[], meeting: OwnMeeting | null): string => {
  const event = JSON.parse(answer) as CalendarEvent
  // The database compares without accents, which a mail address may differ by.
  const byAddress = new Map(
    people.filter(({ address, email }) => addressKey(email) === address).map((person) => [person.address, person]),
  )
  const candidateAt = (address: string) => {
    const person = byAddress.get(addressKey(address))
    return person ? { id: person.id, name: person.name } : null
  }
  const linkedEvent: CalendarEvent = {
    ...event,
    participants: {
      attendees: event.participants.attendees.map((attendee) => ({
        ...attendee,
        candidate: candidateAt(attendee.address),
      })),
    },
    meeting_id: meeting?.id ?? null,
    vacancy_id: meeting?.vacancyId ?? null,
  }
  return JSON.stringify(linkedEvent)
}
