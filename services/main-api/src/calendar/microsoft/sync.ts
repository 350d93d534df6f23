import { MicrosoftError, type Connections, type Graph } from '@wervio/microsoft'
import { asJob, type Recruiter } from '@wervio/service-kit'
import type { EventRow } from '../events/event-row.ts'
import type { EventRepository } from '../events/repository.ts'
import type { Window } from '../events/window.ts'
import type { SyncFailure } from '../table.ts'
import { GRAPH_FIELDS, rowOfGraphEvent } from './graph-event.ts'

/** Appointments of one window that are stored. */
const MAX_EVENTS = 5_000
const PAGE = 200

const readWindow = async (graph: Graph, { from, to }: Window): Promise<EventRow[]> => {
  const query = new URLSearchParams({
    startDateTime: from.toISOString(),
    endDateTime: to.toISOString(),
    $top: String(PAGE),
    $orderby: 'start/dateTime',
    $select: GRAPH_FIELDS,
  })
  const entries = await graph.list(`/me/calendarView?${query.toString()}`, MAX_EVENTS, { timeZone: 'UTC' })
  return entries.flatMap((entry) => rowOfGraphEvent(entry) ?? [])
}

const failureOf = ({ failure }: MicrosoftError): SyncFailure =>
  failure === 'required' || failure === 'throttled'
    ? failure
    : failure === 'forbidden' || failure === 'needs_administrator'
      ? 'forbidden'
      : 'unavailable'

export type SyncOptions = {
  connections: Connections
  events: EventRepository
  /** A reading that failed for another reason than Microsoft. */
  onFailed: (error: unknown) => void
}

/** Reads the calendars of Microsoft into the database, one reading of an account at a time. */
export const createCalendarSync = ({ connections, events, onFailed }: SyncOptions) => {
  const running = new Map<string, Promise<void>>()

  const read = async (recruiter: Recruiter, window: Window): Promise<void> => {
    try {
      const rows = await connections.withGraph(recruiter, 'calendar', (graph) => readWindow(graph, window))
      await events.replace(recruiter, window, rows)
    } catch (error) {
      if (!(error instanceof MicrosoftError)) throw error
      await events.recordFailure(recruiter, window, failureOf(error))
    }
  }

  return {
    /** Starts a reading, or joins the one that runs; resolves when it ended, also when Microsoft refused. */
    refresh: (recruiter: Recruiter, window: Window): Promise<void> => {
      const { accountId } = recruiter
      const present = running.get(accountId)
      if (present) return present
      const reading = asJob(() => read(recruiter, window))
        .catch(onFailed)
        .finally(() => running.delete(accountId))
      running.set(accountId, reading)
      return reading
    },
    isRunning: ({ accountId }: Recruiter): boolean => running.has(accountId),
    /** Resolves when nothing is being read. */
    idle: async (): Promise<void> => {
      await Promise.all(running.values())
    },
  }
}

export type CalendarSync = ReturnType<typeof createCalendarSync>
