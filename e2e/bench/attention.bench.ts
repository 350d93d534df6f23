import pg from 'pg'
import type { Account } from '@wervio/contracts'
import type { Bench } from './bench.ts'
import { benchPostgres } from './bench-postgres.ts'
import { percentile } from './candidates/measure.ts'
import { fillProcedures } from './improvements/fill-procedures.ts'
import { median } from './median.ts'
import { startMainApi } from './own-main-api.ts'
import { withStops } from './with-stops.ts'

const PROCEDURES = 50_000
const SCORED_VACANCIES = 20
const ROUNDS = 60
const WARM_UP = 5
/** Milliseconds; the dashboard asks for it at every visit. */
const LIMIT = 100

/** Scores of every candidate for some vacancies, spread over 0 to 100 %. */
const scores = `insert into ai.match_results (vacancy_id, candidate_id, organisation_id, version, questions, revision, matcher, percentage, points, maximum, degree, states, findings)
  select vacancy.id, candidate.id, $1, 'v', 'q', candidate.updated_at, 'm', (row_number() over (order by candidate.id) * 37 % 101)::int, 1, 10, 0.5, '{met}', '[]'
  from (select id from main.vacancies where organisation_id = $1 order by id limit ${SCORED_VACANCIES}) vacancy
  cross join (select id, updated_at from main.candidates where organisation_id = $1) candidate`

const fill = async (client: pg.Client, account: Account): Promise<void> => {
  await fillProcedures(client, account, PROCEDURES)
  // Of ten candidates one is new and one past their term.
  await client.query(
    `update main.candidates set created_at = now() - interval '60 days', retain_until = current_date + (case when hashtext(id::text) % 10 = 0 then -5 else 20 end) where organisation_id = $1 and hashtext(id::text) % 10 <> 1`,
    [account.organisation_id],
  )
  await client.query(scores, [account.organisation_id])
  await client.query('vacuum analyze main.candidates, ai.match_results')
}

/** What waits for the recruiters of an organisation with 10,000 candidates, 250 vacancies and 50,000 procedures. */
export const bench: Bench = {
  name: 'attention',
  run: () =>
    withStops(async (close) => {
      const database = await benchPostgres()
      close(database.stop)
      const api = await startMainApi(database.url, close)
      const { token, account } = await api.recruiter()
      const client = new pg.Client({ connectionString: database.url })
      await client.connect()
      close(() => client.end())
      await fill(client, account)
      const times: number[] = []
      for (let round = -WARM_UP; round < ROUNDS; round += 1) {
        const start = performance.now()
        const response = await fetch(`${api.url}/api/attention`, { headers: { authorization: `Bearer ${token}` } })
        if (!response.ok) throw new Error(`it answered ${response.status}: ${await response.text()}`)
        await response.arrayBuffer()
        if (round >= 0) times.push(performance.now() - start)
      }
      return [
        {
          what: `/api/attention of 10,000 candidates and ${PROCEDURES.toLocaleString('en')} procedures, p95`,
          measured: percentile(times, 0.95),
          against: 'the limit',
          reference: LIMIT,
          unit: 'ms',
          limit: { atMost: 1 },
          note: `p95 of ${ROUNDS}, median ${median(times).toFixed(0)} ms`,
        },
      ]
    }),
}
