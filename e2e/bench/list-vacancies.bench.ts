import { spawn, type ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Account } from '@wervio/contracts'
import { startIdentityStandIn, unsignedToken } from '@wervio/service-kit/identity-stand-in'
import autocannon from 'autocannon'
import { postgresBinaries } from '../../scripts/test/postgres-binaries.ts'
import { startTemporaryPostgres } from '../../scripts/test/temporary-postgres.ts'
import { freePorts } from '../support/free-port.ts'
import type { Bench } from './bench.ts'
import { sampleVacancy } from './sample-vacancy.ts'

const ROWS = 100
const ROUNDS = 5
const SECONDS = 4
const CONNECTIONS = 10
const PROJECT = 'demo-wervio'

type Server = { url: string; process: ChildProcess }

const start = async (file: string, env: Record<string, string>, port: number, probe: string): Promise<Server> => {
  const child = spawn(process.execPath, [fileURLToPath(new URL(file, import.meta.url))], { env: { PATH: process.env['PATH'], ...env }, stdio: ['ignore', 'ignore', 'inherit'] })
  const url = `http://127.0.0.1:${port}`
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`${file} ended with code ${child.exitCode}`)
    const answer = await fetch(url + probe).catch(() => null)
    if (answer?.ok) return { url, process: child }
    await sleep(100)
  }
  throw new Error(`${file} did not get ready`)
}

const ownPostgres = async () => {
  const binaries = await postgresBinaries()
  if (!binaries) throw new Error('No PostgreSQL on this machine. Set BENCH_DATABASE_URL, or install the package postgresql.')
  return startTemporaryPostgres(binaries)
}

const send = async <T>(url: string, token: string, body: object): Promise<T> => {
  const response = await fetch(url, { method: 'POST', headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' }, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as T
}

const requestsPerSecond = async (url: string, token: string, seconds: number): Promise<number> => {
  const result = await autocannon({ url: `${url}/api/vacancies`, headers: { authorization: `Bearer ${token}` }, connections: CONNECTIONS, duration: seconds })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} failed answers, ${result.errors} errors`)
  return result.requests.average
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Both servers on one PostgreSQL, measured in turn; `close` is told what to stop as soon as it runs. */
const measure = async (close: (stop: () => unknown) => void) => {
  const given = process.env['BENCH_DATABASE_URL']
  const database = given ? { url: given, stop: () => undefined } : await ownPostgres()
  close(database.stop)
  const provider = await startIdentityStandIn()
  provider.users.set('bench', {})
  close(provider.stop)
  const token = unsignedToken({ sub: 'bench' })

  const [port = 0, barePort = 0] = await freePorts(2)
  const env = { DATABASE_URL: database.url, WERVIO_MAIN_API_PORT: String(port), FIREBASE_PROJECT_ID: PROJECT, FIREBASE_AUTH_EMULATOR_HOST: provider.host }
  const ours = await start('../../services/main-api/src/main.ts', env, port, '/health')
  close(() => ours.process.kill())
  const account = await send<Account>(`${ours.url}/api/register`, token, { provider: 'email' })
  for (let number = 0; number < ROWS; number += 1) await send(`${ours.url}/api/vacancies`, token, sampleVacancy(number))

  const bare = await start('./bare-list.ts', { DATABASE_URL: database.url, PORT: String(barePort), ORGANISATION: account.organisation_id }, barePort, '/api/vacancies')
  close(() => bare.process.kill())

  const results: { ours: number[]; bare: number[] } = { ours: [], bare: [] }
  for (const server of [ours, bare]) await requestsPerSecond(server.url, token, 2)
  for (let round = 0; round < ROUNDS; round += 1) {
    results.ours.push(await requestsPerSecond(ours.url, token, SECONDS))
    results.bare.push(await requestsPerSecond(bare.url, token, SECONDS))
  }
  return { ours: median(results.ours), bare: median(results.bare) }
}

/** `GET /api/vacancies` with 100 rows, token checks and log included, against a bare route with the same SQL. */
export const bench: Bench = {
  name: 'list-vacancies',
  run: async () => {
    const stops: (() => unknown)[] = []
    try {
      const { ours, bare } = await measure((stop) => stops.unshift(stop))
      return [
        {
          what: `GET /api/vacancies, ${ROWS} rows`,
          measured: ours,
          against: 'bare Fastify route, same SQL and transaction',
          reference: bare,
          unit: 'requests/s',
          limit: { atLeast: 0.6 },
          note: `median of ${ROUNDS} interleaved runs of ${SECONDS} s, ${CONNECTIONS} connections`,
        },
      ]
    } finally {
      for (const stop of stops) await stop()
    }
  },
}
