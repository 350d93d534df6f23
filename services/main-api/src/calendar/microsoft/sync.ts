import { MicrosoftError, type Connections, type Graph } from '@wervio/microsoft'
import { asJob, type Recruiter } from '@wervio/service-kit'
import type { EventRow } from '../events/event-row.ts'
import type { EventRepository } from '../events/repository.ts'
import { covers, storedWindow, type Window } from '../events/window.ts'
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
  connections: Pick<Connections, 'withGraph' | 'stateOf'>
  events: Pick<EventRepository, 'lastReading' | 'replace' | 'recordFailure'>
  /** A reading that failed for another reason than Microsoft. */
  onFailed: (error: unknown) => void
  now: () => Date
}

/** Milliseconds that Graph may keep us away at most. */
const LONGEST_PAUSE = 3_600_000

/** A window that is being read, until it ended. */
type Reading = { window: Window; end: Promise<void> }

/** Reads the calendars of Microsoft into the database, one reading of an account at a time. */
export const createCalendarSync = ({ connections, events, onFailed, now }: SyncOptions) => {
  const running = new Map<string, Reading>()
  /** Until when Graph asked to leave an account alone, in milliseconds: each question before that counts against it. */
  const pauses = new Map<string, number>()

  /** Whether another reading came in between that answers the same question. */
  const isAnswered = async (recruiter: Recruiter, asked: Window, since: string | null): Promise<boolean> => {
    const last = await events.lastReading(recruiter)
    if (!last || last.tried_at === since) return false
    return last.failure !== null || covers({ from: new Date(last.from), to: new Date(last.to) }, asked)
  }

  const isPaused = ({ accountId }: Recruiter): boolean => {
    const end = pauses.get(accountId)
    if (end === undefined) return false
    if (end > now().getTime()) return true
    pauses.delete(accountId)
    return false
  }

  const read = async (recruiter: Recruiter, window: Window): Promise<void> => {
    try {
      const { rows, address } = await connections.withGraph(recruiter, 'calendar', async (graph, account) => ({
        rows: await readWindow(graph, window),
        address: account.address,
      }))
      // Of an account that was disconnected meanwhile, or gave way to another, nothing is stored.
      const state = await connections.stateOf(recruiter, 'calendar')
      if (state?.account.address === address) await events.replace(recruiter, window, rows)
    } catch (error) {
      if (!(error instanceof MicrosoftError)) throw error
      if (error.retryAfter !== null)
        pauses.set(recruiter.accountId, now().getTime() + Math.min(error.retryAfter * 1_000, LONGEST_PAUSE))
      await events.recordFailure(recruiter, window, failureOf(error))
    }
  }

  return {
    /**
     * Starts a reading of the asked days and the coming weeks, or joins one of those days that runs; resolves when it
     * ended, also when Microsoft refused. `since` is when the last reading was that the caller knows of, null for none:
     * where another ended after that, or Microsoft asked to wait, it isn't asked again.
     */
    refresh: (recruiter: Recruiter, asked: Window, since: string | null): Promise<void> => {
      const { accountId } = recruiter
      if (isPaused(recruiter)) return Promise.resolve()
      const before = running.get(accountId)
      if (before && covers(before.window, asked)) return before.end
      const window = storedWindow(asked, now())
      const answer = async (): Promise<void> => {
        await before?.end
        if (!(await isAnswered(recruiter, asked, since))) await read(recruiter, window)
      }
      const reading: Reading = {
        window,
        end: asJob('calendar', answer)
          .catch(onFailed)
          .finally(() => {
            if (running.get(accountId) === reading) running.delete(accountId)
          }),
      }
      running.set(accountId, reading)
      return reading.end
    },
    /** Somebody connected or disconnected: what Microsoft said of the account before counts no more. */
    forget: ({ accountId }: Recruiter): void => {
      pauses.delete(accountId)
    },
    isRunning: ({ accountId }: Recruiter): boolean => running.has(accountId),
    /** Resolves when nothing is being read. */
    idle: async (): Promise<void> => {
      await Promise.all([...running.values()].map(({ end }) => end))
    },
  }
}

export type CalendarSync = ReturnType<typeof createCalendarSync>
