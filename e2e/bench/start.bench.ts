import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startIdentityStandIn } from '@wervio/service-kit/identity-stand-in'
import { freePorts } from '@wervio/testing/free-port'
import type { Bench, BenchRow } from './bench.ts'
import { benchPostgres } from './bench-postgres.ts'
import { median } from './median.ts'
import { measureStart, type Start } from './start/measure-start.ts'
import { withStops } from './with-stops.ts'

const ROUNDS = 5
const LIMIT_MS = 2_000
const LIMIT_MB = 300
const MB = 2 ** 20

const services = [
  ['main-api', 'WERVIO_MAIN_API_PORT'],
  ['ai-service', 'WERVIO_AI_SERVICE_PORT'],
] as const

const rowsOf = (name: string, starts: readonly Start[]): BenchRow[] => {
  const times = starts.map(({ milliseconds }) => milliseconds)
  const rest = { against: 'the limit', limit: { atMost: 1 } } as const
  return [
    {
      ...rest,
      what: `${name}, from its process to the first healthy answer`,
      measured: median(times),
      reference: LIMIT_MS,
      unit: 'ms',
      note: `median of ${starts.length}, ${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)} ms`,
    },
    {
      ...rest,
      what: `${name}, resident after its start`,
      measured: median(starts.map(({ bytes }) => bytes / MB)),
      reference: LIMIT_MB,
      unit: 'MB',
      note: 'the service alone, without the processes that read CVs',
    },
  ]
}

/** Cold starts of both services on a database that has its tables. */
export const bench: Bench = {
  name: 'start',
  run: () =>
    withStops(async (close) => {
      const folder = mkdtempSync(join(tmpdir(), 'wervio-start-'))
      close(() => rmSync(folder, { recursive: true, force: true }))
      const database = await benchPostgres()
      close(database.stop)
      const provider = await startIdentityStandIn()
      close(provider.stop)
      const rows: BenchRow[] = []
      for (const [name, variable] of services) {
        const start = async (): Promise<Start> => {
          const [port = 0] = await freePorts(1)
          const env = {
            DATABASE_URL: database.url,
            FIREBASE_PROJECT_ID: 'demo-wervio',
            FIREBASE_AUTH_EMULATOR_HOST: provider.host,
            WERVIO_DATA: folder,
            WERVIO_BLOBS_DIR: join(folder, 'blobs'),
            LOG_LEVEL: 'error',
            [variable]: String(port),
          }
          return measureStart(name, env, port)
        }
        // The first makes the tables.
        await start()
        const starts: Start[] = []
        for (let round = 0; round < ROUNDS; round += 1) starts.push(await start())
        rows.push(...rowsOf(name, starts))
      }
      return rows
    }),
}
