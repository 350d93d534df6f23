import pg from 'pg'
import { startDatabase } from '../../services/database/src/index.ts'
import type { Bench, BenchRow } from './bench.ts'
import { benchPostgres, type Close } from './bench-postgres.ts'
import { median } from './median.ts'
import { send, startMainApi } from './own-main-api.ts'
import { sampleVacancy } from './sample-vacancy.ts'
import { withStops } from './with-stops.ts'

const MANY = 10_000
const FEW = 100
const ROUNDS = 40
const PAGE = '/api/vacancy-summaries?limit=100'

/** What is asked of many rows, and how much longer it may take than the newest 100 of 100 rows. */
const calls = [
  { what: 'newest', path: PAGE, limit: 1.5 },
  { what: 'by title', path: `${PAGE}&sort=title`, limit: 1.5 },
  { what: 'search that finds one', path: `${PAGE}&q=LOGISTÍEK 9876`, limit: 6 },
  { what: 'counts of a search', path: '/api/vacancy-counts?q=zwolle', limit: 6 },
]

const names = Object.keys(sampleVacancy(0)).filter((name) => name !== 'title')

const statement = `insert into main.vacancies (id, organisation_id, recruiter_id, status, title, ${names.join(', ')}, created_at, updated_at)
  select gen_random_uuid(), organisation_id, recruiter_id, status, 'Teamleider logistiek ' || number, ${names.join(', ')}, created_at - number * interval '1 minute', updated_at
  from main.vacancies, generate_series(1, $2) number where organisation_id = $1`

/** Copies the one vacancy of an organisation. */
const copy = async (databaseUrl: string, organisation: string, copies: number): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(statement, [organisation, copies])
  await client.query('analyze main.vacancies')
  await client.end()
}

const recruiterWith = async (
  api: Awaited<ReturnType<typeof startMainApi>>,
  databaseUrl: string,
  number: number,
): Promise<string> => {
  const { token, account } = await api.recruiter()
  await send(`${api.url}/api/vacancies`, token, sampleVacancy(number))
  await copy(databaseUrl, account.organisation_id, number - 1)
  return token
}

const took = async (url: string, token: string): Promise<number> => {
  const start = performance.now()
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return performance.now() - start
}

const measure = async (name: string, databaseUrl: string, close: Close): Promise<BenchRow[]> => {
  const api = await startMainApi(databaseUrl, close)
  const few = await recruiterWith(api, databaseUrl, FEW)
  const many = await recruiterWith(api, databaseUrl, MANY)
  const reference: number[] = []
  const times = calls.map((): number[] => [])
  for (let round = -3; round < ROUNDS; round += 1) {
    for (const [index, { path }] of calls.entries()) {
      const [baseTime, measuredTime] = [await took(api.url + PAGE, few), await took(api.url + path, many)]
      if (round < 0) continue
      reference.push(baseTime)
      times[index]?.push(measuredTime)
    }
  }
  return calls.map(({ what, limit }, index) => ({
    what: `${MANY} vacancies on ${name}: ${what}`,
    measured: median(times[index] ?? []),
    against: `the newest of ${FEW}`,
    reference: median(reference),
    unit: 'ms',
    limit: { atMost: limit },
    note: `median of ${ROUNDS} interleaved calls, one at a time`,
  }))
}

/** Lists, searches and counts of one organisation with 10,000 vacancies, on both kinds of database. */
export const bench: Bench = {
  name: 'vacancy-search',
  run: async () => {
    const rows: BenchRow[] = []
    for (const [name, start] of [
      ['the embedded database', startDatabase],
      ['PostgreSQL', benchPostgres],
    ] as const) {
      await withStops(async (close) => {
        const database = await start()
        close(database.stop)
        rows.push(...(await measure(name, database.url, close)))
      })
    }
    return rows
  },
}
