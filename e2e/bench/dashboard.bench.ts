import type pg from 'pg'
import { createRecruiter, type Recruiter } from '../support/accounts.ts'
import type { Bench, BenchRow } from './bench.ts'
import { connected } from './candidates/connections.ts'
import { percentile } from './candidates/measure.ts'
import { apiChain } from './dashboard/api-chain.ts'
import { signInToDashboard, withColdPage } from './dashboard/sign-in-to-dashboard.ts'
import { fillProcedures } from './improvements/fill-procedures.ts'
import { median } from './median.ts'
import { readAccount } from './read-account.ts'
import { startWithBrowser } from './start-with-browser.ts'
import { withStops } from './with-stops.ts'

const RUNS = 7
/** Of an organisation with 10,000 candidates and 250 vacancies. */
const PROCEDURES = 50_000
const LIMIT = 1.5

const connections = [
  { name: 'on this machine', isSlow: false },
  { name: 'at 150 ms, 1.6 Mbit/s', isSlow: true },
] as const

const fill = async (client: pg.Client, recruiter: Recruiter): Promise<void> => {
  const account = await readAccount(client, recruiter)
  await fillProcedures(client, account, PROCEDURES)
  // No vacancy is open: their first scores aren't part of a morning like any other. Of ten candidates one is past their
  // term.
  await client.query("update main.vacancies set status = 'vervallen' where organisation_id = $1", [
    account.organisation_id,
  ])
  await client.query(
    `update main.candidates set created_at = now() - interval '60 days', retain_until = current_date + (case when hashtext(id::text) % 10 = 0 then -5 else 20 end) where organisation_id = $1`,
    [account.organisation_id],
  )
  // A procedure puts the end of a term off, as long as it is open and for the term after its end.
  const isPastTerm = `organisation_id = $1 and candidate_id in (select id from main.candidates where organisation_id = $1 and hashtext(id::text) % 10 = 0)`
  await client.query(`delete from main.applications where ${isPastTerm}`, [account.organisation_id])
  await client.query('vacuum analyze main.candidates, main.vacancies, main.applications')
}

const rowsOf = (name: string, dashboard: number[], calls: number[]): BenchRow[] =>
  (
    [
      ['median', median],
      ['p95', (times: number[]) => percentile(times, 0.95)],
    ] as const
  ).map(([what, of]) => ({
    what: `sign-in to a usable dashboard ${name}, ${what}`,
    measured: of(dashboard),
    against: 'its calls alone',
    reference: of(calls),
    unit: 'ms',
    limit: { atMost: LIMIT },
    note: `of ${RUNS}, a browser with nothing cached; 10,000 candidates and nine tenths of ${PROCEDURES.toLocaleString('en')} procedures`,
  }))

/**
 * From the click on 'Inloggen' until the greeting, the quick actions and what waits today stand there and a quick
 * action answers, against the longest chain of calls that this needs (dashboard/api-chain.ts), taken in turns.
 */
export const bench: Bench = {
  name: 'dashboard',
  run: async () => {
    return withStops(async (close) => {
      const { databaseUrl, product, browser } = await startWithBrowser(close)
      const { urls } = product
      const recruiter = await createRecruiter(urls)
      await connected(databaseUrl, (client) => fill(client, recruiter))
      const rows: BenchRow[] = []
      for (const { name, isSlow } of connections) {
        const [dashboard, calls]: [number[], number[]] = [[], []]
        // The first of each compiles code of the services, and isn't counted.
        for (let run = -1; run < RUNS; run += 1) {
          const options = { origin: urls.shell, isSlow }
          const took = await withColdPage(browser, options, (page) => signInToDashboard(page, recruiter))
          const apiTime = await withColdPage(browser, options, (page) => apiChain(page, urls, recruiter))
          if (run < 0) continue
          dashboard.push(took)
          calls.push(apiTime)
        }
        rows.push(...rowsOf(name, dashboard, calls))
      }
      return rows
    })
  },
}
