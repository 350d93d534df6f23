import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { until } from '@wervio/testing/until'
import pg from 'pg'
import { type RunningDatabase, startDatabase } from '../src/index.ts'
import { NotificationReader } from '../src/wire/notifications.ts'
import { emptyCluster } from './empty-cluster.ts'
import { frame } from './raw-client.ts'

let database: RunningDatabase
beforeAll(async () => {
  database = await startDatabase({ copyOf: await emptyCluster() })
})
afterAll(() => database.stop())

const connect = async () => {
  const client = new pg.Client(database.url)
  await client.connect()
  const payloads: string[] = []
  client.on('notification', ({ payload }) => payloads.push(payload ?? ''))
  return { client, heard: payloads }
}

test('who listens hears of what another client commits, once and in order, and of nothing that was rolled back', async () => {
  const [listener, second, writer] = [await connect(), await connect(), await connect()]
  await listener.client.query('listen news')
  await second.client.query('LISTEN news')
  await writer.client.query("begin; select pg_notify('news', 'never')")
  await writer.client.query('rollback')
  await writer.client.query("begin; select repeat('x', 200000) from generate_series(1, 20), pg_notify('news', 'one')")
  expect(listener.heard).toEqual([])
  await writer.client.query('commit')
  await writer.client.query('select $1::text, pg_notify($2, $3)', ['A', 'news', 'two'])
  await until('both to hear', () => listener.heard.length === 2 && second.heard.length === 2)
  expect([listener.heard, second.heard]).toEqual([
    ['one', 'two'],
    ['one', 'two'],
  ])
  expect((await listener.client.query('select 1 as x')).rows).toEqual([{ x: 1 }])
  await Promise.all([listener, second, writer].map(({ client }) => client.end()))
})

test('a listener that left is told nothing, and holds nobody up', async () => {
  const [listener, writer] = [await connect(), await connect()]
  await listener.client.query('listen news')
  await listener.client.end()
  expect((await writer.client.query("select 1 as x, pg_notify('news', 'three')")).rows).toEqual([
    { x: 1, pg_notify: '' },
  ])
  await writer.client.end()
})

test.each([1, 2, 3, 7, 1_000])('notifications are found in chunks of %d bytes', (size) => {
  const notificationFrame = (payload: string) => frame('A', `\0\0\0\x01news\0${payload}\0`)
  const answer = Buffer.concat([
    frame('D', 'A'.repeat(40)),
    notificationFrame('one'),
    frame('C', 'COMMIT\0'),
    notificationFrame('two'),
    frame('Z', 'I'),
  ])
  const reader = new NotificationReader()
  const notifications: Buffer[] = []
  for (let at = 0; at < answer.length; at += size) notifications.push(...reader.push(answer.subarray(at, at + size)))
  expect(notifications).toEqual([notificationFrame('one'), notificationFrame('two')])
})
