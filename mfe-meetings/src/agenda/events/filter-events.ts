import type { CalendarEvent } from '@wervio/contracts'
import type { Day } from '../week/days.ts'
import { firstDayOf, lastDayOf } from './event-times.ts'

const textOf = ({ subject, location, calendar, participants }: CalendarEvent): string =>
  [
    subject,
    location,
    calendar,
    ...participants.attendees.flatMap(({ name, address, candidate }) => [name, address, candidate?.name]),
  ]
    .join(' ')
    .toLocaleLowerCase('nl-NL')

/** Texts of appointments, which are read again at every word that somebody types. */
const texts = new WeakMap<CalendarEvent, string>()
const storedTextOf = (event: CalendarEvent): string => {
  const text = texts.get(event) ?? textOf(event)
  texts.set(event, text)
  return text
}

/** The appointments in which every word is found. */
export const filterEvents = (events: readonly CalendarEvent[], words: string): CalendarEvent[] => {
  const parts = words.toLocaleLowerCase('nl-NL').split(/\s+/).filter(Boolean)
  if (parts.length === 0) return [...events]
  return events.filter((event) => {
    const text = storedTextOf(event)
    return parts.every((part) => text.includes(part))
  })
}

/** The appointments of each day; one of several days stands with each of them. */
export const eventsByDay = (events: readonly CalendarEvent[], days: readonly Day[]): Map<Day, CalendarEvent[]> => {
  const byDay = new Map<Day, CalendarEvent[]>(days.map((day) => [day, []]))
  for (const event of events) {
    const [first, last] = [firstDayOf(event), lastDayOf(event)]
    for (const [day, list] of byDay) if (first <= day && day <= last) list.push(event)
  }
  return byDay
}
