import { MicrosoftError, type Connections, type Graph } from '@wervio/microsoft'
import { asJob, type Recruiter } from '@wervio/service-kit'
import type { EventRow } from '../events/event-row.ts'
import type { EventRepository } from '../events/repository.ts'
import { covers, isSame, storedWindow, type Window } from '../events/window.ts'
import type { SyncFailure } from '../table.ts'
import { GRAPH_FIELDS, rowOfGraphEvent } from './graph-event.ts'

/** Appointments of one window that are stored. */
const MAX_EVENTS = 5_000
const PAGE = 200

/** The appointments of a window, and which part of it was read. */
type ReadWindow = { window: Window; rows: EventRow[] }

/** Reads a window; of one with more appointments than are stored, up to where the last one begins that was read. */
const readWindow = async (graph: Graph, { from, to }: Window): Promise<ReadWindow> => {
  const query = new URLSearchParams({
    startDateTime: from.toISOString(),
    endDateTime: to.toISOString(),
    $top: String(PAGE),
    $orderby: 'start/dateTime',
    $select: GRAPH_FIELDS,
  })
  const path = `/me/calendarView?${query.toString()}`
  const { entries, isWhole } = await graph.listUpTo(path, MAX_EVENTS, { timeZone: 'UTC' })
  const rows = entries.flatMap((entry) => rowOfGraphEvent(entry) ?? [])
  if (isWhole) return { window: { from, to }, rows }
  const last = Date.parse(rows.at(-1)?.starts ?? '')
  // What began before the window, and what can't be read, say nothing of how far it was read.
  return { window: { from, to: last > from.getTime() ? new Date(last) : from }, rows }
}

/** Reads a window; the asked days alone where it has more appointments than are stored, and those aren't among them. */
const readWith = async (graph: Graph, window: Window, requestedWindow: Window): Promise<ReadWindow> => {
  const reading = await readWindow(graph, window)
  return covers(reading.window, requestedWindow) || isSame(window, requestedWindow)
    ? reading
    : readWindow(graph, requestedWindow)
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

/** A window that is being read for the asked days, until it ended; then, which part of it is stored. */
type Reading = { window: Window; asked: Window; end: Promise<void> }

/** Reads the calendars of Microsoft into the database, one reading of an account at a time. */
export const createCalendarSync = ({ connections, events, onFailed, now }: SyncOptions) => {
  const running = new Map<string, Reading>()
  /** Until when Graph asked to leave an account alone, in milliseconds: each question before that counts against it. */
  const pauses = new Map<string, number>()
  /** Accounts with more appointments in the coming weeks than are stored: of those the asked days are read alone. */
  const crowded = new Set<string>()

  /** Whether another reading came in between that answers the same question. */
  const isAnswered = async (recruiter: Recruiter, requestedWindow: Window, since: string | null): Promise<boolean> => {
    const last = await events.lastReading(recruiter)
    if (!last || last.tried_at === since) return false
    return last.failure !== null || covers({ from: new Date(last.from), to: new Date(last.to) }, requestedWindow)
  }

  const isPaused = ({ accountId }: Recruiter): boolean => {
    const end = pauses.get(accountId)
    if (end === undefined) return false
    if (end > now().getTime()) return true
    pauses.delete(accountId)
    return false
  }

  /** Reads a window and answers which part of it is stored; all of it where nothing is. */
  const read = async (recruiter: Recruiter, window: Window, requestedWindow: Window): Promise<Window> => {
    try {
      const { reading, address } = await connections.withGraph(recruiter, 'calendar', async (graph, account) => ({
        reading: await readWith(graph, window, requestedWindow),
        address: account.address,
      }))
      // Of an account that was disconnected meanwhile, or gave way to another, nothing is stored.
      const state = await connections.stateOf(recruiter, 'calendar')
      if (state?.account.address !== address) return window
      if (!isSame(reading.window, window)) crowded.add(recruiter.accountId)
      await events.replace(recruiter, reading.window, reading.rows)
      return reading.window
    } catch (error) {
      if (!(error instanceof MicrosoftError)) throw error
      if (error.retryAfter !== null)
        pauses.set(recruiter.accountId, now().getTime() + Math.min(error.retryAfter * 1_000, LONGEST_PAUSE))
      await events.recordFailure(recruiter, window, failureOf(error))
      return window
    }
  }

  /**
   * Starts a reading of the asked days and the coming weeks, or joins one of those days that runs; resolves when it
   * ended, also when Microsoft refused. `since` is when the last reading was that the caller knows of, null for none:
   * where another ended after that, or Microsoft asked to wait, it isn't asked again.
   */
  const refresh = (recruiter: Recruiter, requestedWindow: Window, since: string | null): Promise<void> => {
    const { accountId } = recruiter
    if (isPaused(recruiter)) return Promise.resolve()
    const before = running.get(accountId)
    // Of a crowded window less may be stored than was to be read.
    const isRead = (): boolean =>
      before !== undefined && (covers(before.window, requestedWindow) || covers(before.asked, requestedWindow))
    if (before && isRead())
      return before.end.then(() => (isRead() ? undefined : refresh(recruiter, requestedWindow, since)))
    const window = crowded.has(accountId) ? requestedWindow : storedWindow(requestedWindow, now())
    const answer = async (): Promise<void> => {
      await before?.end
      if (!(await isAnswered(recruiter, requestedWindow, since)))
        reading.window = await read(recruiter, window, requestedWindow)
    }
    const reading: Reading = {
      window,
      asked: requestedWindow,
      end: asJob('calendar', answer)
        .catch(onFailed)
        .finally(() => {
          if (running.get(accountId) === reading) running.delete(accountId)
        }),
    }
    running.set(accountId, reading)
    return reading.end
  }

  return {
    refresh,
    /** Somebody connected or disconnected: what Microsoft said of the account before counts no more. */
    forget: ({ accountId }: Recruiter): void => {
      pauses.delete(accountId)
      crowded.delete(accountId)
    },
    isRunning: ({ accountId }: Recruiter): boolean => running.has(accountId),
    /** Resolves when nothing is being read. */
    idle: async (): Promise<void> => {
      await Promise.all([...running.values()].map(({ end }) => end))
    },
  }
}

export type CalendarSync = ReturnType<typeof createCalendarSync>
