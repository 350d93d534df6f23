import { beforeAll, expect, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import { asRecruiter } from './as-recruiter.ts'
import { openEvents } from './event-stream.ts'
import { notificationsOf } from './notifications-support.ts'
import { build, newToken, startApp, untilReady } from './start-app.ts'

const started = startApp()
const { app, call, recruiter, databaseUrl } = started
const { raise, read, list } = notificationsOf(started)

beforeAll(async () => {
  await app().listen({ port: 0, host: '127.0.0.1' })
})

const open = (token: string, after?: number) => openEvents(app(), token, after)

test('what is committed is heard at once, by every stream of the account and by no other', async () => {
  const [owner, other] = [await recruiter(), await recruiter()]
  const streams = [await open(owner.token, 0), await open(owner.token, 0)]
  const foreign = await open(other.token, 0)
  const [first] = streams
  expect(first?.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(first?.response.headers.get('x-accel-buffering')).toBe('no')
  expect(first?.response.headers.get('cache-control')).toContain('no-store')
  expect(first?.response.headers.get('access-control-allow-origin')).toBe('http://localhost:3000')
  await raise(owner, 'cv_stack', [{ amount: 7 }])
  for (const stream of streams)
    expect(await stream.untilRevision(1)).toMatchObject([{ revision: 1, unread: 1, items: [{ count: 7 }] }])
  await read(owner.token, { all: true })
  for (const stream of streams) expect((await stream.untilRevision(2)).at(-1)).toMatchObject({ revision: 2, unread: 0 })
  await raise(other, 'mail', [{ failed: true }])
  expect(await foreign.untilRevision(1)).toMatchObject([{ items: [{ kind: 'mail' }] }])
  await Promise.all([...streams, foreign].map((stream) => stream.leave()))
})

test('a stream has the headers of every other answer', async () => {
  const owner = await recruiter()
  const answer = await call(owner.token, { url: '/api/notifications', headers: { origin: 'http://localhost:3000' } })
  const stream = await open(owner.token, 0)
  const ofStream = Object.fromEntries(stream.response.headers)
  const ofOneAnswer =
    /^(?:content-length|content-type|cache-control|x-request-id|date|keep-alive|connection|x-ratelimit-\w+)$/
  for (const [name, value] of Object.entries(answer.headers))
    if (!ofOneAnswer.test(name)) expect([name, ofStream[name]]).toEqual([name, value])
  expect(Object.keys(ofStream)).toEqual(expect.arrayContaining(['content-security-policy', 'x-frame-options']))
  await stream.leave()
})

test('a stream that comes back gets what it missed, all of it and each once', async () => {
  const owner = await recruiter()
  const first = await open(owner.token, 0)
  await raise(owner, 'cv_stack', [{ amount: 1 }])
  await first.untilRevision(1)
  await first.leave()
  for (const amount of [2, 3]) await raise(owner, 'cv_stack', [{ amount }])
  const second = await open(owner.token, Number(first.events.at(-1)?.id))
  await raise(owner, 'cv_stack', [{ amount: 4 }])
  const counts = (await second.untilRevision(4)).flatMap(({ items }) => items.map(({ count }) => count))
  expect(counts.toSorted((one, other) => one - other)).toEqual([2, 3, 4])
  await second.leave()
})

test('many at once come whole and each once, whoever commits first', async () => {
  const owner = await recruiter()
  const stream = await open(owner.token, 0)
  await Promise.all(Array.from({ length: 20 }, () => raise(owner, 'cv_stack', [{}])))
  const ids = (await stream.untilRevision(20)).flatMap(({ items }) => items.map(({ id }) => id))
  expect([ids.length, new Set(ids).size]).toEqual([20, 20])
  await stream.leave()
})

test.each([
  ['more than fit into an event', 0],
  ['those of a history that is gone', 1_000_000],
])('%s are read again from the list', async (_what, after) => {
  const owner = await recruiter()
  await asRecruiter(
    databaseUrl(),
    owner,
    sql`select count(main.raise_notifications(${owner.account.id}::uuid, 'mail', jsonb_build_array(jsonb_build_object('key', number::text)))) from generate_series(1, 60) number`,
  )
  const stream = await open(owner.token, after)
  expect(await stream.untilRevision(60)).toEqual([{ revision: 60, unread: 60, items: [], stale: true }])
  expect((await list(owner.token)).items).toHaveLength(60)
  await stream.leave()
})

test.each(['x', '-1', '9'.repeat(40), '1e3'])('a Last-Event-ID of %s is none', async (id) => {
  const owner = await recruiter()
  await raise(owner, 'mail', [{}])
  const stream = await openEvents(app(), owner.token, id)
  expect(await stream.untilRevision(1)).toMatchObject([{ revision: 1, items: [{ kind: 'mail' }] }])
  await stream.leave()
})

test('an account has ten streams at once, and room again when one leaves', async () => {
  const owner = await recruiter()
  const streams = await Promise.all(Array.from({ length: 10 }, () => open(owner.token, 0)))
  const refused = await open(owner.token, 0)
  expect([refused.response.status, refused.response.headers.get('retry-after')]).toEqual([429, '60'])
  await Promise.all(streams.map((stream) => stream.leave()))
})

test('a stream ends with its token, and says so', async () => {
  const { token } = await recruiter()
  const stream = await open(`${token}~~200`, 0)
  await stream.ended
  expect(stream.events.at(-1)?.event).toBe('end')
})

test('without a token, or a registration, there is no stream', async () => {
  expect((await call('garbage', { url: '/api/notifications/events' })).statusCode).toBe(401)
  expect((await open(newToken(), 0)).response.status).toBe(403)
})

test('a service that stops ends its streams, and stops', async () => {
  const owner = await recruiter()
  const second = build(databaseUrl())
  await untilReady(second)
  await second.listen({ port: 0, host: '127.0.0.1' })
  const stream = await openEvents(second, owner.token, 0)
  await raise(owner, 'mail', [{}])
  await stream.untilRevision(1)
  await second.close()
  await stream.ended
  expect(stream.events.at(-1)?.event).toBe('end')
})
