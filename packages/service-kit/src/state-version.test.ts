import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { API_VERSION, createVacancy, getVacancy, messages } from '@wervio/contracts'
import { implement } from './implement.ts'
import { closeServices, testService, vacancyRow } from './testing/test-service.ts'

const { app } = testService()
beforeAll(() => {
  implement(app, getVacancy, async () => vacancyRow)
  implement(app, createVacancy, async () => vacancyRow)
})
afterAll(closeServices)

const [major, minor] = API_VERSION.split('.').map(Number) as [number, number]
const origin = 'http://localhost:3000'
const callWith = (version?: string) =>
  app.inject({
    url: '/api/vacancies/1',
    headers: { origin, authorization: 'Bearer good', ...(version !== undefined && { 'wervio-api-version': version }) },
  })

test.each([undefined, API_VERSION, `${major}.${minor + 1}`, 'geen versie'])(
  'a caller that states %s is served, and hears our version',
  async (version) => {
    const answer = await callWith(version)
    expect([answer.statusCode, answer.headers['wervio-api-version']]).toEqual([200, API_VERSION])
    expect(answer.headers['access-control-expose-headers']).toContain('Wervio-Api-Version')
  },
)

test.each([`${major + 1}.0`, `${major - 1}.9`])(
  'a caller of another major, %s, is asked to refresh, in words a page of another origin can read',
  async (version) => {
    const answer = await callWith(version)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({
      error: messages.versionRefused,
      message: messages.versionRefused,
      code: 'version_refused',
    })
    expect(answer.headers['wervio-api-version']).toBe(API_VERSION)
    expect(answer.headers['access-control-allow-origin']).toBe(origin)
  },
)

test('a browser may send the header', async () => {
  const preflight = await app.inject({
    method: 'OPTIONS',
    url: '/api/vacancies',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,wervio-api-version',
    },
  })
  expect(preflight.statusCode).toBe(204)
  expect(preflight.headers['access-control-allow-headers']).toContain('Wervio-Api-Version')
})

test('a path that is not there says the version too', async () => {
  expect((await app.inject('/api/onbekend')).headers['wervio-api-version']).toBe(API_VERSION)
})
