import { expect, test } from '@jest/globals'
import { API_VERSION, messages } from '@wervio/contracts'
import { formOf } from '@wervio/service-kit/testing'
import { candidatesOf } from './candidates-support.ts'
import { PDF } from './files-support.ts'
import { SECRET } from './parser-stand-in.ts'
import { personaData } from './persona-data.ts'
import { newToken, startApp } from './start-app.ts'

const app = startApp({ aiService: () => ({ url: 'http://127.0.0.1:9', secret: SECRET }) })
const { call, recruiter, createVacancy } = app
const { createCandidate } = candidatesOf(app)

const [major, minor] = API_VERSION.split('.').map(Number) as [number, number]
const later = { headers: { 'wervio-api-version': `${major}.${minor + 1}` } }
/** What a page of the next minor may send along. */
const more = { field_of_later: { nested: [true] } }

const rows = async () => {
  const { token } = await recruiter()
  const vacancy = await createVacancy(token)
  const candidate = await createCandidate(token, { name: 'Noor Visser' })
  return { token, vacancy: vacancy.id, candidate: candidate.id }
}
type Rows = Awaited<ReturnType<typeof rows>>
type Asked = { method: 'GET' | 'POST' | 'PUT' | 'PATCH'; url: string; payload?: object; status: number }

const requests: [string, (ids: Rows) => Asked][] = [
  [
    'vacancies',
    ({ vacancy }) => ({ method: 'PUT', url: `/api/vacancies/${vacancy}`, payload: { title: 'Kok' }, status: 200 }),
  ],
  ['summaries', () => ({ method: 'GET', url: '/api/vacancy-summaries?sort=newest&facet_of_later=1', status: 200 })],
  [
    'publication',
    ({ vacancy }) => ({
      method: 'PUT',
      url: `/api/vacancies/${vacancy}/publication`,
      payload: { html: '<p>Tekst</p>', base_version: 0 },
      status: 200,
    }),
  ],
  ['personas to read', ({ vacancy }) => ({ method: 'GET', url: `/api/persona/${vacancy}`, status: 404 })],
  [
    'personas',
    ({ vacancy }) => ({
      method: 'POST',
      url: '/api/generate-persona',
      payload: { vacancy_id: vacancy, persona_data: { ...personaData, ...more } },
      status: 201,
    }),
  ],
  [
    'files to read',
    ({ vacancy }) => ({ method: 'GET', url: `/api/vacancies/${vacancy}/attachments?order_of_later=1`, status: 200 }),
  ],
  [
    'candidates',
    ({ candidate }) => ({ method: 'PUT', url: `/api/candidates/${candidate}`, payload: { title: 'Kok' }, status: 200 }),
  ],
  ['candidate lists', () => ({ method: 'GET', url: '/api/candidates?filter_of_later=1', status: 200 })],
  ['imports to read', () => ({ method: 'GET', url: '/api/cv-imports', status: 200 })],
  ['imports', () => ({ method: 'POST', url: '/api/cv-imports', payload: { mode: 'review' }, status: 201 })],
  [
    'applications',
    ({ vacancy, candidate }) => ({
      method: 'POST',
      url: '/api/applications',
      payload: { vacancy_id: vacancy, candidate_id: candidate },
      status: 201,
    }),
  ],
]

test.each(requests)('%s serve a page of the next minor, which sends more than they know', async (_, of) => {
  const rowIds = await rows()
  const { status, payload, ...request } = of(rowIds)
  const answer = await call(rowIds.token, {
    ...request,
    ...later,
    ...(payload && { payload: { ...payload, ...more } }),
  })
  expect([answer.statusCode, answer.headers['wervio-api-version']]).toEqual([status, API_VERSION])
})

test('files take one of its uploads', async () => {
  const { token, vacancy } = await rows()
  const form = formOf([{ field: 'file', name: 'a.pdf', type: 'application/pdf', content: PDF }])
  const answer = await call(token, {
    method: 'POST',
    url: `/api/vacancies/${vacancy}/attachments?kind_of_later=1`,
    payload: form.payload,
    headers: { ...form.headers, ...later.headers },
  })
  expect([answer.statusCode, answer.headers['wervio-api-version']]).toEqual([201, API_VERSION])
})

test('accounts serve one too', async () => {
  const payload = { provider: 'email', ...more }
  expect((await call(newToken(), { method: 'POST', url: '/api/register', ...later, payload })).statusCode).toBe(201)
})

test('a value of a list that only that page knows is refused, with the field', async () => {
  const rowIds = await rows()
  const asks: [string, 'PUT' | 'PATCH', object][] = [
    [`/api/vacancies/${rowIds.vacancy}`, 'PUT', { status: 'gearchiveerd' }],
    [`/api/candidates/${rowIds.candidate}`, 'PATCH', { status: 'op_wachtlijst' }],
  ]
  for (const [url, method, payload] of asks) {
    const answer = await call(rowIds.token, { method, url, ...later, payload })
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      expect.objectContaining({ code: 'validation_failed', fields: [expect.objectContaining({ path: 'status' })] }),
    ])
  }
})

test('a page of another major is asked to refresh, and nothing is done', async () => {
  const rowIds = await rows()
  const answer = await call(rowIds.token, {
    method: 'PUT',
    url: `/api/vacancies/${rowIds.vacancy}`,
    headers: { 'wervio-api-version': `${major + 1}.0` },
    payload: { title: 'Anders' },
  })
  expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([400, messages.versionRefused])
  expect((await call(rowIds.token, { url: `/api/vacancies/${rowIds.vacancy}` })).json()).toMatchObject({
    title: 'Monteur',
  })
})
