import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { messages } from '@wervio/contracts'
import { NIL } from 'uuid'
import { build, startApp, untilReady } from './start-app.ts'

const { call, recruiter, createVacancy, databaseUrl } = startApp()
const MOST = 5
let limitedApp: ReturnType<typeof build>

beforeAll(async () => {
  limitedApp = build(databaseUrl(), { writesPerMinute: MOST })
  await untilReady(limitedApp)
}, 60_000)
afterAll(() => limitedApp.close())

test('a loop that saves is stopped with a Dutch 429, another recruiter goes on', async () => {
  const [own, other] = [await recruiter(), await recruiter()]
  const { id } = await createVacancy(own.token)
  const save = (token: string) =>
    limitedApp.inject({
      method: 'PUT',
      url: `/api/vacancies/${id}/publication`,
      payload: { html: '<p>Tekst</p>', base_version: 99 },
      headers: { authorization: `Bearer ${token}` },
    })
  for (let number = 0; number < MOST; number += 1) expect((await save(own.token)).statusCode).toBe(409)
  const stopped = await save(own.token)
  expect([stopped.statusCode, stopped.json<{ error: string }>().error]).toEqual([429, messages.rateLimited])
  expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0)
  expect((await save(other.token)).statusCode).toBe(404)
})

test.each([
  ['POST', '/api/vacancies', { title: 'Kok' }],
  ['PUT', '/api/vacancies/1', {}],
  ['DELETE', '/api/vacancies/1', undefined],
  ['PUT', '/api/vacancies/1/publication', { html: '', base_version: 0 }],
  ['DELETE', '/api/vacancies/1/publication', undefined],
  ['POST', '/api/vacancies/1/attachments', undefined],
  ['PUT', '/api/vacancies/1/thumbnail', undefined],
  ['DELETE', '/api/vacancies/1/thumbnail', undefined],
  ['DELETE', '/api/files/1', undefined],
  ['POST', '/api/files/1/restore', undefined],
  ['POST', '/api/candidates', { name: 'Noor' }],
  ['POST', '/api/applications', { vacancy_id: NIL, candidate_id: NIL }],
  ['PATCH', '/api/applications/1', {}],
  ['DELETE', '/api/applications/1', undefined],
] as const)('%s %s has a limit no person meets', async (method, url, payload) => {
  const response = await call((await recruiter()).token, { method, url, ...(payload && { payload }) })
  expect(response.headers['x-ratelimit-limit']).toBe('600')
})
