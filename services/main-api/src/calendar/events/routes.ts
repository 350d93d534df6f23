import { listCalendarEvents, messages, type CalendarEvents } from '@wervio/contracts'
import type { Connections } from '@wervio/microsoft'
import { implement, ServiceError, WrittenAnswer, type Recruiter } from '@wervio/service-kit'
import type { FastifyInstance } from 'fastify'
import type { CalendarSync } from '../microsoft/sync.ts'
import type { SyncFailure } from '../table.ts'
import { answersOf } from './agenda-events.ts'
import type { EventRepository, StoredAgenda } from './repository.ts'
import { askedWindow, covers, isZone, wholeDays, type Window } from './window.ts'

type Parts = { connections: Connections | null; events: EventRepository; sync: CalendarSync | null; now: () => Date }

/** Milliseconds after which what is stored is read again behind the answer, and after a failure. */
const FRESH_FOR = 60_000
const FAILURE_PAUSE = 30_000

const FAILURES: Record<SyncFailure, string> = {
  required: messages.microsoftExpired,
  forbidden: messages.microsoftNeedsAdministrator,
  throttled: messages.microsoftBusy,
  unavailable: messages.microsoftUnavailable,
}

/** When Microsoft has to be read: before the answer where nothing fitting is stored, else behind it. */
const reading = (
  { sync }: StoredAgenda,
  window: Window,
  { fresh, now }: { fresh: boolean; now: Date },
): 'before' | 'behind' | 'never' => {
  if (fresh) return 'before'
  const age = (moment: string): number => now.getTime() - Date.parse(moment)
  if (sync?.failure != null && age(sync.tried_at) < FAILURE_PAUSE) return 'never'
  if (sync?.refreshed_at == null || !covers({ from: new Date(sync.from), to: new Date(sync.to) }, window))
    return 'before'
  return age(sync.refreshed_at) > FRESH_FOR ? 'behind' : 'never'
}

/** The appointments of a week. */
export const eventRoutes = (app: FastifyInstance, { connections, events, sync, now }: Parts): void => {
  /** What is stored of a window, brought up to date where that is needed. */
  const upToDate = async (
    recruiter: Recruiter,
    window: Window,
    zone: string,
    fresh: boolean,
  ): Promise<StoredAgenda> => {
    const read = () => events.read(recruiter, window, wholeDays(window, zone), connections)
    const stored = await read()
    if (!stored.connection && !stored.hasFiles && !stored.hasMeetings)
      throw new ServiceError('microsoft_required', {
        message: messages.microsoftRequired,
        extra: { auth_required: true },
      })
    if (!sync || !stored.connection?.isUsable) return stored
    const moment = reading(stored, window, { fresh, now: now() })
    if (moment === 'never') return stored
    const refreshing = sync.refresh(recruiter, window, stored.sync?.tried_at ?? null)
    if (moment === 'behind') return stored
    await refreshing
    return read()
  }

  implement(app, listCalendarEvents, async ({ recruiter, query }) => {
    const { from, days, zone, fresh } = query
    if (!isZone(zone))
      throw new ServiceError('validation_failed', {
        extra: { fields: [{ path: 'zone', message: 'Kies een tijdzone.' }] },
      })
    const stored = await upToDate(recruiter, askedWindow(from, days, zone, now()), zone, fresh)
    const isRequired =
      stored.connection !== null && (!stored.connection.isUsable || stored.sync?.failure === 'required')
    const failure = isRequired ? 'required' : (stored.sync?.failure ?? null)
    const state: Omit<CalendarEvents, 'events'> = {
      refreshed_at: stored.sync?.refreshed_at ?? null,
      refreshing: sync?.isRunning(recruiter) ?? false,
      error: failure === null ? null : FAILURES[failure],
      auth_required: isRequired,
    }
    const answers = answersOf(stored, zone)
    return new WrittenAnswer(`{"events":[${answers.join(',')}],${JSON.stringify(state).slice(1)}`, answers.length)
  })
}
