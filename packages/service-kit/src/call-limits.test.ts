import { afterEach, expect, jest, test } from '@jest/globals'
import { deleteVacancy, getFile, getVacancy, listVacancySummaries, mainHealth, messages } from '@wervio/contracts'
import { implement } from './implement.ts'
import { ServiceError } from './service-error.ts'
import { closeServices, testService, vacancyRow } from './testing/test-service.ts'

afterEach(closeServices)
afterEach(() => {
  jest.restoreAllMocks()
})

const limitedService = (perMinute?: number) => {
  const colleagues = ['jan', 'noor', 'eva', 'bas', 'tim', 'liv', 'roos', 'tess', 'sem', 'lotte', 'fleur', 'bram']
  const { app } = testService({
    callsPerMinute: perMinute,
    verifier: {
      verify: (uid) =>
        [...colleagues, 'stranger'].includes(uid)
          ? Promise.resolve({
              uid,
              email: null,
              emailVerified: true,
              displayName: null,
              provider: 'password',
              signedInAt: 0,
              expiresAt: Date.now() + 60_000,
            })
          : Promise.reject(new ServiceError('invalid_token')),
    },
    findRecruiter: ({ uid }) =>
      Promise.resolve({ accountId: uid, organisationId: uid === 'stranger' ? 'elders' : 'bureau', role: 'recruiter' }),
  })
  implement(app, getVacancy, () => Promise.resolve(vacancyRow))
  implement(app, listVacancySummaries, () => Promise.resolve([]))
  implement(app, deleteVacancy, () => Promise.resolve(null))
  implement(app, getFile, ({ reply }) => Promise.resolve(reply.send('inhoud') as never))
  const call = (uid: string, url = `/api/vacancies/${vacancyRow.id}`, method: 'GET' | 'DELETE' = 'GET') =>
    app.inject({ method, url, headers: { authorization: `Bearer ${uid}` } })
  /** Repeats a call until one is refused; returns how many were not. */
  const untilRefused = async (ask: () => ReturnType<typeof call>, most = 1_000): Promise<number> => {
    for (let count = 0; count < most; count += 1) if ((await ask()).statusCode === 429) return count
    return Number.POSITIVE_INFINITY
  }
  return { colleagues, call, untilRefused }
}

test('one account reads so often in a minute, whatever it reads', async () => {
  const { call } = limitedService(4)
  for (const url of [
    `/api/vacancies/${vacancyRow.id}`,
    '/api/vacancy-summaries',
    '/api/vacancy-summaries?limit=500',
    '/api/vacancy-summaries?q=kok',
  ]) {
    expect((await call('jan', url)).statusCode).toBe(200)
  }
  const refusal = await call('jan')
  expect(refusal.statusCode).toBe(429)
  expect(refusal.json()).toEqual({ error: messages.rateLimited, message: messages.rateLimited, code: 'rate_limited' })
  expect(Number(refusal.headers['retry-after'])).toBeGreaterThan(0)
  expect(Number(refusal.headers['retry-after'])).toBeLessThanOrEqual(60)
})

test('a colleague and another organisation go on', async () => {
  const { call, untilRefused } = limitedService(4)
  expect(await untilRefused(() => call('jan'))).toBe(4)
  expect((await call('noor')).statusCode).toBe(200)
  expect((await call('stranger')).statusCode).toBe(200)
})

test('an organisation reads ten times as often, all its people together', async () => {
  const { colleagues, call, untilRefused } = limitedService(4)
  let servedCalls = 0
  for (const uid of colleagues) servedCalls += await untilRefused(() => call(uid))
  expect(servedCalls).toBe(40)
  expect((await call('stranger')).statusCode).toBe(200)
})

test('what an account does over its limit takes nothing from its organisation', async () => {
  const { call, untilRefused } = limitedService(4)
  for (let number = 0; number < 40; number += 1) await call('jan')
  expect(await untilRefused(() => call('noor'))).toBe(4)
})

test('pictures, writes and reads are counted apart, more pictures than reads', async () => {
  const { call, untilRefused } = limitedService(4)
  expect(await untilRefused(() => call('jan', `/api/files/${vacancyRow.id}`))).toBe(10)
  expect(await untilRefused(() => call('jan', `/api/vacancies/${vacancyRow.id}`, 'DELETE'))).toBe(4)
  expect(await untilRefused(() => call('jan'))).toBe(4)
})

test('a token that is refused counts for nobody', async () => {
  const { call } = limitedService(4)
  for (let number = 0; number < 10; number += 1) expect((await call('garbage')).statusCode).toBe(401)
  expect((await call('jan')).statusCode).toBe(200)
})

test('health is never limited', async () => {
  const { untilRefused, call } = limitedService(4)
  expect(await untilRefused(() => call('jan', mainHealth.path))).toBe(Number.POSITIVE_INFINITY)
})

test('without other words a service lets an account read twenty times a second for a minute', async () => {
  // All within one minute, however long they take.
  jest.spyOn(Date, 'now').mockReturnValue(Date.now())
  const { call, untilRefused } = limitedService()
  expect((await call('jan')).statusCode).toBe(200)
  expect(1 + (await untilRefused(() => call('jan'), 2_000))).toBe(20 * 60)
})
