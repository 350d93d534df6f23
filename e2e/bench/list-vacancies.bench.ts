import autocannon from 'autocannon'
import { freePorts } from '@wervio/testing/free-port'
import type { Bench } from './bench.ts'
import { benchPostgres, type Close } from './bench-postgres.ts'
import { median } from './median.ts'
import { send, startMainApi, startServer } from './own-main-api.ts'
import { sampleVacancy } from './sample-vacancy.ts'
import { withStops } from './with-stops.ts'

const ROWS = 100
const ROUNDS = 5
const SECONDS = 4
const CONNECTIONS = 10

const requestsPerSecond = async (url: string, token: string, seconds: number): Promise<number> => {
  const result = await autocannon({
    url: `${url}/api/vacancies`,
    headers: { authorization: `Bearer ${token}` },
    connections: CONNECTIONS,
    duration: seconds,
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} failed answers, ${result.errors} errors`)
  return result.requests.average
}

/** Both servers on one PostgreSQL, measured in turn; `close` is told what to stop as soon as it runs. */
const measure = async (close: Close) => {
  const database = await benchPostgres()
  close(database.stop)
  const ours = await startMainApi(database.url, close)
  const { token, account } = await ours.recruiter()
  for (let number = 0; number < ROWS; number += 1) await send(`${ours.url}/api/vacancies`, token, sampleVacancy(number))

  const [barePort = 0] = await freePorts(1)
  const bare = await startServer(
    './bare-list.ts',
    { DATABASE_URL: database.url, PORT: String(barePort), ORGANISATION: account.organisation_id },
    barePort,
    '/api/vacancies',
  )
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
  run: () =>
    withStops(async (close) => {
      const { ours, bare } = await measure(close)
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
    }),
}
