import { expect, test } from '@jest/globals'
import { MicrosoftError } from '@wervio/microsoft'
import type { Recruiter } from '@wervio/service-kit'
import type { Window } from '../events/window.ts'
import { createCalendarSync, type SyncOptions } from './sync.ts'

const recruiter: Recruiter = { accountId: 'account', organisationId: 'organisation' }
const MORNING = new Date('2026-06-01T08:00:00.000Z')
const daysFrom = (first: string, days: number): Window => {
  const from = new Date(`${first}T00:00:00.000Z`)
  return { from, to: new Date(from.getTime() + days * 86_400_000) }
}
const WEEK = daysFrom('2026-06-01', 7)
const AUTUMN = daysFrom('2026-10-05', 7)

type LastReading = Awaited<ReturnType<SyncOptions['events']['lastReading']>>

/** A calendar that answers when it is told to; each reading gets a moment of its own. */
const calendar = (answer: 'events' | MicrosoftError = 'events') => {
  const state: { last: LastReading; readings: number; open: () => void } = {
    last: undefined,
    readings: 0,
    open: () => undefined,
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
      withGraph: async () => {
        state.readings += 1
        await gate
        if (answer !== 'events') throw answer
        return [] as never
      },
    },
    events: {
      lastReading: async () => state.last,
      replace: async (_recruiter, window) => end(window, null),
      recordFailure: async (_recruiter, window, failure) => end(window, failure),
    },
    onFailed: (error) => {
      throw error
    },
    now: () => MORNING,
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
