import { expect, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import { asRecruiter } from './as-recruiter.ts'
import { startCalendarApp, subjectsOf } from './calendar-support.ts'

const { recruiter, databaseUrl, connect, week, add } = startCalendarApp()

const MINUTE = 60_000
/** More than are stored, seven minutes apart: 25 of the 36 days that are read of other calendars. */
const APPOINTMENTS = 5_200
const STORED = 5_000
/** The same for the whole test, also when it runs past midnight. */
const NOW = Date.now()
const startOf = (number: number): string => new Date(NOW + (60 + number * 7) * MINUTE).toISOString()
const dayAhead = (days: number): string => new Date(NOW + days * 1_440 * MINUTE).toISOString().slice(0, 10)

test('of a calendar with more appointments than are stored a late week is read by itself, never shown as empty', async () => {
  const owner = await recruiter()
  const events = Array.from({ length: APPOINTMENTS }, (_, number) => ({ start: startOf(number), fields: {} }))
  await add(...events, { start: `${dayAhead(30)}T10:00:00Z`, fields: { subject: 'In week vijf' } })
  await connect(owner.token)
  const { rows } = await asRecruiter(
    databaseUrl(),
    owner,
    sql`select to_char("to" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS') as "to" from main.calendar_syncs`,
  )
  // Graph writes whole seconds.
  expect(rows).toEqual([{ to: startOf(STORED - 1).slice(0, 19) }])
  expect(subjectsOf(await week(owner.token, `?from=${dayAhead(29)}&days=3`))).toEqual(['In week vijf'])
  expect((await week(owner.token, '?days=2')).events.length).toBeGreaterThan(200)
})
