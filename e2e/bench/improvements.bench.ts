import { hireStarts, improvementPeriods } from '@wervio/contracts'
import pg from 'pg'
import type { Bench, BenchRow } from './bench.ts'
import { benchPostgres, type Close } from './bench-postgres.ts'
import { percentile } from './candidates/measure.ts'
import { fillProcedures } from './improvements/fill-procedures.ts'
import { median } from './median.ts'
import { startMainApi } from './own-main-api.ts'
import { withStops } from './with-stops.ts'

const PROCEDURES = 20_000
const ROUNDS = 30
const WARM_UP = 3
/** The page over a plain count: three figures and six cards read the procedures several times, and their histories. */
const MOST_COUNTS = 30

const took = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  await work()
  return performance.now() - start
}

const questions = improvementPeriods.flatMap((period) => hireStarts.map((start) => ({ period, start })))

/** Milliseconds of the page for each question, and of a plain count, in turn. */
const measure = async (close: Close) => {
  const database = await benchPostgres()
  close(database.stop)
  const api = await startMainApi(database.url, close)
  const { token, account } = await api.recruiter()
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  close(() => client.end())
  await fillProcedures(client, account, PROCEDURES)
  const page = async (query: Record<string, string>) => {
    const response = await fetch(`${api.url}/api/improvements?${new URLSearchParams(query)}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    if (!response.ok) throw new Error(`the page answered ${response.status}: ${await response.text()}`)
    await response.arrayBuffer()
  }
  const count = () =>
    client.query(
      'select count(*) from main.applications join main.application_events step on step.application_id = applications.id where applications.organisation_id = $1',
      [account.organisation_id],
    )
  const times = questions.map((): number[] => [])
  const counts: number[] = []
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    for (const [index, question] of questions.entries()) {
      const milliseconds = await took(() => page(question))
      if (round >= 0) times[index]?.push(milliseconds)
    }
    const milliseconds = await took(count)
    if (round >= 0) counts.push(milliseconds)
  }
  return { times, counts }
}

/** The page with figures and cards of an organisation with 20,000 procedures. */
export const bench: Bench = {
  name: 'improvements',
  run: () =>
    withStops(async (close) => {
      const { times, counts } = await measure(close)
      return questions.map(({ period, start }, index): BenchRow => ({
        what: `/api/improvements of ${PROCEDURES.toLocaleString('en')} procedures, period ${period}, from ${start}`,
        measured: percentile(times[index] ?? [], 0.95),
        against: 'a plain count of the procedures and their steps, p95',
        reference: percentile(counts, 0.95),
        unit: 'ms',
        limit: { atMost: MOST_COUNTS },
        note: `p95 of ${ROUNDS}; medians ${median(times[index] ?? []).toFixed(0)} and ${median(counts).toFixed(1)} ms`,
      }))
    }),
}
