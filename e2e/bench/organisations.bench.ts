import { loadavg } from 'node:os'
import type { Account } from '@wervio/contracts'
import type { Bench, BenchRow } from './bench.ts'
import { benchPostgres } from './bench-postgres.ts'
import { calls, isCount } from './candidates/calls.ts'
import { fill, filling, settle } from './candidates/fill.ts'
import { measureCalls, percentile } from './candidates/measure.ts'
import { tryPartitions, type Trial } from './organisations/partition-trial.ts'
import { startMainApi } from './own-main-api.ts'
import { withStops } from './with-stops.ts'

/** Organisations of each size: 200 with 1,000,000 candidates. `ORGANISATIONS_SHARE=0.1` fills a tenth of each. */
const SHARE = Number(process.env['ORGANISATIONS_SHARE'] ?? 1)
const sizes = [
  { candidates: 100_000, organisations: 2 },
  { candidates: 50_000, organisations: 4 },
  { candidates: 20_000, organisations: 10 },
  { candidates: 5_000, organisations: 40 },
  { candidates: 1_389, organisations: 144 },
].map(({ candidates, organisations }) => ({ candidates: Math.round(candidates * SHARE), organisations }))

/** Whether to try partitions too, on a copy, which takes as long again as the rest. */
const TRIES_PARTITIONS = process.env['ORGANISATIONS_PARTITIONS'] !== '0'

const ROUNDS = 20
/** Milliseconds that the 95th of a hundred may take. */
const MOST_MS = { counts: 300, others: 150 } as const
/** Partitions pay where they take less than this share of the time. */
const PAYS = 0.5

type Session = { token: string; account: Account; candidates: number }

const register = async (api: Awaited<ReturnType<typeof startMainApi>>): Promise<Session[]> => {
  const sessions: Session[] = []
  for (const { candidates, organisations } of sizes)
    for (let number = 0; number < organisations; number += 1) sessions.push({ ...(await api.recruiter()), candidates })
  return sessions
}

const speed = (candidates: number, times: readonly number[][]): BenchRow[] =>
  calls.map(({ what }, index) => ({
    what: `an organisation of ${candidates} candidates among 200: ${what}`,
    measured: percentile(times[index] ?? [], 0.95),
    against: 'may take',
    reference: isCount(what) ? MOST_MS.counts : MOST_MS.others,
    unit: 'ms',
    limit: { atMost: 1 },
    note: `p95 of ${ROUNDS}, load ${loadavg()[0]?.toFixed(1)}`,
  }))

/** Not a limit of the product: falls short once partitions would pay, which is what an operator wants to know. */
const gain = ({ what, organisation, whole, partitioned }: Trial): BenchRow => ({
  what: `${what} of ${organisation} candidates, in partitions`,
  measured: partitioned,
  against: 'in one table',
  reference: whole,
  unit: 'ms',
  limit: { atLeast: PAYS },
})

/**
 * 1,000,000 candidates in 200 organisations, and whether partitions by organisation would make them quicker. Takes
 * half an hour on two cores, a third of it for partitions (`ORGANISATIONS_PARTITIONS=0` leaves them out).
 */
export const bench: Bench = {
  name: 'organisations',
  run: () =>
    withStops(async (close) => {
      const database = await benchPostgres()
      close(database.stop)
      const api = await startMainApi(database.url, close)
      const sessions = await register(api)
      await filling(database.url, async () => {
        let from = 0
        for (const { account, candidates } of sessions) {
          await fill(database.url, account, from, from + candidates)
          from += candidates
        }
      })
      await settle(database.url)
      const ofEachSize = sizes.flatMap(({ candidates }) => sessions.find((one) => one.candidates === candidates) ?? [])
      const rows: BenchRow[] = []
      for (const { token, candidates } of ofEachSize)
        rows.push(...speed(candidates, await measureCalls({ api, token }, ROUNDS)))
      if (!TRIES_PARTITIONS) return rows
      const tried = ofEachSize.map(({ account, candidates }) => ({ id: account.organisation_id, size: candidates }))
      rows.push(...(await tryPartitions(database.url, tried)).map(gain))
      return rows
    }),
}
