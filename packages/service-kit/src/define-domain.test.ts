import { afterAll, expect, test } from '@jest/globals'
import { createVacancy, getVacancy } from '@wervio/contracts'
import { defineDomain } from './define-domain.ts'
import { implement } from './implement.ts'
import { closeServices, testService, vacancyRow } from './testing/test-service.ts'

afterAll(closeServices)

const write = { method: 'POST', url: createVacancy.path, payload: { title: 'Kok' } } as const
const headers = { authorization: 'Bearer good' }

test('a domain limits what writes in it, unless an endpoint has a limit of its own', async () => {
  const { app } = testService({ writesPerMinute: undefined })
  const vacancies = defineDomain({ name: 'vacancies', writesPerMinute: 2 }, (scope) => {
    implement(scope, createVacancy, async () => vacancyRow)
    implement(scope, getVacancy, async () => vacancyRow)
  })
  app.register(vacancies)
  const statuses = []
  for (let number = 0; number < 3; number += 1) statuses.push((await app.inject({ ...write, headers })).statusCode)
  expect(statuses).toEqual([201, 201, 429])
  const answer = await app.inject({ url: '/api/vacancies/1', headers })
  expect([answer.statusCode, answer.headers['x-ratelimit-limit']]).toEqual([200, undefined])

  const other = testService({ writesPerMinute: undefined })
  const limitedDomain = defineDomain({ name: 'limited', writesPerMinute: 2 }, (scope) =>
    implement(scope, createVacancy, async () => vacancyRow, { rateLimit: { max: 7, seconds: 60 } }),
  )
  other.app.register(limitedDomain)
  expect((await other.app.inject({ ...write, headers })).headers['x-ratelimit-limit']).toBe('7')
})

test('a service that names a limit has that one in all its domains', async () => {
  const { app } = testService({ writesPerMinute: 3 })
  const vacancies = defineDomain({ name: 'vacancies', writesPerMinute: 2 }, (scope) =>
    implement(scope, createVacancy, async () => vacancyRow),
  )
  app.register(vacancies)
  expect((await app.inject({ ...write, headers })).headers['x-ratelimit-limit']).toBe('3')
})

test('the limit of one domain is not that of its neighbour', async () => {
  const domainsWith = (writesPerMinute: number | null) => {
    const { app } = testService({ writesPerMinute: undefined })
    app.register(defineDomain({ name: 'first', writesPerMinute: 2 }, () => undefined))
    app.register(
      defineDomain({ name: 'second', writesPerMinute }, (scope) =>
        implement(scope, createVacancy, async () => vacancyRow),
      ),
    )
    return app
  }
  const response = await domainsWith(5).inject({ ...write, headers })
  expect([response.statusCode, response.headers['x-ratelimit-limit']]).toEqual([201, '5'])
  await expect(domainsWith(null).ready()).rejects.toThrow('No limit of calls for POST /api/vacancies')
})

test('domains stop in reverse, and what they share closes last', async () => {
  const { app } = testService()
  const stoppedDomains: string[] = []
  const stops = (name: string) =>
    defineDomain({ name, writesPerMinute: null }, (scope) =>
      scope.addHook('onClose', async () => void stoppedDomains.push(name)),
    )
  app.addHook('onClose', async () => void stoppedDomains.push('database'))
  app.register(stops('files'))
  app.register(stops('cv-imports'))
  await app.ready()
  await app.close()
  expect(stoppedDomains).toEqual(['cv-imports', 'files', 'database'])
})
