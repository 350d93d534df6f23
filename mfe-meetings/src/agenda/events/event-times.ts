import type { CalendarEvent } from '@wervio/contracts'
import { clock, localDay, shortDay } from '@wervio/ui'
import { addDays, startOf, type Day } from '../week/days.ts'

type Times = Pick<CalendarEvent, 'startDateTime' | 'endDateTime' | 'isAllDay'>

/** The first day of an appointment. */
export const firstDayOf = ({ startDateTime, isAllDay }: Times): Day =>
  isAllDay ? startDateTime.slice(0, 10) : localDay(new Date(startDateTime))

/** The last day of an appointment: the end isn't part of it, unless it takes no time at all. */
export const lastDayOf = (event: Times): Day => {
  const first = firstDayOf(event)
  const last = event.isAllDay
    ? addDays(event.endDateTime.slice(0, 10), -1)
    : localDay(new Date(Math.max(Date.parse(event.startDateTime), Date.parse(event.endDateTime) - 1)))
  return last < first ? first : last
}

const moment = (iso: string): string => `${shortDay(iso)} ${clock(iso)}`

/** '09:00–10:00', 'Hele dag', or with the days when it takes more than one. */
export const timeText = (event: Times): string => {
  const [first, last] = [firstDayOf(event), lastDayOf(event)]
  if (event.isAllDay)
    return first === last
      ? 'Hele dag'
      : `Hele dag, ${shortDay(startOf(first).toISOString())} tot en met ${shortDay(startOf(last).toISOString())}`
  const { startDateTime, endDateTime } = event
  if (first !== last) return `${moment(startDateTime)} – ${moment(endDateTime)}`
  return startDateTime === endDateTime ? clock(startDateTime) : `${clock(startDateTime)}–${clock(endDateTime)}`
}

/** Whether an appointment is over. */
export const isOver = (event: Times, now: Date): boolean =>
  (event.isAllDay ? startOf(event.endDateTime.slice(0, 10)) : new Date(event.endDateTime)) <= now
