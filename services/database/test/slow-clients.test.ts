import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import pg from 'pg'
import { type RunningDatabase, startDatabase } from '../src/index.ts'
import { emptyCluster } from './empty-cluster.ts'
import { frame, openRaw, parse, simple, startup } from './raw-client.ts'
import { query } from './run-main.ts'

// Whoever waits for another waits for its limit at most; on a busy machine that takes longer than the limit.
jest.setTimeout(60_000)

let database: RunningDatabase

beforeEach(async () => {
  database = await startDatabase({
    copyOf: await emptyCluster(),
    limits: {
      startup: 300,
      message: 300,
      idleInTransaction: 300,
      transaction: 1_500,
      reading: 300,
      unreadTogether: 24 * 1_048_576,
    },
  })
  await query(database.url, 'create table note (id int)')
})
afterEach(() => database.stop())

const rows = async () => (await query(database.url, 'select count(*)::int as count from note'))[0]

test.each([
  ['nothing', []],
  ['half a startup packet', [startup.subarray(0, 20)]],
])('a client that sends %s is disconnected after a while', async (_, bytes) => {
  const client = openRaw(database.url)
  client.send(...bytes)
  expect(await client.ended()).toContain('C08P01\0')
})

test('a client that sends half a message is disconnected after a while', async () => {
  const client = openRaw(database.url)
  client.send(startup, simple('select 1').subarray(0, 8))
  expect(await client.ended()).toContain('C08P01\0')
})

test('a client that is silent between its transactions stays', async () => {
  const client = openRaw(database.url)
  client.send(startup, simple('select 1'))
  await client.hears('SELECT 1')
  const other = openRaw(database.url)
  await other.ended()
  client.send(simple("select 'nog hier' as text"))
  await client.hears('nog hier')
  client.socket.destroy()
})

test.each([
  ['inside a transaction', [simple('begin; insert into note values (1)')], 'Z\0\0\0\x05T'],
  [
    'inside a failed transaction',
    [simple('begin; insert into note values (1)'), simple('select 1 / 0')],
    'Z\0\0\0\x05E',
  ],
  [
    'inside a batch without its end',
    [parse('insert into note values (1)'), frame('B', Buffer.alloc(8)), frame('E', Buffer.alloc(5)), frame('H')],
    'INSERT 0 1',
  ],
])('a client that is silent %s is told why, ended and rolled back, and others go on', async (_, messages, reached) => {
  const client = openRaw(database.url)
  client.send(startup, ...messages)
  await client.hears(reached)
  expect(await rows()).toEqual({ count: 0 })
  expect(await client.ended()).toContain('SFATAL\0VFATAL\0C25P03\0')
})

test('a batch that never comes to its end holds nobody up', async () => {
  const client = openRaw(database.url)
  client.send(startup, parse('select 1'))
  await client.hears('server_version')
  expect(await rows()).toEqual({ count: 0 })
  client.socket.destroy()
})

test('a transaction that never ends is ended, however busy it is', async () => {
  const client = new pg.Client(database.url)
  const ended = new Promise<{ code?: string }>((resolve) => {
    client.on('error', (error: Error & { code?: string }) => resolve(error))
  })
  await client.connect()
  await client.query('begin')
  const keepBusy = async () => {
    for (;;) await client.query('insert into note values (1)')
  }
  const failure = await Promise.race([keepBusy().catch((error: { code?: string }) => error), ended])
  expect(failure?.code).toBe('25P04')
  expect(await rows()).toEqual({ count: 0 })
  await client.end().catch(() => undefined)
})

test('clients that leave at once inside a transaction hold nobody up', async () => {
  for (let round = 0; round < 100; round++) {
    const client = openRaw(database.url)
    client.send(startup, simple('begin'), simple('insert into note values (1)'))
    client.socket.end()
    if (round % 2 === 0) client.socket.destroySoon()
  }
  expect(await rows()).toEqual({ count: 0 })
})

test('a client that does not read its answers is disconnected, and memory stays within the limit', async () => {
  const before = process.memoryUsage().arrayBuffers
  const client = openRaw(database.url)
  client.socket.pause()
  client.send(startup, ...Array.from({ length: 40 }, () => simple("select repeat('x', 1048576) as much")))
  expect(await rows()).toEqual({ count: 0 })
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(200 * 1_048_576)
  const closed = client.ended()
  client.socket.resume()
  expect((await closed).length).toBeLessThan(39 * 1_048_576)
})

test('one answer that is larger than all unread ones together ends its client alone', async () => {
  const client = openRaw(database.url)
  client.socket.pause()
  client.send(startup, simple("select repeat('x', 1000000) as much from generate_series(1, 60)"))
  expect(await rows()).toEqual({ count: 0 })
  client.socket.resume()
  expect((await client.ended()).length).toBeLessThan(60_000_000)
})
