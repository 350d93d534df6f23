import { setTimeout as sleep } from 'node:timers/promises'
import { openConnections } from '@wervio/service-kit/database'
import { startDatabase } from '../../services/database/src/index.ts'
import type { Bench, BenchRow } from './bench.ts'
import { benchPostgres, type Close } from './bench-postgres.ts'
import { percentile } from './candidates/measure.ts'
import { memoryOf } from './load/memory.ts'
import { openStream } from './notifications/open-stream.ts'
import { startMainApi } from './own-main-api.ts'
import { withStops } from './with-stops.ts'

/** 200 streams, as many as one account may have for each. */
const ACCOUNTS = 20
const STREAMS_OF_ACCOUNT = 10
const STREAMS = ACCOUNTS * STREAMS_OF_ACCOUNT
const ROUNDS = 10
/** From commit to receipt, 95th of a hundred, in milliseconds. */
const MOST_MS = 300
/** Kilobytes of memory for each stream. */
const MOST_KB = 5
/** Until what was allocated for opening is collected, in milliseconds. */
const SETTLE_MS = 5_000

const databases = [
  { name: 'PostgreSQL', start: benchPostgres },
  { name: 'the embedded database', start: startDatabase },
] as const

type Start = () => Promise<{ url: string; stop: () => unknown }>

const measure = async (name: string, start: Start, close: Close): Promise<BenchRow[]> => {
  const database = await start()
  close(database.stop)
  const api = await startMainApi(database.url, close)
  const people = await Promise.all(Array.from({ length: ACCOUNTS }, () => api.recruiter()))
  const { pool, close: closePool } = openConnections({
    url: database.url,
    connections: 2,
    role: 'wervio_main',
    onLostConnection: () => undefined,
  })
  close(closePool)

  // The first streams pay for code that is compiled once.
  const [first] = people
  if (!first) throw new Error('nobody to measure for')
  for (let at = 0; at < STREAMS; at += 1) (await openStream(api.url, first.token)).close()
  await sleep(SETTLE_MS)
  const before = await memoryOf(api.pid)
  const streams = await Promise.all(
    people.map(({ token }) =>
      Promise.all(Array.from({ length: STREAMS_OF_ACCOUNT }, () => openStream(api.url, token))),
    ),
  )
  await sleep(SETTLE_MS)
  const perStream = (((await memoryOf(api.pid)) - before) * 1_024) / STREAMS

  const times: number[] = []
  for (let round = 1; round <= ROUNDS; round += 1)
    for (const [index, { account }] of people.entries()) {
      const client = await pool.connect()
      await client.query(
        `begin; select set_config('role', 'wervio_main', true), set_config('app.organisation', '${account.organisation_id}', true)`,
      )
      await client.query('select main.raise_notifications($1::uuid, $2, $3::jsonb)', [
        account.id,
        'mail',
        JSON.stringify([{ key: String(round) }]),
      ])
      await client.query('commit')
      const committed = performance.now()
      client.release()
      const streamsOfRecruiter = streams[index] ?? []
      while (streamsOfRecruiter.some(({ received }) => !received.some(({ id }) => id >= round))) {
        if (performance.now() - committed > 10_000) throw new Error('a notification was not received')
        await sleep(1)
      }
      times.push(
        ...streamsOfRecruiter.map(({ received }) =>
          Math.max(0, (received.find(({ id }) => id >= round)?.at ?? 0) - committed),
        ),
      )
    }
  for (const stream of streams.flat()) stream.close()
  return [
    {
      what: `${STREAMS} open streams on ${name}: from commit to receipt`,
      measured: percentile(times, 0.95),
      against: 'may take',
      reference: MOST_MS,
      unit: 'ms',
      limit: { atMost: 1 },
      note: `p95 of ${times.length}; p50 ${percentile(times, 0.5).toFixed(1)}, longest ${Math.max(...times).toFixed(1)} ms`,
    },
    {
      what: `${STREAMS} open streams on ${name}: memory of each`,
      measured: perStream,
      against: 'may take',
      reference: MOST_KB,
      unit: 'KB',
      limit: { atMost: 1 },
      note: 'resident memory of the process, with the connection itself',
    },
  ]
}

/** How soon a notification is heard of with 200 open streams on one process, and what a stream takes. */
export const bench: Bench = {
  name: 'notifications',
  run: async () => {
    const rows: BenchRow[] = []
    for (const { name, start } of databases) {
      await withStops(async (close) => {
        rows.push(...(await measure(name, start, close)))
      })
    }
    return rows
  },
}
