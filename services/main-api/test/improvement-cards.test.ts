import { expect, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import { cardOf, improvementsOf } from './improvements-support.ts'
import { colleagueOf } from './as-recruiter.ts'
import { startApp, type Recruiter } from './start-app.ts'

const app = startApp()
const { call, recruiter, createVacancy, databaseUrl } = app
const { went, asOf, own, database, momentOf, recordsOf } = improvementsOf(app)
const NOW = '2026-06-25T12:00'

const posted = async (owner: Recruiter, day: string) => {
  const { id } = await createVacancy(owner.token)
  const at = await momentOf(day)
  await database().asRecruiter(own(owner), (one) =>
    one.execute(sql`update main.vacancies set created_at = ${at} where id = ${id}`),
  )
  return id
}
const times = async (number: number, work: () => Promise<unknown>) => {
  for (let index = 0; index < number; index += 1) await work()
}

test('an open procedure in which nothing happened for more than two weeks is named, longest first', async () => {
  const owner = await recruiter()
  const { vacancy } = await went(owner, ['2026-06-01T10:00 1', '2026-06-03T10:00 2'])
  await went(owner, ['2026-06-01T10:00 1', '2026-06-11T10:00 2'])
  const { candidate } = await went(owner, ['2026-06-01T10:00 2'], { vacancyId: vacancy })
  await went(owner, ['2026-06-01T10:00 1', '2026-06-02T10:00 2 rejected'])
  const card = cardOf(await asOf(owner, NOW), 'stalled')
  expect(card).toMatchObject({
    key: 'stalled',
    type: 'improvement',
    impact: 'medium',
    count: 2,
    stage: 2,
    days: 24,
    hidden: null,
  })
  expect(card?.records.map(({ candidate_id, vacancy_id, days }) => [candidate_id, vacancy_id, days])).toEqual([
    [candidate, vacancy, 24],
    [expect.any(String), vacancy, 22],
  ])
  await call(owner.token, { method: 'POST', url: `/api/vacancies/${vacancy}/archive` })
  expect(cardOf(await asOf(owner, NOW), 'stalled')).toBeNull()
})

test('a stage in which many withdraw is named beside all that ended there', async () => {
  const owner = await recruiter()
  await times(2, () => went(owner, ['2026-06-01T10:00 1', '2026-06-10T10:00 5 withdrawn']))
  await times(7, () => went(owner, ['2026-06-01T10:00 1', '2026-06-10T10:00 5 hired']))
  expect(cardOf(await asOf(owner, NOW), 'withdrawals')).toBeNull()
  await went(owner, ['2026-06-01T10:00 1', '2026-06-10T10:00 5 withdrawn'])
  expect(cardOf(await asOf(owner, NOW), 'withdrawals')).toMatchObject({
    key: 'withdrawals:5',
    type: 'attention',
    impact: 'high',
    count: 3,
    total: 10,
    stage: 5,
  })
  expect(cardOf(await asOf(owner, '2026-08-25T12:00'), 'withdrawals')).toBeNull()
})

test('a reason that recurs is named: its template, or the same words in other case', async () => {
  const owner = await recruiter()
  const rejected = (reason: string | null) =>
    went(owner, ['2026-06-01T10:00 1', '2026-06-10T10:00 2 rejected'], { reason })
  await rejected('Te weinig ervaring met wondzorg')
  await rejected('te weinig ervaring met Excel')
  await rejected(null)
  await rejected('Woont te ver weg')
  expect(cardOf(await asOf(owner, NOW), 'rejections')).toBeNull()
  await rejected('Te weinig ervaring met leidinggeven')
  const card = cardOf(await asOf(owner, NOW), 'rejections')
  expect(card).toMatchObject({
    type: 'improvement',
    impact: 'high',
    count: 3,
    total: 4,
    reason: 'Te weinig ervaring met',
  })
  expect(card?.key).toMatch(/^rejections:[0-9a-f]{16}$/)
  await times(4, () => rejected(' woont te VER weg'))
  expect(cardOf(await asOf(owner, NOW), 'rejections')).toMatchObject({
    count: 5,
    total: 8,
    reason: expect.stringMatching(/^woont te ver weg$/i),
  })
})

test('an active vacancy of two weeks without anybody is named, one with somebody or on hold is not', async () => {
  const owner = await recruiter()
  await went(owner, ['2026-06-24T10:00 1'], { vacancyId: await posted(owner, '2026-06-01T10:00') })
  await posted(owner, '2026-06-12T10:00')
  expect(cardOf(await asOf(owner, NOW), 'empty_vacancies')).toBeNull()
  const empty = await posted(owner, '2026-05-20T10:00')
  const card = cardOf(await asOf(owner, NOW), 'empty_vacancies')
  expect(card).toMatchObject({ type: 'attention', impact: 'high', count: 1, days: 36 })
  expect(card?.records).toMatchObject([{ vacancy_id: empty, candidate_id: null, candidate_name: null, days: 36 }])
})

test('a quick first step is positive, a slow one asks for improvement, one between says nothing', async () => {
  const after = async (day: string, number = 5) => {
    const owner = await recruiter()
    await times(number, () => went(owner, ['2026-06-01T10:00 1', `${day}T10:00 2`]))
    return cardOf(await asOf(owner, NOW), 'first_response')
  }
  expect(await after('2026-06-03')).toMatchObject({ key: 'first_response:quick', type: 'positive', days: 2, count: 5 })
  expect(await after('2026-06-03', 4)).toBeNull()
  expect(await after('2026-06-06')).toBeNull()
  expect(await after('2026-06-15')).toMatchObject({ type: 'improvement', impact: 'high', days: 14 })
})

test('hiring that goes clearly quicker than before is positive', async () => {
  const owner = await recruiter()
  await times(5, () => went(owner, ['2026-06-01T10:00 1', '2026-06-21T10:00 5 hired']))
  await times(5, () => went(owner, ['2026-05-01T10:00 1', '2026-05-26T10:00 5 hired']))
  expect(cardOf(await asOf(owner, NOW), 'hire_speed')).toMatchObject({
    type: 'positive',
    impact: 'medium',
    days: 20,
    days_before: 25,
  })
})

test('a card that somebody puts away is away for them alone, for the days they said, and comes back when they say so', async () => {
  const owner = await recruiter()
  const colleague = await colleagueOf(databaseUrl(), owner, 'Sam')
  await posted(owner, '2020-01-01T10:00')
  const hide = async (days: number | null) =>
    (
      await call(owner.token, {
        method: 'PUT',
        url: '/api/improvement-cards',
        payload: { key: 'empty_vacancies', days },
      })
    ).statusCode
  const hidden = async (token: string) =>
    (await call(token, { url: '/api/improvements' }))
      .json<{ cards: { hidden: unknown }[] }>()
      .cards.map((card) => card.hidden)
  expect(await hide(7)).toBe(204)
  expect(await hidden(owner.token)).toEqual([{ until: expect.stringMatching(/Z$/) }])
  expect(await hidden(colleague)).toEqual([null])
  await database().asRecruiter(own(owner), (one) =>
    one.execute(sql`update main.hidden_cards set until = now() - interval '1 second'`),
  )
  expect(await hidden(owner.token)).toEqual([null])
  expect(await hide(null)).toBe(204)
  expect(await hidden(owner.token)).toEqual([{ until: null }])
  expect(await hide(0)).toBe(204)
  expect(await hidden(owner.token)).toEqual([null])
  expect([await hide(-1), await hide(366), await hide(1.5)]).toEqual([400, 400, 400])
})

test('the records behind a figure come in pages, newest first, with names', async () => {
  const owner = await recruiter()
  for (const day of ['10', '12', '11']) await went(owner, ['2020-06-01T10:00 1', `2020-06-${day}T10:00 5 hired`])
  await went(owner, ['2020-06-01T10:00 1', '2020-06-10T10:00 5 rejected'])
  const first = await recordsOf(owner.token, 'figure=time_to_hire&period=all&limit=2')
  expect(
    first.records.map(({ days, candidate_name, vacancy_title, outcome }) => [
      days,
      candidate_name,
      vacancy_title,
      outcome,
    ]),
  ).toEqual([
    [11, 'Noor Visser', 'Monteur', 'hired'],
    [10, 'Noor Visser', 'Monteur', 'hired'],
  ])
  const next = /<[^?]+\?([^>]+)>; rel="next"/.exec(String(first.link))?.[1] ?? ''
  expect((await recordsOf(owner.token, next)).records.map(({ days }) => days)).toEqual([9])
  expect((await recordsOf(owner.token, 'figure=acceptance&period=all')).records).toHaveLength(3)
  expect((await recordsOf((await recruiter()).token, 'figure=time_to_hire&period=all')).records).toEqual([])
})

test.each(['period=31', 'start=geboorte', 'period=', 'figure=leeftijd'])('%s is refused', async (query) => {
  const { token } = await recruiter()
  const url = query.startsWith('figure') ? '/api/improvement-records' : '/api/improvements'
  expect((await call(token, { url: `${url}?${query}` })).statusCode).toBe(400)
})
