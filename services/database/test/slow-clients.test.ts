import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { until } from '@wervio/testing/until'
import pg from 'pg'
import { type RunningDatabase, startDatabase } from '../src/index.ts'
import type { Limits } from '../src/limits.ts'
import { emptyCluster } from './empty-cluster.ts'
import { frame, openRaw, parse, simple, startup } from './raw-client.ts'
import { query } from './run-main.ts'

// Whoever waits for another waits for its limit at most; on a busy machine that takes longer than the limit.
jest.setTimeout(60_000)

const PATIENT: Partial<Limits> = {
  startup: 60_000,
  message: 60_000,
  idleInTransaction: 60_000,
  transaction: 60_000,
  reading: 60_000,
}

/** A database for the tests of a block, with only these limits short: clients within the others may be slow. */
const serve = (shortLimits: Partial<Limits>) => {
  let database: RunningDatabase
  beforeAll(async () => {
    database = await startDatabase({ copyOf: await emptyCluster(), limits: { ...PATIENT, ...shortLimits } })
    await query(database.url, 'create table note (id int)')
  })
  afterAll(() => database.stop())
  return {
    open: () => openRaw(database.url),
    url: () => database.url,
    rows: async () => (await query(database.url, 'select count(*)::int as count from note'))[0],
  }
}

describe('before its first message', () => {
  const { open } = serve({ startup: 300 })

  test.each([
    ['nothing', []],
    ['half a startup packet', [startup.subarray(0, 20)]],
  ])('a client that sends %s is disconnected after a while', async (_, bytes) => {
    const client = open()
    client.send(...bytes)
    expect(await client.ended()).toContain('C08P01\0')
  })

  test('a client has to say who it is, and then may be silent', async () => {
    const client = open()
    client.send(startup, simple('select 1'))
    await client.hears('SELECT 1')
    await open().ended()
    client.send(simple("select 'nog hier' as text"))
    await client.hears('nog hier')
    client.socket.destroy()
  })
})

describe('inside a message', () => {
  const { open } = serve({ message: 300 })

  test('a client that sends half of it is disconnected after a while', async () => {
    const client = open()
    client.send(startup, simple('select 1').subarray(0, 8))
    expect(await client.ended()).toContain('C08P01\0')
  })
})

describe('inside a transaction', () => {
  const { open, rows } = serve({ idleInTransaction: 300 })

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
  ])(
    'a client that is silent %s is told why, ended and rolled back, and others go on',
    async (_, messages, reached) => {
      const client = open()
      client.send(startup, ...messages)
      await client.hears(reached)
      expect(await rows()).toEqual({ count: 0 })
      expect(await client.ended()).toContain('SFATAL\0VFATAL\0C25P03\0')
    },
  )

  test('a client that is silent between its transactions stays', async () => {
    const client = open()
    client.send(startup, simple('select 1'))
    await client.hears('SELECT 1')
    const idleClient = open()
    idleClient.send(startup, simple('begin'))
    await idleClient.ended()
    client.send(simple("select 'nog hier' as text"))
    await client.hears('nog hier')
    client.socket.destroy()
  })

  test('a batch that never comes to its end holds nobody up', async () => {
    const client = open()
    client.send(startup, parse('select 1'))
    await client.hears('server_version')
    expect(await rows()).toEqual({ count: 0 })
    client.socket.destroy()
  })
})

describe('a transaction that never ends', () => {
  const { url, rows } = serve({ transaction: 1_500 })

  test('is ended, however busy it is', async () => {
    const client = new pg.Client(url())
    const ended = new Promise<{ code?: string }>((resolve) => {
      client.on('error', (error: Error & { code?: string }) => resolve(error))
    })
    await client.connect()
    const keepBusy = async () => {
      await client.query('begin')
      // Well after its end: a transaction that is still going then fails the test.
      for (const end = Date.now() + 20_000; Date.now() < end;) await client.query('insert into note values (1)')
      return undefined
    }
    const failure = await Promise.race([keepBusy().catch((error: { code?: string }) => error), ended])
    expect(failure?.code).toBe('25P04')
    expect(await rows()).toEqual({ count: 0 })
    await client.end().catch(() => undefined)
  })
})

describe('a client that does not read its answers', () => {
  const { open, rows } = serve({ reading: 300, unreadTogether: 24 * 1_048_576 })

  test('and leaves inside a transaction holds nobody up', async () => {
    for (let round = 0; round < 100; round++) {
      const client = open()
      client.send(startup, simple('begin'), simple('insert into note values (1)'))
      client.socket.end()
      if (round % 2 === 0) client.socket.destroySoon()
    }
    expect(await rows()).toEqual({ count: 0 })
  })

  test('is disconnected, and memory stays within the limit', async () => {
    const before = process.memoryUsage().arrayBuffers
    const client = open()
    client.socket.pause()
    client.send(startup, ...Array.from({ length: 40 }, () => simple("select repeat('x', 1048576) as much")))
    expect(await rows()).toEqual({ count: 0 })
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(200 * 1_048_576)
    // Only by writing does it notice, because it still doesn't read.
    await until('the end of its connection', () => {
      client.send(frame('H'))
      return client.socket.destroyed
    })
  })

  test('one answer that is larger than all unread ones together ends its client alone', async () => {
    const client = open()
    client.socket.pause()
    client.send(startup, simple("select repeat('x', 1000000) as much from generate_series(1, 60)"))
    expect(await rows()).toEqual({ count: 0 })
    client.socket.resume()
    expect((await client.ended()).length).toBeLessThan(60_000_000)
  })
})
