import { afterEach, expect, test } from '@jest/globals'
import { getVacancy } from '@wervio/contracts'
import { implement } from './implement.ts'
import { answersCalls, doesBackgroundWork, roleVariable, type ProcessRole } from './role.ts'
import { closeServices, testService, vacancyRow } from './testing/test-service.ts'

afterEach(closeServices)

test.each<[ProcessRole, boolean, boolean]>([
  ['all', true, true],
  ['api', true, false],
  ['worker', false, true],
])('%s answers calls: %s; works in the background: %s', (role, calls, work) => {
  expect([answersCalls(role), doesBackgroundWork(role)]).toEqual([calls, work])
})

test('absent, a process does both; another word is refused', () => {
  expect(roleVariable.parse(undefined)).toBe('all')
  expect(roleVariable.safeParse('workers').error?.issues).toMatchObject([{ message: 'must be all, api or worker' }])
})

test.each<[ProcessRole, number]>([
  ['api', 200],
  ['worker', 404],
])('a process that is %s answers a call with %s, and says that it is there', async (role, status) => {
  const { app } = testService({ role })
  implement(app, getVacancy, () => Promise.resolve(vacancyRow))
  const response = await app.inject({
    url: `/api/vacancies/${vacancyRow.id}`,
    headers: { authorization: 'Bearer good' },
  })
  expect(response.statusCode).toBe(status)
  expect((await app.inject({ url: '/health' })).statusCode).toBe(200)
})

test('a worker shows nobody its documentation, and asks nobody for a token', async () => {
  const { app } = testService({ role: 'worker' })
  implement(app, getVacancy, () => Promise.resolve(vacancyRow))
  for (const url of ['/docs', '/openapi.json', '/docs/', `/api/vacancies/${vacancyRow.id}`, '/health/'])
    expect([url, (await app.inject({ url })).statusCode]).toEqual([url, 404])
})
