import { expect, test } from '@jest/globals'
import { messages } from '@wervio/contracts'
import { NIL } from 'uuid'
import { startApp } from './start-app.ts'

const { call, recruiter, createVacancy } = startApp()

test('a loop that saves is stopped with a Dutch 429, another recruiter goes on', async () => {
  const [own, other] = [await recruiter(), await recruiter()]
  const { id } = await createVacancy(own.token)
  const save = (token: string) =>
    call(token, {
      method: 'PUT',
      url: `/api/vacancies/${id}/publication`,
      payload: { html: '<p>Tekst</p>', base_version: 99 },
    })
  const statuses = []
  for (let number = 0; number < 600; number += 1) statuses.push((await save(own.token)).statusCode)
  expect(new Set(statuses)).toEqual(new Set([409]))
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
