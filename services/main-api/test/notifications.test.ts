import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import { asRecruiter, colleagueOf } from './as-recruiter.ts'
import { notificationsOf } from './notifications-support.ts'
import { pipelineOf } from './pipeline-support.ts'
import { startApp } from './start-app.ts'

const app = startApp()
const { call, recruiter, createVacancy, databaseUrl } = app
const { list, raise, read, unread, page, settings, change } = notificationsOf(app)
const { createCandidate } = pipelineOf(app)

const matched = async () => {
  const owner = await recruiter()
  const vacancy = await createVacancy(owner.token, { title: '<b>Kok</b> & co' })
  const candidate = await createCandidate(owner.token)
  const item = (percentage: number, candidateId = candidate.id) => ({
    key: `match:${vacancy.id}:${candidateId}`,
    vacancy_id: vacancy.id,
    candidate_id: candidateId,
    percentage,
  })
  return { ...owner, vacancy, candidate, item }
}

test('nobody has notifications before something happened', async () => {
  expect(await list((await recruiter()).token)).toEqual({ revision: 0, unread: 0, items: [] })
})

test('what happened is told in values, with names as they are now', async () => {
  const { token, vacancy, candidate, item, ...owner } = await matched()
  await raise({ token, ...owner }, 'match', [item(91)])
  const { items, ...standing } = await list(token)
  expect(standing).toEqual({ revision: 1, unread: 1 })
  expect(items).toMatchObject([
    {
      kind: 'match',
      count: 1,
      percentage: 91,
      vacancy: { id: vacancy.id, name: '<b>Kok</b> & co' },
      candidates: [{ id: candidate.id, name: candidate.name }],
      read_at: null,
    },
  ])
  await call(token, { method: 'PATCH', url: `/api/candidates/${candidate.id}`, payload: { name: 'Nieuwe Naam' } })
  expect((await list(token)).items[0]?.candidates[0]?.name).toBe('Nieuwe Naam')
})

test('matches that come soon after each other are one, the same one is told once', async () => {
  const { token, item, ...owner } = await matched()
  const second = await createCandidate(token)
  const everybody = { token, ...owner }
  await raise(everybody, 'match', [item(86)])
  await raise(everybody, 'match', [item(86)])
  await raise(everybody, 'match', [item(95, second.id)])
  expect(await list(token)).toMatchObject({
    revision: 2,
    unread: 1,
    items: [{ count: 2, percentage: 95, candidates: [{ id: second.id }, {}] }],
  })
  await read(token, { all: true })
  await raise(everybody, 'match', [item(99, (await createCandidate(token)).id)])
  expect(await list(token)).toMatchObject({ unread: 1, items: [{ count: 1 }, { count: 2 }] })
})

test('colleagues and others see nothing of it, and change nothing of it', async () => {
  const { token, item, ...owner } = await matched()
  await raise({ token, ...owner }, 'match', [item(91)])
  const id = (await list(token)).items[0]?.id
  const others = [await colleagueOf(databaseUrl(), { token, ...owner }, 'Noor'), (await recruiter()).token]
  for (const other of others) {
    expect(await list(other)).toEqual({ revision: 0, unread: 0, items: [] })
    expect((await read(other, { ids: [id] })).json()).toEqual({ revision: 0, unread: 0 })
    expect((await read(other, { all: true })).json()).toEqual({ revision: 0, unread: 0 })
  }
  expect((await list(token)).unread).toBe(1)
})

test('a subject of another organisation is not told of, nor an account of another', async () => {
  const stranger = await matched()
  const owner = await recruiter()
  await raise(owner, 'match', [stranger.item(99)])
  await raise(owner, 'colleague', [{ candidate_id: stranger.candidate.id }])
  await raise(owner, 'cv_stack', [{ amount: 2 }], stranger.account.id)
  expect((await list(owner.token)).items).toEqual([])
  expect((await list(stranger.token)).items).toEqual([])
})

test('some, and all, are read and unread; an unknown id changes nothing', async () => {
  const owner = await recruiter()
  for (const amount of [2, 3, 4]) await raise(owner, 'cv_stack', [{ amount }])
  const [newest, middle] = (await list(owner.token)).items
  expect((await read(owner.token, { ids: [newest?.id, randomUUID()] })).json()).toEqual({ revision: 4, unread: 2 })
  expect((await read(owner.token, { ids: [newest?.id] })).json()).toEqual({ revision: 4, unread: 2 })
  expect((await read(owner.token, { all: true })).json()).toEqual({ revision: 5, unread: 0 })
  expect((await unread(owner.token, { ids: [middle?.id] })).json()).toEqual({ revision: 6, unread: 1 })
  expect((await list(owner.token)).items.map(({ read_at }) => read_at === null)).toEqual([false, true, false])
})

test.each([
  ['nothing', {}],
  ['none of them', { ids: [] }],
  ['not all', { all: false }],
  ['what is no id', { ids: ['1'] }],
  ['more than 500', { ids: Array.from({ length: 501 }, () => randomUUID()) }],
])('a choice of %s is refused', async (_what, payload) => {
  expect((await read((await recruiter()).token, payload)).statusCode).toBe(400)
})

test('of 1,200 the newest 1,000 stay, and they are paged without gaps', async () => {
  const owner = await recruiter()
  for (let at = 0; at < 12; at += 1)
    await asRecruiter(
      databaseUrl(),
      owner,
      sql`select count(main.raise_notifications(${owner.account.id}::uuid, 'cv_stack', jsonb_build_array(jsonb_build_object('key', ${`${at}:`} || number, 'amount', number)))) from generate_series(1, 100) number`,
    )
  expect((await list(owner.token)).unread).toBe(1_000)
  const ids = new Set<string>()
  for (let url: string | undefined = '/api/notifications?limit=300'; url !== undefined;) {
    const answer = await page(owner.token, url)
    for (const { id } of answer.json<{ items: { id: string }[] }>().items) ids.add(id)
    url = /<([^>]+)>/.exec(String(answer.headers['link'] ?? ''))?.[1]
  }
  expect(ids.size).toBe(1_000)
})

test('they go with whom and what they are about', async () => {
  const { token, item, vacancy, candidate, ...owner } = await matched()
  const everybody = { token, ...owner }
  const other = await createCandidate(token)
  await raise(everybody, 'match', [item(90), item(95, other.id)])
  await call(token, { method: 'DELETE', url: `/api/candidates/${other.id}` })
  expect((await list(token)).items).toMatchObject([{ count: 1, percentage: 90, candidates: [{ id: candidate.id }] }])
  await call(token, { method: 'DELETE', url: `/api/vacancies/${vacancy.id}` })
  expect(await list(token)).toMatchObject({ unread: 0, items: [] })
})

test('a kind that is not wanted is not raised, the others are', async () => {
  const owner = await recruiter()
  expect((await settings(owner.token)).json()).toMatchObject({ match: true, cv_stack: true })
  expect((await change(owner.token, { cv_stack: false })).json()).toMatchObject({ match: true, cv_stack: false })
  await raise(owner, 'cv_stack', [{ amount: 2 }])
  await raise(owner, 'mail', [{ failed: true }])
  expect((await list(owner.token)).items.map(({ kind }) => kind)).toEqual(['mail'])
  expect((await settings((await recruiter()).token)).json()).toMatchObject({ cv_stack: true })
  await change(owner.token, { cv_stack: true })
  expect((await settings(owner.token)).json()).toMatchObject({ cv_stack: true })
  expect((await change(owner.token, { cv_stack: 'nee' })).statusCode).toBe(400)
})

test('a colleague who moves somebody is told of, what one does oneself is not', async () => {
  const { token, vacancy, candidate, item: _item, ...owner } = await matched()
  const colleague = await colleagueOf(databaseUrl(), { token, ...owner }, '<i>Noor</i>')
  const payload = { vacancy_id: vacancy.id, candidate_id: candidate.id }
  const { id } = (await call(token, { method: 'POST', url: '/api/applications', payload })).json<{ id: string }>()
  expect((await list(token)).items).toEqual([])
  const move = (stage: number) =>
    call(colleague, { method: 'PATCH', url: `/api/applications/${id}`, payload: { stage } })
  await move(3)
  await move(3)
  expect((await list(token)).items).toMatchObject([
    { kind: 'colleague', colleague: '<i>Noor</i>', stage: 3, outcome: 'open', candidates: [{ id: candidate.id }] },
  ])
  expect((await list(colleague)).items).toEqual([])
})
