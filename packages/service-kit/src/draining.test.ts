import { afterEach, expect, test } from '@jest/globals'
import { getVacancy } from '@wervio/contracts'
import { drainVariable } from './draining.ts'
import { implement } from './implement.ts'
import { closeServices, testService, vacancyRow } from './testing/test-service.ts'

afterEach(closeServices)

test('a service that drains says so, answers on, and asks to be called elsewhere next time', async () => {
  const { app } = testService()
  implement(app, getVacancy, () => Promise.resolve(vacancyRow))
  const call = () => app.inject({ url: `/api/vacancies/${vacancyRow.id}`, headers: { authorization: 'Bearer good' } })
  expect((await call()).headers.connection).toBe('keep-alive')
  app.draining.isBegun = true
  const health = await app.inject({ url: '/health' })
  expect([health.statusCode, health.json()]).toMatchObject([503, { code: 'unavailable' }])
  const answer = await call()
  expect([answer.statusCode, answer.headers.connection]).toEqual([200, 'close'])
})

test.each([
  [undefined, 0],
  ['5', 5],
  ['0.5', 0.5],
])('%j seconds to drain are %s', (value, seconds) => {
  expect(drainVariable.parse(value)).toBe(seconds)
})

test.each(['-1', '61', 'soon'])('%j is no time to drain', (value) => {
  expect(drainVariable.safeParse(value).success).toBe(false)
})
