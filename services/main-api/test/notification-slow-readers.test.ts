import { randomUUID } from 'node:crypto'
import { request, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { until } from '@wervio/testing/until'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { asRecruiter } from './as-recruiter.ts'
import { build, startApp, untilReady, type Recruiter } from './start-app.ts'

const { databaseUrl, recruiter } = startApp()

/** Notifications of one commit, as many as an event carries. */
const OF_A_COMMIT = 50
/** Bytes of such an event. */
const EVENT = 25_000

/** The service on a Unix socket, whose buffers hold no more than a few hundred kilobytes. */
const listening = async (streamHeartbeatEvery?: number) => {
  const service = build(databaseUrl(), { streamHeartbeatEvery })
  const answers: ServerResponse[] = []
  service.addHook('onRequest', (call, { raw }, done) => {
    if (call.url === '/api/notifications/events') answers.push(raw)
    done()
  })
  await untilReady(service)
  const path = join(tmpdir(), `${randomUUID()}.sock`)
  await service.listen({ path })
  return { service, answers, path }
}

/** A stream of which nothing is read until `resume`. */
const openUnread = (socketPath: string, { token }: Recruiter): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, 'last-event-id': '0' }
    request({ socketPath, path: '/api/notifications/events', agent: false, headers }, resolve).on('error', reject).end()
  })

/** The revisions that a stream is told of from now on. */
const readRevisions = (stream: IncomingMessage): number[] => {
  const revisions: number[] = []
  let rest = ''
  stream.setEncoding('utf8').on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    revisions.push(...lines.flatMap((line) => (line.startsWith('id: ') ? [Number(line.slice(4))] : [])))
  })
  stream.on('error', () => undefined)
  return revisions
}

const raiseMany = (somebody: Recruiter) =>
  asRecruiter(
    databaseUrl(),
    somebody,
    sql`select count(main.raise_notifications(${somebody.account.id}::uuid, 'cv_stack', jsonb_build_array(jsonb_build_object('key', gen_random_uuid())))) from generate_series(1, ${OF_A_COMMIT})`,
  )

/**
 * Raises, and has `reader` hear of it each time, until the connection of `unread` takes no more. Returns the last
 * revision.
 */
const raiseUntilFull = async (somebody: Recruiter, unread: ServerResponse | undefined, revisions: number[]) => {
  for (let revision = OF_A_COMMIT; ; revision += OF_A_COMMIT) {
    await raiseMany(somebody)
    await until(`revision ${revision}`, () => (revisions.at(-1) ?? 0) >= revision)
    if (unread?.writableNeedDrain ?? true) return revision
    if (revision > 20_000) throw new Error('the connection takes everything')
  }
}

/** A stream may hold back as much as a connection takes before it says stop, and the event with which it did. */
const expectLittleHeldBack = (answer: ServerResponse | undefined): void =>
  expect(answer?.writableLength).toBeLessThan((answer?.writableHighWaterMark ?? 0) + EVENT)

const end = async (service: FastifyInstance, ...streams: IncomingMessage[]): Promise<void> => {
  for (const stream of streams) stream.destroy()
  await service.close()
}

test('what a stream does not take is not kept for it: it is told of all at once when it reads again', async () => {
  const { service, answers, path } = await listening()
  const somebody = await recruiter()
  const unread = await openUnread(path, somebody)
  const reader = await openUnread(path, somebody)
  const revisions = readRevisions(reader)
  const full = await raiseUntilFull(somebody, answers[0], revisions)
  for (let last = full + OF_A_COMMIT; last <= full + 20 * OF_A_COMMIT; last += OF_A_COMMIT) {
    await raiseMany(somebody)
    await until(`revision ${last}`, () => revisions.at(-1) === last)
  }
  expectLittleHeldBack(answers[0])
  const late = readRevisions(unread)
  await until('the last revision', () => late.at(-1) === revisions.at(-1))
  // One event for the twenty commits that it missed.
  expect(late.filter((revision) => revision > full)).toHaveLength(1)
  await end(service, unread, reader)
})

test('a stream that nobody reads is ended at a sign of life; the others, and the service, go on', async () => {
  const { service, answers, path } = await listening(100)
  const somebody = await recruiter()
  const unread = await Promise.all(Array.from({ length: 9 }, () => openUnread(path, somebody)))
  const reader = await openUnread(path, somebody)
  const revisions = readRevisions(reader)
  const stuck = answers.slice(0, 9)
  while (!stuck.every(({ destroyed }) => destroyed)) {
    const last = (revisions.at(-1) ?? 0) + OF_A_COMMIT
    await raiseMany(somebody)
    await until(`revision ${last}`, () => (revisions.at(-1) ?? 0) >= last)
    for (const answer of stuck) expectLittleHeldBack(answer)
    expect(last).toBeLessThan(20_000)
  }
  expect(answers[9]?.destroyed).toBe(false)
  // Their places are free again.
  const again = await openUnread(path, somebody)
  expect([again.statusCode, (await service.inject('/health')).statusCode]).toEqual([200, 200])
  await end(service, again, reader, ...unread)
})

test('a service stops although somebody does not read', async () => {
  const { service, answers, path } = await listening()
  const somebody = await recruiter()
  const unread = await openUnread(path, somebody)
  const reader = await openUnread(path, somebody)
  await raiseUntilFull(somebody, answers[0], readRevisions(reader))
  await service.close()
  expect(answers.every(({ destroyed }) => destroyed)).toBe(true)
  unread.destroy()
})
