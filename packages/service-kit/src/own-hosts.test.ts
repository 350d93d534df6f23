import { afterEach, expect, test } from '@jest/globals'
import { foreignHost, getVacancy } from '@wervio/contracts'
import { implement } from './implement.ts'
import { closeServices, testService, vacancyRow } from './testing/test-service.ts'

afterEach(closeServices)

const withGet = (options = {}) => {
  const { app } = testService(options)
  implement(app, getVacancy, () => Promise.resolve(vacancyRow))
  return (url: string, host: string) => app.inject({ url, headers: { host, authorization: 'Bearer good' } })
}

test.each([`/api/vacancies/${vacancyRow.id}`, '/health', '/openapi.json', '/nergens'])(
  'a foreign Host gets nothing of %s',
  async (url) => {
    const response = await withGet()(url, 'evil.example:8000')
    expect(response.statusCode).toBe(421)
    expect(response.json()).toEqual({ error: foreignHost.message, message: foreignHost.message, code: 'bad_request' })
  },
)

test('loopback names and the configured ones pass', async () => {
  const get = withGet({ hosts: ['api.voorbeeld.nl'] })
  for (const host of ['localhost:8000', '127.0.0.1', '[::1]:8000', 'api.voorbeeld.nl']) {
    expect((await get(`/api/vacancies/${vacancyRow.id}`, host)).statusCode).toBe(200)
  }
})
