import { expect, test } from '@jest/globals'
import { messages, vacancy, type Vacancy } from '@wervio/contracts'
import { startApp } from './start-app.ts'

const { call, recruiter, createVacancy } = startApp()

const full = {
  title: 'Teamleider logistiek',
  company: 'Bouwhuis',
  client: 'Smit Transport',
  client_mention: 'named',
  location: 'Zwolle',
  salary: '€ 3.500 – € 4.200',
  hours: '36',
  description: '<h2>Wat ga je doen?</h2><p>Je leidt <strong>twaalf</strong> mensen.</p>',
  specific_tasks: 'Plannen\nCoachen',
  benefits: 'Reiskosten\nPensioen',
  soft_skills: 'Rust',
  hard_skills: 'WMS',
  sector: 'Logistiek',
  core_activity: 'Opslag',
  history: 'Sinds 1954',
  team_composition: 'Acht mannen, vier vrouwen',
  company_culture: 'Direct',
  social_contribution: 'Voedselbank',
  mission_vision_values: 'Eerlijk werk',
  status: 'gespreksfase',
} as const

test('a vacancy comes back as it was saved', async () => {
  const { token, account } = await recruiter()
  const response = await call(token, { method: 'POST', url: '/api/vacancies', payload: full })
  expect(response.statusCode).toBe(201)
  const newVacancy = vacancy.parse(response.json())
  expect(newVacancy).toMatchObject({ ...full, thumbnail: null, recruiter_id: account.id })
  expect(newVacancy.created_at).toBe(newVacancy.updated_at)
  expect((await call(token, { url: `/api/vacancies/${newVacancy.id}` })).json()).toEqual({
    ...newVacancy,
    has_persona: false,
  })
  expect((await call(token, { url: '/api/vacancies' })).json()).toEqual([newVacancy])
})

test('only a title is needed', async () => {
  const { token } = await recruiter()
  expect(await createVacancy(token, { title: 'Kok' })).toMatchObject({
    title: 'Kok',
    company: '',
    client: '',
    client_mention: 'described',
    status: 'actief',
    social_contribution: null,
  })
})

test('a change leaves absent fields alone', async () => {
  const { token } = await recruiter()
  const newVacancy = await createVacancy(token, full)
  const url = `/api/vacancies/${newVacancy.id}`
  const changed = (
    await call(token, { method: 'PUT', url, payload: { status: 'ingevuld', social_contribution: '' } })
  ).json<Vacancy>()
  expect(changed).toEqual({
    ...newVacancy,
    status: 'ingevuld',
    social_contribution: null,
    updated_at: changed.updated_at,
  })
  expect(changed.updated_at > newVacancy.updated_at).toBe(true)
  const untouched = await call(token, { method: 'PUT', url, payload: {} })
  expect(untouched.statusCode).toBe(200)
  expect(untouched.json()).toMatchObject({
    title: full.title,
    mission_vision_values: full.mission_vision_values,
    status: 'ingevuld',
  })
})

test('a removed vacancy is gone', async () => {
  const { token } = await recruiter()
  const url = `/api/vacancies/${(await createVacancy(token)).id}`
  const response = await call(token, { method: 'DELETE', url })
  expect([response.statusCode, response.body]).toEqual([204, ''])
  for (const method of ['GET', 'PUT', 'DELETE'] as const) {
    const again = await call(token, { method, url, ...(method === 'PUT' && { payload: {} }) })
    expect(again.statusCode).toBe(404)
    expect(again.json()).toEqual({
      error: messages.vacancyNotFound,
      message: messages.vacancyNotFound,
      code: 'not_found',
    })
  }
})

test.each(['1', 'geen-id', '%00', '..%2F..', "'; drop table main.vacancies; --"])(
  'an id that can not be one is not found: %s',
  async (id) => {
    const { token } = await recruiter()
    expect((await call(token, { url: `/api/vacancies/${encodeURI(id)}` })).statusCode).toBe(404)
  },
)
