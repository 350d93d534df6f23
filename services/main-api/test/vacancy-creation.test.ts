import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import type { Vacancy } from '@wervio/contracts'
import { publicationOf } from './publication-calls.ts'
import { startApp } from './start-app.ts'

const { call, recruiter, createVacancy } = startApp()

const madeBy = { engine: 'builtin', model: 'regels', at: '2026-01-01T00:00:00.000Z' } as const
const all = async (token: string) => (await call(token, { url: '/api/vacancies' })).json<Vacancy[]>()

test('the same key again is the vacancy made then, as it is now', async () => {
  const { token } = await recruiter()
  const creation_key = randomUUID()
  const newVacancy = await createVacancy(token, { title: 'Kok', creation_key })
  await call(token, { method: 'PUT', url: `/api/vacancies/${newVacancy.id}`, payload: { status: 'on-hold' } })
  const again = await call(token, { method: 'POST', url: '/api/vacancies', payload: { title: 'Bakker', creation_key } })
  expect(again.statusCode).toBe(201)
  expect(again.json()).toMatchObject({ id: newVacancy.id, title: 'Kok', status: 'on-hold' })
  expect(await all(token)).toHaveLength(1)
})

test('twenty times at once makes one vacancy with one version', async () => {
  const { token } = await recruiter()
  const creation_key = randomUUID()
  const newVacancies = await Promise.all(
    Array.from({ length: 20 }, () => createVacancy(token, { title: 'Kok', description: '<p>Koken</p>', creation_key })),
  )
  expect(new Set(newVacancies.map(({ id }) => id)).size).toBe(1)
  expect(await all(token)).toHaveLength(1)
  expect(await publicationOf(call, token, newVacancies[0]?.id ?? '').versions()).toHaveLength(1)
})

test('another organisation with the same key gets a vacancy of its own', async () => {
  const [own, other] = [await recruiter(), await recruiter()]
  const creation_key = randomUUID()
  const ownVacancy = await createVacancy(own.token, { title: 'Kok', creation_key })
  const theirs = await createVacancy(other.token, { title: 'Bakker', creation_key })
  expect(theirs).toMatchObject({ title: 'Bakker', recruiter_id: other.account.id })
  expect(theirs.id).not.toBe(ownVacancy.id)
})

test('the key of a removed vacancy makes a new one', async () => {
  const { token } = await recruiter()
  const creation_key = randomUUID()
  const removed = await createVacancy(token, { title: 'Kok', creation_key })
  await call(token, { method: 'DELETE', url: `/api/vacancies/${removed.id}` })
  const newVacancy = await createVacancy(token, { title: 'Kok', creation_key })
  expect(newVacancy.id).not.toBe(removed.id)
  expect(await all(token)).toEqual([newVacancy])
})

test('without a key the same draft twice is two vacancies', async () => {
  const { token } = await recruiter()
  await createVacancy(token)
  await createVacancy(token)
  expect(await all(token)).toHaveLength(2)
})

test.each([
  ['generated', { description_made_by: madeBy }],
  ['edited', {}],
] as const)('a text that comes along is version 1: %s', async (origin, extra) => {
  const { token, account } = await recruiter()
  const newVacancy = await createVacancy(token, {
    title: 'Kok',
    description: '<p>Je kookt voor <strong>zestig</strong> gasten.</p>',
    ...extra,
  })
  const publication = publicationOf(call, token, newVacancy.id)
  const made_by = origin === 'generated' ? madeBy : null
  expect(await publication.get()).toEqual({
    html: newVacancy.description,
    version: 1,
    updated_at: newVacancy.created_at,
    updated_by: account.email,
    made_by,
  })
  const versions = await publication.versions()
  expect(versions).toMatchObject([{ version: 1, origin, words: 5, created_by: account.email, made_by }])
  expect(await publication.html(versions[0]?.id ?? '')).toBe(newVacancy.description)
})

test.each(['', '<p></p>', '<p> &nbsp;<br></p>', '<script>alert(1)</script>'])(
  '%p is no text and no version',
  async (description) => {
    const { token } = await recruiter()
    const newVacancy = await createVacancy(token, { title: 'Kok', description, description_made_by: madeBy })
    const publication = publicationOf(call, token, newVacancy.id)
    expect(await publication.get()).toEqual({
      html: '',
      version: 0,
      updated_at: newVacancy.created_at,
      updated_by: null,
      made_by: null,
    })
    expect(await publication.versions()).toEqual([])
  },
)
