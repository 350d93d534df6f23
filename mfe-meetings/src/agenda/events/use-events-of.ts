import type { CalendarEvent } from '@wervio/contracts'
import { useDeferredValue, useMemo } from 'react'
import type { Day } from '../week/days.ts'
import type { Week } from '../week/use-week.ts'
import { eventsByDay, filterEvents } from './filter-events.ts'

/**
 * The appointments of each day of the week in which the words are found that somebody typed. Thousands of them are
 * drawn in pieces behind the typing: `words` are those of what is on the screen.
 */
export const useEventsOf = (events: readonly CalendarEvent[], { days, words: typedWords }: Week) => {
  const words = useDeferredValue(typedWords)
  const byDay = useMemo(() => eventsByDay(events, days), [events, days])
  const eventsOf = useMemo(
    () => new Map<Day, CalendarEvent[]>([...byDay].map(([day, list]) => [day, filterEvents(list, words)])),
    [byDay, words],
  )
  return { eventsOf, words }
}
