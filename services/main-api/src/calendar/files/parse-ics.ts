import { createHash } from 'node:crypto'
import ICAL from 'ical.js'
import { DateTime } from 'luxon'
import { countText } from '@wervio/contracts'
import { plainLine, timesOf, type EventRow } from '../events/event-row.ts'
import { boundRecurrences } from './bounded-recurrence.ts'
import { readCalendars } from './ics-calendars.ts'
import { contentOfIcs } from './ics-event.ts'
import { instantOf, ownZonesOf } from './ics-times.ts'

boundRecurrences()

/** What was read of a calendar file; without a calendar in it, null. */
export type ParsedCalendar = {
  /** The calendar's own name, '' without one. */
  name: string
  /** Appointments in the file, each recurrence once. */
  events: number
  rows: EventRow[]
  skipped: { subject: string; reason: string }[]
  skippedCount: number
}

/** Days before and after today for which recurrences are written out. */
const DAYS_BEFORE = 92
const DAYS_AFTER = 366
/** Days that an occurrence which began before the window may reach into it. */
const LONGEST = 40
/** Steps of one recurrence and of all of a file, appointments of one file, and reasons that are named. */
const MAX_STEPS = 20_000
const MAX_STEPS_OF_FILE = 400_000
const MAX_ROWS = 10_000
const MAX_NAMED = 20

const UNREADABLE = 'De datum of tijd is niet te lezen.'
const ENDLESS = 'Deze herhaling is te lang om uit te schrijven.'
const TOO_MANY = `Er staan meer dan ${countText(MAX_ROWS)} afspraken in.`

type Reading = {
  rows: EventRow[]
  skip: (subject: string, reason: string) => void
  zones: ReturnType<typeof ownZonesOf>
  from: DateTime
  to: DateTime
  /** Steps that recurrences may still take together. */
  steps: number
}

/** A day as a number that can be compared. */
const dayNumber = ({ year, month, day }: { year: number; month: number; day: number }): number =>
  (year * 100 + month) * 100 + day

const subjectOf = (event: ICAL.Event): string => plainLine(event.summary, 200)

const zoneNameOf = (event: ICAL.Event, property: 'dtstart' | 'dtend'): string | null => {
  const zone: unknown = event.component.getFirstProperty(property)?.getFirstParameter('tzid')
  return typeof zone === 'string' ? zone : null
}

/** Of a length that an index takes, whatever the file calls its appointments, or whether it names them at all. */
const keyOf = (parts: readonly (string | null)[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url')

type Occurrence = { start: ICAL.Time; end: ICAL.Time; recurrenceId: ICAL.Time | null; isRecurring: boolean }

const rowOf = (
  event: ICAL.Event,
  { start, end, recurrenceId, isRecurring }: Occurrence,
  { zones }: Reading,
): EventRow | null => {
  const isAllDay = start.isDate
  const zone = zoneNameOf(event, 'dtstart')
  const starts = instantOf(start, zone, zones)
  const ends = instantOf(end, zoneNameOf(event, 'dtend') ?? zone, zones)
  const times = timesOf(starts, isAllDay && ends <= starts ? starts.plus({ days: 1 }) : ends)
  if (!times) return null
  const content = contentOfIcs(event, isRecurring)
  // Some programs give all their appointments one UID: those are still different ones.
  const key = keyOf([event.uid, recurrenceId?.toString() ?? null, times.starts, times.ends, content.subject])
  return { key, ...times, is_all_day: isAllDay, content }
}

const readOnce = (event: ICAL.Event, reading: Reading): void => {
  const { startDate: start, endDate: end, recurrenceId } = event
  const row = rowOf(event, { start, end, recurrenceId, isRecurring: event.isRecurrenceException() }, reading)
  if (row) reading.rows.push(row)
  else reading.skip(subjectOf(event), UNREADABLE)
}

/** Writes a recurrence out for the coming year; what takes more steps than anybody plans is skipped, not followed. */
const readRecurring = (event: ICAL.Event, reading: Reading): void => {
  const iterator = event.iterator()
  const { from, to, rows } = reading
  const first = dayNumber(from.minus({ days: LONGEST }))
  for (let step = 0; step < MAX_STEPS && reading.steps > 0; step += 1, reading.steps -= 1) {
    const occurrence = iterator.next()
    // eslint-disable-next-line typescript/no-unnecessary-condition -- The library's types leave out that it ends.
    if (!occurrence) return
    if (dayNumber(occurrence) < first) continue
    const { startDate: start, endDate: end, item, recurrenceId } = event.getOccurrenceDetails(occurrence)
    const row = rowOf(item, { start, end, recurrenceId, isRecurring: true }, reading)
    if (!row) return reading.skip(subjectOf(event), UNREADABLE)
    if (DateTime.fromISO(row.starts) > to) return
    if (DateTime.fromISO(row.ends) >= from) rows.push(row)
    if (rows.length >= MAX_ROWS) return
  }
  reading.skip(subjectOf(event), ENDLESS)
}

/** Whether an appointment has a beginning that can be read; the library throws for one that can't. */
const hasBeginning = (event: ICAL.Event): boolean => {
  try {
    return Boolean(event.startDate)
  } catch {
    return false
  }
}

const eventsOf = (calendars: readonly ICAL.Component[], skip: Reading['skip']): ICAL.Event[] => {
  const components = calendars.flatMap((calendar) => calendar.getAllSubcomponents('vevent'))
  const events = components.flatMap((component) => {
    // Without this the library looks for exceptions through the whole file, for each appointment.
    const event = new ICAL.Event(component, { exceptions: [] })
    if (hasBeginning(event)) return [event]
    skip(subjectOf(event), UNREADABLE)
    return []
  })
  // An exception belongs to its series; one whose series isn't in the file, or has no UID, stands alone.
  const series = new Map(events.filter((event) => event.uid && event.isRecurring()).map((event) => [event.uid, event]))
  return events.filter((event) => {
    const whole = event.isRecurrenceException() ? series.get(event.uid) : undefined
    whole?.relateException(event)
    return whole === undefined
  })
}

/**
 * Reads a calendar file (RFC 5545). Null for what is no calendar. `today` decides which recurrences are written out.
 */
export const parseIcs = (text: string, today: Date): ParsedCalendar | null => {
  const { calendars, unreadable } = readCalendars(text)
  if (calendars.length === 0) return null
  const skipped: { subject: string; reason: string }[] = []
  let skippedCount = 0
  const skip = (subject: string, reason: string): void => {
    skippedCount += 1
    if (skipped.length < MAX_NAMED) skipped.push({ subject, reason })
  }
  for (const subject of unreadable) skip(plainLine(subject, 200), UNREADABLE)
  const now = DateTime.fromJSDate(today, { zone: 'utc' })
  const reading: Reading = {
    rows: [],
    skip,
    zones: ownZonesOf(calendars),
    from: now.minus({ days: DAYS_BEFORE }),
    to: now.plus({ days: DAYS_AFTER }),
    steps: MAX_STEPS_OF_FILE,
  }
  const events = eventsOf(calendars, skip)
  for (const event of events) {
    if (reading.rows.length >= MAX_ROWS) {
      skip('', TOO_MANY)
      break
    }
    try {
      if (event.isRecurring()) readRecurring(event, reading)
      else readOnce(event, reading)
    } catch {
      skip(subjectOf(event), UNREADABLE)
    }
  }
  const name: unknown = calendars[0]?.getFirstPropertyValue('x-wr-calname')
  return {
    name: typeof name === 'string' ? plainLine(name, 100) : '',
    events: events.length,
    rows: reading.rows,
    skipped,
    skippedCount,
  }
}
