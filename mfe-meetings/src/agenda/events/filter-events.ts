import type { CalendarEvent } from '@wervio/contracts'
import type { Day } from '../week/days.ts'
import { isOn } from './event-times.ts'

const textOf = ({ subject, location, calendar, participants }: CalendarEvent): string =>
  [
    subject,
    location,
    calendar,
    ...participants.attendees.flatMap(({ name, address, candidate }) => [name, address, candidate?.name]),
  ]
    .join(' ')
    .toLocaleLowerCase('nl-NL')

/** The appointments in which every word is found. */
export const filterEvents = (events: readonly CalendarEvent[], words: string): CalendarEvent[] => {
  const parts = words.toLocaleLowerCase('nl-NL').split(/\s+/).filter(Boolean)
  if (parts.length === 0) return [...events]
  return events.filter((event) => {
    const text = textOf(event)
    return parts.every((part) => text.includes(part))
  })
}

/** The appointments of each day; one of several days stands with each of them. */
export const eventsByDay = (events: readonly CalendarEvent[], days: readonly Day[]): Map<Day, CalendarEvent[]> =>
  new Map(days.map((day) => [day, events.filter((event) => isOn(event, day))]))
