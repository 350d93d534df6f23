import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import { colleaguesOf } from './colleagues-support.ts'
import { createIdentities } from './demos-support.ts'
import { openEvents } from './event-stream.ts'
import { notificationsOf } from './notifications-support.ts'
import { build, startApp, untilReady, type Recruiter } from './start-app.ts'

/** The same service with a heart that beats so fast that it soon looks again at whoever listens. */
let quick: FastifyInstance
afterAll(() => quick.close())

const provider = createIdentities()
const started = startApp({ identities: () => provider.identities })
const { app, recruiter, databaseUrl, createVacancy } = started
const { raise } = notificationsOf(started)

beforeAll(async () => {
  quick = build(databaseUrl(), { identities: provider.identities, streamHeartbeatEvery: 20 })
  await untilReady(quick)
  for (const service of [app(), quick]) await service.listen({ port: 0, host: '127.0.0.1' })
})

/** What one of the two services is asked. */
const callsOf = (service: () => FastifyInstance) => {
  const call: typeof started.call = (token, options) =>
    service().inject({ ...options, headers: { authorization: `Bearer ${token}` } })
  return { call, ...colleaguesOf({ call, app: service }) }
}
type Calls = ReturnType<typeof callsOf>

/** Somebody, and what makes that their calls are refused. */
type Case = (calls: Calls) => Promise<{ somebody: Recruiter; refuse: () => Promise<{ statusCode: number }> }>

const byRequest =
  (request: { method: 'DELETE' | 'POST'; url: string; payload?: object }): Case =>
  async ({ call }) => {
    const somebody = await recruiter()
    return { somebody, refuse: () => call(somebody.token, request) }
  }

const byColleague =
  (refuse: (calls: Calls, owner: Recruiter, colleague: Recruiter) => Promise<{ statusCode: number }>): Case =>
  async (calls) => {
    const owner = await recruiter()
    const { token, account } = await calls.joined(owner.token, { role: 'recruiter' })
    const somebody = { token, account: { ...account, organisation_id: owner.account.organisation_id } }
    return { somebody, refuse: () => refuse(calls, owner, somebody) }
  }

const cases: [string, Case][] = [
  ['signed out', byRequest({ method: 'DELETE', url: '/api/session' })],
  ['signed out everywhere', byRequest({ method: 'POST', url: '/api/sessions/end', payload: { keep_own: false } })],
  [
    'became a hiring manager',
    byColleague(async ({ changeRole }, { token }, { account }) => {
      const { id } = await createVacancy(token)
      return changeRole(token, account.id, { role: 'hiring_manager', vacancy_ids: [id] })
    }),
  ],
  [
    'became a reader',
    byColleague(({ changeRole }, { token }, { account }) => changeRole(token, account.id, { role: 'reader' })),
  ],
  [
    'was removed by a colleague',
    byColleague(({ remove }, owner, { account }) => remove(owner.token, account.id, owner.account.id)),
  ],
  [
    'deleted their account',
    async ({ call }) => {
      const somebody = await recruiter()
      const payload = { email: somebody.account.email }
      return { somebody, refuse: () => call(somebody.token, { method: 'POST', url: '/api/account/deletion', payload }) }
    },
  ],
]

test.each(cases)('the stream of somebody who %s ends by itself', async (_what, make) => {
  const { somebody, refuse } = await make(callsOf(() => quick))
  const stream = await openEvents(quick, somebody.token, 0)
  await raise(somebody, 'mail', [{}])
  await stream.untilRevision(1)
  expect((await refuse()).statusCode).toBeLessThan(300)
  await stream.ended
  expect(stream.events.at(-1)?.event).toBe('end')
})

test.each(cases.slice(0, 4))('somebody who %s hears nothing that happens after it', async (_what, make) => {
  const { somebody, refuse } = await make(callsOf(app))
  const stream = await openEvents(app(), somebody.token, 0)
  await raise(somebody, 'mail', [{}])
  await stream.untilRevision(1)
  expect((await refuse()).statusCode).toBeLessThan(300)
  await raise(somebody, 'mail', [{}])
  await stream.ended
  expect([stream.changes().length, stream.events.at(-1)?.event]).toEqual([1, 'end'])
})

test('the other streams of an account go on when one of its sign-ins ends', async () => {
  const { call } = callsOf(app)
  const somebody = await recruiter()
  const later = `${somebody.token}~${Date.now() - 5_000}`
  const [ending, staying] = [await openEvents(app(), later, 0), await openEvents(app(), somebody.token, 0)]
  expect((await call(later, { method: 'DELETE', url: '/api/session' })).statusCode).toBe(204)
  await raise(somebody, 'mail', [{}])
  expect(await staying.untilRevision(1)).toMatchObject([{ unread: 1 }])
  await ending.ended
  expect(ending.changes()).toEqual([])
  await staying.leave()
})

test('a stream goes on while nothing changed, however often it is looked at', async () => {
  const somebody = await recruiter()
  const stream = await openEvents(quick, somebody.token, 0)
  for (let round = 1; round <= 10; round += 1) {
    await raise(somebody, 'mail', [{}])
    await stream.untilRevision(round)
  }
  expect(stream.events.every(({ event }) => event === 'change')).toBe(true)
  await stream.leave()
})

test('whoever leaves before their stream begins leaves nothing behind', async () => {
  const somebody = await recruiter()
  for (let round = 0; round < 10; round += 1) {
    // A sign-in that the service hasn't looked up yet, so that it is still busy when the caller is gone.
    const token = `${somebody.token}~${Date.now() - round * 1_000 - 10_000}`
    const leaving = new AbortController()
    const { port } = app().server.address() as { port: number }
    const arrival = Promise.withResolvers<void>()
    app().server.once('request', () => arrival.resolve())
    const response = fetch(`http://127.0.0.1:${port}/api/notifications/events`, {
      headers: { authorization: `Bearer ${token}` },
      signal: leaving.signal,
    })
    await arrival.promise
    leaving.abort()
    await expect(response).rejects.toMatchObject({ name: 'AbortError' })
  }
  const stream = await openEvents(app(), somebody.token, 0)
  expect(stream.response.status).toBe(200)
  await stream.leave()
})
