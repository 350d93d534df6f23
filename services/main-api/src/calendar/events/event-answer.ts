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

/** Candidates by their address, as addresses are compared. */
export type People = ReadonlyMap<string, { id: string; name: string }>
/** The planned meeting of ours that an appointment is. */
export type OwnMeeting = { id: string; vacancyId: string | null }

/** The answer of a stored appointment that is a meeting of ours, or names candidates. */
export const linkedAnswer = (answer: string, people: People, meeting: OwnMeeting | undefined): string => {
  const event = JSON.parse(answer) as CalendarEvent
  const linkedEvent: CalendarEvent = {
    ...event,
    participants: {
      attendees: event.participants.attendees.map((attendee) => ({
        ...attendee,
        candidate: people.get(addressKey(attendee.address)) ?? null,
      })),
    },
    meeting_id: meeting?.id ?? null,
    vacancy_id: meeting?.vacancyId ?? null,
  }
  return JSON.stringify(linkedEvent)
}
