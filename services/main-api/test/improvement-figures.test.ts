import { expect, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import { figureOf, improvementsOf } from './improvements-support.ts'
import { startApp, type Recruiter } from './start-app.ts'

const app = startApp()
const { call, recruiter } = app
const { went, asOf, own, database, momentOf } = improvementsOf(app)

/** Hired on `day` after these days, in a procedure with an interview on the day before. */
const hiredAfter = async (owner: Recruiter, day: string, days: readonly number[]) => {
  const ended = new Date(`${day}T00:00Z`)
  const before = (back: number) => new Date(ended.getTime() - back * 86_400_000).toISOString().slice(0, 10)
  for (const back of days)
    await went(owner, [`${before(back)}T10:00 1`, `${before(1)}T10:00 3`, `${day}T09:00 5`, `${day}T10:00 5 hired`], {
      posted: `${before(back + 10)}T12:00`,
    })
}

test('time to hire counts days of the calendar, with spread and the period before', async () => {
  const owner = await recruiter()
  await hiredAfter(owner, '2026-06-20', [10, 20, 30, 40, 50])
  await hiredAfter(owner, '2026-05-10', [20, 30, 40, 50, 60, 70])
  const figure = figureOf(await asOf(owner, '2026-06-25T12:00'), 'time_to_hire')
  expect(figure).toEqual({
    kind: 'time_to_hire',
    value: 30,
    count: 5,
    spread: { median: 30, least: 10, most: 50 },
    before: { value: 45, count: 6 },
    left_out: 0,
    waiting: 0,
  })
  const other = async (start: 'vacancy' | 'interview') =>
    figureOf(await asOf(owner, '2026-06-25T12:00', { start }), 'time_to_hire').value
  expect([await other('vacancy'), await other('interview')]).toEqual([40, 1])
  const always = figureOf(await asOf(owner, '2026-06-25T12:00', { period: 'all' }), 'time_to_hire')
  expect([always.count, always.before]).toEqual([11, null])
})

test('fewer than five give no figure, and neither does a period without them', async () => {
  const owner = await recruiter()
  await hiredAfter(owner, '2026-06-20', [10, 20])
  expect(figureOf(await asOf(owner, '2026-06-25T12:00'), 'time_to_hire')).toMatchObject({
    value: null,
    count: 2,
    spread: null,
    before: { value: null, count: 0 },
  })
  const { figures } = await asOf(await recruiter(), '2026-06-25T12:00', { period: 'all' })
  expect(figures.map(({ value, count, spread }) => [value, count, spread])).toEqual([
    [null, 0, null],
    [null, 0, null],
    [null, 0, null],
  ])
})

test.each([
  ['summer time begins', '2026-03-28T23:30', '2026-03-30T00:30', 2],
  ['summer time ends', '2026-10-24T23:30', '2026-10-26T00:30', 2],
  ['an hour over midnight', '2026-06-01T23:30', '2026-06-02T00:30', 1],
  ['midnight in UTC is no midnight here', '2026-06-02T01:30', '2026-06-02T23:30', 0],
  ['a year that ends', '2025-12-31T23:59', '2026-01-01T00:01', 1],
])('days are of Amsterdam: %s', async (_, applied, ended, days) => {
  const owner = await recruiter()
  for (let number = 0; number < 5; number += 1) await went(owner, [`${applied} 1`, `${ended} 5 hired`])
  expect(figureOf(await asOf(owner, `${ended.slice(0, 10)}T23:59`), 'time_to_hire').value).toBe(days)
})

test('the period begins at midnight in Amsterdam, also when the clock changed in it', async () => {
  const owner = await recruiter()
  await went(owner, ['2026-03-01T00:00 1', '2026-03-02T00:00 5 hired'])
  await went(owner, ['2026-03-01T00:00 1', '2026-03-01T23:59 5 hired'])
  const period = await asOf(owner, '2026-03-31T00:30')
  expect([period.from, period.until]).toEqual(['2026-03-02', '2026-03-31'])
  expect(figureOf(period, 'time_to_hire')).toMatchObject({ count: 1, before: { count: 1 } })
})

test('who was opened again is not hired; who was hired anew counts once, when it last happened', async () => {
  const owner = await recruiter()
  await went(owner, ['2026-06-01T10:00 1', '2026-06-05T10:00 5 hired', '2026-06-06T10:00 5'])
  await went(owner, [
    '2026-06-01T10:00 1',
    '2026-06-05T10:00 5 hired',
    '2026-06-06T10:00 5',
    '2026-06-11T10:00 5 hired',
  ])
  for (let number = 0; number < 4; number += 1) await went(owner, ['2026-06-01T10:00 1', '2026-06-11T10:00 5 hired'])
  expect(figureOf(await asOf(owner, '2026-06-25T12:00'), 'time_to_hire')).toMatchObject({ value: 10, count: 5 })
})

test('the calls of the service note when a procedure ended, and forget it when it is opened again', async () => {
  const owner = await recruiter()
  const { vacancy, candidate } = await went(owner, ['2026-06-01T10:00 1'])
  const ended = async () =>
    (
      await database().asRecruiter(own(owner), (one) =>
        one.execute<{ is_ended: boolean; same: boolean }>(
          sql`select ended_at is not null as is_ended, ended_at = updated_at as same from main.applications where candidate_id = ${candidate}`,
        ),
      )
    ).rows
  const { id } = (
    await call(owner.token, {
      method: 'POST',
      url: '/api/applications',
      payload: { vacancy_id: vacancy, candidate_id: candidate },
    })
  ).json<{ id: string }>()
  const move = (payload: object) => call(owner.token, { method: 'PATCH', url: `/api/applications/${id}`, payload })
  await move({ outcome: 'rejected', reason: 'Te ver' })
  expect(await ended()).toEqual([{ is_ended: true, same: true }])
  await move({ reason: 'Te ver weg' })
  expect(await ended()).toEqual([{ is_ended: true, same: false }])
  await move({ outcome: 'open' })
  expect(await ended()).toEqual([{ is_ended: false, same: null }])
})

test('acceptance counts answers of candidates: no open offers and none that was taken back', async () => {
  const owner = await recruiter()
  const ended = '2026-06-10T10:00'
  for (const last of ['5 hired', '3 hired', '5 hired', '5 withdrawn', '5 rejected', '4 withdrawn'])
    await went(owner, ['2026-06-01T10:00 1', `2026-06-05T10:00 ${last.split(' ')[0]}`, `${ended} ${last}`])
  await went(owner, ['2026-06-01T10:00 1', '2026-06-05T10:00 5'])
  await went(owner, ['2026-06-01T10:00 1', '2026-06-05T10:00 5', '2026-06-10T10:00 5 withdrawn'])
  expect(figureOf(await asOf(owner, '2026-06-25T12:00'), 'acceptance')).toEqual({
    kind: 'acceptance',
    value: 0.6,
    count: 5,
    spread: null,
    before: { value: null, count: 0 },
    left_out: 1,
    waiting: 1,
  })
})

test('an interview is a step into its stage: corrections on one day, endings and other changes are none', async () => {
  const owner = await recruiter()
  // Two interviews: back to the test and once more. The correction within the day is none, nor is the rejection.
  await went(owner, [
    '2026-06-01T10:00 1',
    '2026-06-03T10:00 3',
    '2026-06-03T10:05 2',
    '2026-06-03T10:06 3',
    '2026-06-08T10:00 4',
    '2026-06-12T10:00 3',
    '2026-06-13T10:00 3 rejected',
  ])
  await went(owner, ['2026-06-02T10:00 3', '2026-06-04T10:00 3 withdrawn'])
  await went(owner, ['2026-06-02T10:00 1', '2026-06-04T10:00 3 rejected'])
  await went(owner, ['2026-06-02T10:00 2', '2026-06-15T10:00 3'])
  await went(owner, ['2026-06-02T10:00 2', '2026-06-23T10:00 3'])
  const figure = figureOf(await asOf(owner, '2026-06-25T12:00'), 'interviews')
  expect(figure.count).toBe(5)
  // The first step was 25 days ago: the days before that are no weeks without interviews.
  expect(figure.value).toBeCloseTo((5 * 7) / 25)
  expect(figure).toMatchObject({ spread: { median: 1, least: 0, most: 2 }, before: { value: null, count: 0 } })
})

test('who is erased leaves the figures, and so does a deleted vacancy', async () => {
  const owner = await recruiter()
  const { candidate } = await went(owner, ['2026-06-01T10:00 1', '2026-06-10T10:00 5 hired'])
  const { vacancy } = await went(owner, ['2026-06-01T10:00 1', '2026-06-10T10:00 5 hired'])
  expect((await call(owner.token, { method: 'DELETE', url: `/api/candidates/${candidate}` })).statusCode).toBeLessThan(
    300,
  )
  expect(figureOf(await asOf(owner, '2026-06-25T12:00'), 'time_to_hire').count).toBe(1)
  expect((await call(owner.token, { method: 'DELETE', url: `/api/vacancies/${vacancy}` })).statusCode).toBeLessThan(300)
  expect(figureOf(await asOf(owner, '2026-06-25T12:00'), 'time_to_hire').count).toBe(0)
})

test('a merge and its undoing leave when a procedure ended as it was', async () => {
  const owner = await recruiter()
  const { candidate } = await went(owner, ['2026-06-01T10:00 1', '2026-06-10T10:00 5 hired'])
  const { candidate: other } = await went(owner, ['2026-06-01T10:00 1', '2026-06-12T10:00 5 withdrawn'])
  const endings = async () =>
    (
      await database().asRecruiter(own(owner), (one) =>
        one.execute<{ outcome: string; at: string }>(
          sql`select outcome, to_char(ended_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at from main.applications order by outcome`,
        ),
      )
    ).rows
  const before = [
    { outcome: 'hired', at: await momentOf('2026-06-10T10:00') },
    { outcome: 'withdrawn', at: await momentOf('2026-06-12T10:00') },
  ]
  expect(await endings()).toEqual(before)
  await call(owner.token, { method: 'POST', url: `/api/candidates/${candidate}/merge`, payload: { other_id: other } })
  expect(await endings()).toEqual(before)
  expect((await call(owner.token, { method: 'POST', url: `/api/candidates/${candidate}/unmerge` })).statusCode).toBe(
    200,
  )
  expect(await endings()).toEqual(before)
})

test('nobody counts procedures of another organisation', async () => {
  const owner = await recruiter()
  await hiredAfter(owner, '2026-06-20', [10, 20, 30, 40, 50])
  const { figures, cards } = await asOf(await recruiter(), '2026-06-25T12:00')
  expect([figures.map(({ count }) => count), cards]).toEqual([[0, 0, 0], []])
})
