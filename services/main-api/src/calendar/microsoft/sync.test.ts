import { expect, test } from '@jest/globals'
import { MicrosoftError, type Graph } from '@wervio/microsoft'
import type { Recruiter } from '@wervio/service-kit'
import type { Window } from '../events/window.ts'
import { createCalendarSync, type SyncOptions } from './sync.ts'

const recruiter: Recruiter = { accountId: 'account', organisationId: 'organisation' }
const MORNING = new Date('2026-06-01T08:00:00.000Z')
const DAY = 86_400_000
const daysFrom = (first: string, days: number): Window => {
  const from = new Date(`${first}T00:00:00.000Z`)
  return { from, to: new Date(from.getTime() + days * DAY) }
}
const WEEK = daysFrom('2026-06-01', 7)
const AUTUMN = daysFrom('2026-10-05', 7)

type LastReading = Awaited<ReturnType<SyncOptions['events']['lastReading']>>

/** What Graph lists at an address. */
type Listed = (path: string) => { entries: unknown[]; isWhole: boolean }
const nothing: Listed = () => ({ entries: [], isWhole: true })

/** A calendar that answers when it is told to; each reading gets a moment of its own. */
const calendar = (answer: 'events' | MicrosoftError = 'events', listed = nothing) => {
  const state: { now: Date; last: LastReading; readings: number; open: () => void; address: string | null } = {
    now: MORNING,
    last: undefined,
    readings: 0,
    open: () => undefined,
    address: 'noor@werving.example',
  }
  const gate = new Promise<void>((resolve) => {
    state.open = resolve
  })
  const end = (window: Window, failure: NonNullable<LastReading>['failure']): void => {
    state.last = {
      account_id: recruiter.accountId,
      organisation_id: recruiter.organisationId,
      from: window.from.toISOString(),
      to: window.to.toISOString(),
      refreshed_at: null,
      failure,
      tried_at: `reading ${state.readings}`,
    }
  }
  const sync = createCalendarSync({
    connections: {
      withGraph: async (_recruiter, _purpose, work) => {
        const { address } = state
        state.readings += 1
        await gate
        if (answer !== 'events') throw answer
        const graph = { listUpTo: async (path: string) => listed(path) } as unknown as Graph
        return work(graph, { key: null, address: address ?? '' })
      },
      stateOf: async () =>
        state.address === null ? null : { account: { name: null, address: state.address }, isUsable: true },
    },
    events: {
      lastReading: async () => state.last,
      replace: async (_recruiter, window) => end(window, null),
      recordFailure: async (_recruiter, window, failure) => end(window, failure),
    },
    onFailed: (error) => {
      throw error
    },
    now: () => state.now,
  })
  return { sync, state }
}

test.each([
  ['succeeded', 'events' as const],
  ['failed', new MicrosoftError('throttled', 'TooManyRequests')],
])('a question from before a reading that %s meanwhile does not ask Microsoft again', async (_how, answer) => {
  const { sync, state } = calendar(answer)
  state.open()
  await sync.refresh(recruiter, WEEK, null)
  await sync.refresh(recruiter, WEEK, null)
  expect(state.readings).toBe(1)
  await sync.refresh(recruiter, WEEK, state.last?.tried_at ?? null)
  expect(state.readings).toBe(2)
})

test('as long as Microsoft asked to wait it is left alone', async () => {
  const { sync, state } = calendar(new MicrosoftError('throttled', 'TooManyRequests', { retryAfter: 600 }))
  state.open()
  await sync.refresh(recruiter, WEEK, null)
  const ask = () => sync.refresh(recruiter, AUTUMN, state.last?.tried_at ?? null)
  state.now = new Date(MORNING.getTime() + 599_000)
  await ask()
  expect(state.readings).toBe(1)
  state.now = new Date(MORNING.getTime() + 600_000)
  await ask()
  expect(state.readings).toBe(2)
  sync.forget(recruiter)
  await ask()
  expect(state.readings).toBe(3)
})

test('questions for the same days share a reading; one for other days gets its own, after it', async () => {
  const { sync, state } = calendar()
  const near = [sync.refresh(recruiter, WEEK, null), sync.refresh(recruiter, WEEK, null)]
  const far = [sync.refresh(recruiter, AUTUMN, null), sync.refresh(recruiter, AUTUMN, null)]
  expect(sync.isRunning(recruiter)).toBe(true)
  state.open()
  await Promise.all(near)
  expect(state.readings).toBe(1)
  await Promise.all(far)
  expect(state.readings).toBe(2)
  expect(sync.isRunning(recruiter)).toBe(false)
})

test.each([
  ['was disconnected', null],
  ['gave way to another', 'alex@werving.example'],
])('what was read of an account that %s meanwhile is not stored', async (_how, address) => {
  const { sync, state } = calendar()
  const reading = sync.refresh(recruiter, WEEK, null)
  // The reading has begun: its account is the one of before.
  await new Promise((resolve) => setImmediate(resolve))
  expect(state.readings).toBe(1)
  state.address = address
  state.open()
  await reading
  expect(state.last).toBeUndefined()
})

/** A calendar of which Graph lists no more than up to the third day of what is asked, unless that is at most a week. */
const crowded =
  (requestedWindows: Window[]): Listed =>
  (path) => {
    const query = new URL(path, 'https://graph.example').searchParams
    const window = {
      from: new Date(query.get('startDateTime') ?? ''),
      to: new Date(query.get('endDateTime') ?? ''),
    }
    requestedWindows.push(window)
    const dateTime = new Date(window.from.getTime() + 3 * DAY).toISOString()
    return {
      entries: [{ id: 'laatste', start: { dateTime, timeZone: 'UTC' } }],
      isWhole: window.to.getTime() - window.from.getTime() <= 7 * DAY,
    }
  }

test('of a calendar with more than is stored it is known how far it was read, and other days are read by themselves', async () => {
  const requestedWindows: Window[] = []
  const { sync, state } = calendar('events', crowded(requestedWindows))
  state.open()
  const today = daysFrom('2026-06-01', 1)
  await sync.refresh(recruiter, today, null)
  expect(requestedWindows).toHaveLength(1)
  expect(state.last).toMatchObject({ from: '2026-05-31T08:00:00.000Z', to: '2026-06-03T08:00:00.000Z' })
  const thirdWeek = daysFrom('2026-06-15', 7)
  await sync.refresh(recruiter, thirdWeek, state.last?.tried_at ?? null)
  expect(requestedWindows.slice(1)).toEqual([thirdWeek])
  expect(state.last).toMatchObject({ from: thirdWeek.from.toISOString(), to: thirdWeek.to.toISOString() })
})

test('who waits for a reading that did not come as far as their days gets one of their own', async () => {
  const requestedWindows: Window[] = []
  const { sync, state } = calendar('events', crowded(requestedWindows))
  const thirdWeek = daysFrom('2026-06-15', 7)
  const readings = [daysFrom('2026-06-01', 1), thirdWeek, thirdWeek].map((days) => sync.refresh(recruiter, days, null))
  state.open()
  await Promise.all(readings)
  expect(requestedWindows).toHaveLength(2)
  expect(requestedWindows[1]).toEqual(thirdWeek)
})
