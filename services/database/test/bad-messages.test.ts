import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type RunningDatabase, startDatabase } from '../src/index.ts'
import { emptyCluster } from './empty-cluster.ts'
import { frame, opening, openRaw, parse, simple, startup } from './raw-client.ts'
import { query } from './run-main.ts'

let database: RunningDatabase

beforeAll(async () => {
  database = await startDatabase({ copyOf: await emptyCluster() })
})
afterAll(() => database.stop())

const otherClientIsAnswered = async () => expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }])

test.each([
  ['the eight bytes of a negative length', Buffer.from([0xff, 0xff, 0xff, 0xf8, 0, 3, 0, 0]), '08P01'],
  ['a startup packet shorter than its head', opening(196_608, 7), '08P01'],
  ['a startup packet of over 10,000 bytes', opening(196_608, 10_001), '08P01'],
  ['protocol 2', opening(131_072), '0A000'],
  ['a request for another server', Buffer.from('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'), '08P01'],
])('before it is known, %s is refused and only that client is gone', async (_, bytes, code) => {
  const client = openRaw(database.url)
  client.send(bytes)
  expect(await client.ended()).toContain(`SFATAL\0VFATAL\0C${code}\0`)
  await otherClientIsAnswered()
})

test.each([
  ['a negative length', frame('Q', 'x', -8)],
  ['a length below its own four bytes', frame('Q', 'x', 3)],
  ['a length of 1 GB', frame('Q', 'x', 1_073_741_824)],
  ['a type nobody knows', frame('z', 'x')],
  ['a type byte of zero', frame('\0', 'x')],
  ['a password nobody asked for', frame('p', 'geheim\0')],
  ['a sync with a body', frame('S', 'xx')],
])('%s is refused and only that client is gone', async (_, bytes) => {
  const client = openRaw(database.url)
  client.send(startup, simple('begin'), bytes)
  expect(await client.ended()).toContain('SFATAL\0VFATAL\0C08P01\0')
  await otherClientIsAnswered()
})

test('a request for encryption is answered with no, and the connection goes on without', async () => {
  for (const code of [80_877_103, 80_877_104]) {
    const client = openRaw(database.url)
    client.send(opening(code))
    await client.hears('N')
    client.send(startup, simple('select 42 as answer'))
    await client.hears('SELECT 1')
    client.socket.destroy()
  }
})

test('a request to cancel is closed without an answer', async () => {
  const client = openRaw(database.url)
  client.send(frame('', Buffer.from([0x04, 0xd2, 0x16, 0x2e, 0, 0, 0, 42, 0, 0, 0, 0])))
  expect(await client.ended()).toBe('')
  await otherClientIsAnswered()
})

test('a message that comes byte by byte is read as one', async () => {
  const client = openRaw(database.url)
  client.socket.setNoDelay(true)
  for (const byte of Buffer.concat([startup, simple("select 'letter voor letter' as text")]))
    client.send(Buffer.from([byte]))
  await client.hears('letter voor letter')
  client.socket.destroy()
})

test('a message of 8 MB arrives whole', async () => {
  expect(await query(database.url, 'select length($1::text) as length', ['x'.repeat(8_000_000)])).toEqual([
    { length: 8_000_000 },
  ])
})

test('what PostgreSQL itself finds wrong is an error, and the connection goes on', async () => {
  const client = openRaw(database.url)
  client.send(startup, frame('Q', 'select 1'))
  await client.hears('invalid string in message')
  client.send(frame('B', Buffer.from([0, 0, 0xff, 0xff, 1])), frame('S'), simple("select 'daarna' as text"))
  await client.hears('daarna')
  client.socket.destroy()
})

test.each([
  ['a query', () => [simple('copy rows_in from stdin')]],
  [
    'a prepared statement',
    () => [parse('COPY rows_in FROM STDIN'), frame('B', Buffer.alloc(8)), frame('E', Buffer.alloc(5)), frame('S')],
  ],
])('COPY FROM STDIN as %s, which would end PGlite, is an ordinary error', async (_, send) => {
  await query(database.url, 'create table if not exists rows_in (id int)')
  const client = openRaw(database.url)
  client.send(startup, ...send())
  await client.hears('COPY FROM STDIN is not available')
  client.send(simple("select 'daarna' as text"))
  await client.hears('daarna')
  client.socket.destroy()
  await otherClientIsAnswered()
})

test('over the number of connections a client is told so, and finds a place when there is one', async () => {
  const small = await startDatabase({ copyOf: await emptyCluster(), limits: { connections: 2 } })
  const [first, second] = [openRaw(small.url), openRaw(small.url)]
  for (const client of [first, second]) client.send(startup)
  await Promise.all([first, second].map((client) => client.hears('server_version')))
  const third = openRaw(small.url)
  expect(await third.ended()).toContain('C53300\0')
  first.socket.destroy()
  await first.ended()
  expect(await query(small.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await small.stop()
})
