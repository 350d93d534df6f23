import { listCalendarEvents, messages, type CalendarEvent, type CalendarEvents } from '@wervio/contracts'
import type { Connections } from '@wervio/microsoft'
import { implement, ServiceError, type Recruiter } from '@wervio/service-kit'
import type { FastifyInstance } from 'fastify'
import { DateTime } from 'luxon'
import type { CalendarSync } from '../microsoft/sync.ts'
import type { SyncFailure } from '../table.ts'
import type { EventRepository } from './repository.ts'
import { askedWindow, covers, isZone, storedWindow, wholeDays, type Window } from './window.ts'

type Parts = { connections: Connections | null; events: EventRepository; sync: CalendarSync | null; now: () => Date }
type StoredEvent = Awaited<ReturnType<EventRepository['list']>>[number]
type People = Map<string, { id: string; name: string }>

/** Milliseconds after which what is stored is read again behind the answer, and after a failure. */
const FRESH_FOR = 60_000
const FAILURE_PAUSE = 30_000

const FAILURES: Record<SyncFailure, string> = {
  required: messages.microsoftExpired,
  forbidden: messages.microsoftNeedsAdministrator,
  throttled: messages.microsoftBusy,
  unavailable: messages.microsoftUnavailable,
}

/** An address as addresses are compared. */
const addressKey = (address: string): string => address.trim().toLowerCase()

/** Where an appointment stands in the order of time: whole days before what begins at midnight. */
const placeOf = ({ is_all_day, starts }: StoredEvent, zone: string): number =>
  is_all_day ? DateTime.fromISO(starts.slice(0, 10), { zone }).toMillis() - 1 : Date.parse(starts)

const eventOf = ({ key, starts, ends, is_all_day, content, calendar }: StoredEvent, people: People): CalendarEvent => {
  const { attendees, ...rest } = content
  return {
    ...rest,
    id: key,
    source: calendar === null ? 'microsoft' : 'file',
    calendar,
    startDateTime: is_all_day ? starts.slice(0, 10) : starts,
    endDateTime: is_all_day ? ends.slice(0, 10) : ends,
    isAllDay: is_all_day,
    participants: {
      attendees: attendees.map((attendee) => ({
        ...attendee,
        candidate: people.get(addressKey(attendee.address)) ?? null,
      })),
    },
    meeting_id: null,
  }
}

/** The appointments of a week. */
export const eventRoutes = (app: FastifyInstance, { connections, events, sync, now }: Parts): void => {
  const peopleOf = async (recruiter: Recruiter, rows: readonly StoredEvent[]): Promise<People> => {
    const addresses = new Set(
      rows.flatMap(({ content }) => content.attendees.map(({ address }) => addressKey(address))),
    )
    const candidates = await events.candidatesAt(recruiter, [...addresses])
    return new Map(candidates.flatMap(({ id, name, email }) => (email ? [[addressKey(email), { id, name }]] : [])))
  }

  /** Reads Microsoft where that is needed: before the answer when nothing fitting is stored, else behind it. */
  const bringUpToDate = async (recruiter: Recruiter, window: Window, fresh: boolean): Promise<void> => {
    if (!sync) return
    const stored = await events.syncOf(recruiter)
    const age = (moment: string): number => now().getTime() - Date.parse(moment)
    const hasWindow =
      stored?.refreshed_at != null && covers({ from: new Date(stored.from), to: new Date(stored.to) }, window)
    const hasJustFailed = stored?.failure != null && age(stored.tried_at) < FAILURE_PAUSE
    if (hasJustFailed && !fresh) return
    const target = storedWindow(window, now())
    if (fresh || !hasWindow) await sync.refresh(recruiter, target)
    else if (age(stored.refreshed_at ?? '') > FRESH_FOR) void sync.refresh(recruiter, target)
  }

  implement(app, listCalendarEvents, async ({ recruiter, query }): Promise<CalendarEvents> => {
    const { from, days, zone, fresh } = query
    if (!isZone(zone))
      throw new ServiceError('validation_failed', {
        extra: { fields: [{ path: 'zone', message: 'Kies een tijdzone.' }] },
      })
    const window = askedWindow(from, days, zone, now())
    const connection = (await connections?.stateOf(recruiter, 'calendar')) ?? null
    if (!connection && !(await events.hasFiles(recruiter)))
      throw new ServiceError('microsoft_required', {
        message: messages.microsoftRequired,
        extra: { auth_required: true },
      })
    if (connection?.isUsable) await bringUpToDate(recruiter, window, fresh)
    const [rows, stored] = await Promise.all([
      events.list(recruiter, window, wholeDays(window, zone)),
      events.syncOf(recruiter),
    ])
    const people = await peopleOf(recruiter, rows)
    const isRequired = connection !== null && (!connection.isUsable || stored?.failure === 'required')
    const failure = isRequired ? 'required' : (stored?.failure ?? null)
    return {
      events: rows.toSorted((a, b) => placeOf(a, zone) - placeOf(b, zone)).map((row) => eventOf(row, people)),
      refreshed_at: stored?.refreshed_at ?? null,
      refreshing: sync?.isRunning(recruiter) ?? false,
      error: failure === null ? null : FAILURES[failure],
      auth_required: isRequired,
    }
  })
}
