import { expect, test } from '@jest/globals'
import {
  messages,
  vacancyCounts,
  type Candidate,
  type Match,
  type Vacancy,
  type VacancySummary,
} from '@wervio/contracts'
import { pipelineOf } from './pipeline-support.ts'
import { startApp } from './start-app.ts'

const app = startApp()
const { call, recruiter, createVacancy } = app
const { applied, matches } = pipelineOf(app)

const archive = (token: string, id: string) => call(token, { method: 'POST', url: `/api/vacancies/${id}/archive` })
const restore = (token: string, id: string) => call(token, { method: 'POST', url: `/api/vacancies/${id}/restore` })
const read = async <T>(token: string, url: string): Promise<T> => (await call(token, { url })).json<T>()
const titles = async (token: string, url: string) =>
  (await read<{ title: string }[]>(token, url)).map(({ title }) => title)

test('an archived vacancy is out of every list and count, and alone in the archive', async () => {
  const { token } = await recruiter()
  const cook = await createVacancy(token, { title: 'Kok' })
  await createVacancy(token, { title: 'Kelner', status: 'ingevuld' })
  const response = await archive(token, cook.id)
  expect(response.statusCode).toBe(200)
  expect(response.json<Vacancy>()).toEqual({ ...cook, archived_at: expect.stringMatching(/Z$/) })
  expect(await titles(token, '/api/vacancies')).toEqual(['Kelner'])
  expect(await titles(token, '/api/vacancy-summaries')).toEqual(['Kelner'])
  expect(await titles(token, '/api/vacancy-summaries?q=k&status=actief')).toEqual([])
  expect(await titles(token, '/api/vacancy-summaries?archived=true')).toEqual(['Kok'])
  const counts = vacancyCounts.parse(await read(token, '/api/vacancy-counts'))
  expect(counts).toMatchObject({ total: 1, by_status: { actief: 0, ingevuld: 1 }, archived: 1 })
})

test('it opens as before and comes back where it stood', async () => {
  const { token } = await recruiter()
  const cook = await createVacancy(token, { title: 'Kok' })
  await createVacancy(token, { title: 'Kelner' })
  await archive(token, cook.id)
  const archived = await read<Vacancy>(token, `/api/vacancies/${cook.id}`)
  expect(archived).toMatchObject({ title: 'Kok', status: 'actief', archived_at: expect.any(String) })
  expect((await archive(token, cook.id)).json<Vacancy>().archived_at).toBe(archived.archived_at)
  expect((await restore(token, cook.id)).json()).toEqual(cook)
  expect((await restore(token, cook.id)).json()).toEqual(cook)
  expect(await titles(token, '/api/vacancy-summaries?sort=changed')).toEqual(['Kelner', 'Kok'])
  expect(await read<VacancySummary[]>(token, '/api/vacancy-summaries?archived=true')).toEqual([])
})

test('its procedures stay, and so does the status of the candidates in them', async () => {
  const { token } = await recruiter()
  const { id } = await createVacancy(token, { title: 'Kok' })
  const application = await applied(token, id)
  await archive(token, id)
  expect((await matches(token, id)).json<Match[]>()).toMatchObject([{ id: application.candidate_id, stage: 1 }])
  const candidate = await read<Candidate>(token, `/api/candidates/${application.candidate_id}`)
  expect(candidate.status).toBe('in_proces')
})

test('to another organisation, and for an id of nothing, there is no vacancy', async () => {
  const owner = await recruiter()
  const stranger = await recruiter()
  const { id } = await createVacancy(owner.token, { title: 'Kok' })
  for (const move of [archive, restore]) {
    const response = await move(stranger.token, id)
    expect([response.statusCode, response.json<{ message: string }>().message]).toEqual([404, messages.vacancyNotFound])
    expect((await move(owner.token, 'geen-id')).statusCode).toBe(404)
  }
  expect((await read<Vacancy>(owner.token, `/api/vacancies/${id}`)).archived_at).toBeNull()
})

test('the pages of the archive stay in it', async () => {
  const { token } = await recruiter()
  for (const title of ['a', 'b', 'c', 'd']) {
    const { id } = await createVacancy(token, { title })
    if (title !== 'b') await archive(token, id)
  }
  const first = await call(token, { url: '/api/vacancy-summaries?archived=true&sort=title&limit=2' })
  const next = /^<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? ''
  expect(first.json<VacancySummary[]>().map(({ title }) => title)).toEqual(['a', 'c'])
  expect(await titles(token, next)).toEqual(['d'])
})
