import { setTimeout as sleep } from 'node:timers/promises'
import type { Bench, BenchRow } from './bench.ts'
import type { Close } from './bench-postgres.ts'
import { percentile } from './candidates/measure.ts'
import { callsOf } from './load/calls.ts'
import { loadWith, type Load } from './load/clients.ts'
import { fillOrganisations } from './load/fill-organisations.ts'
import { memoryOf, watchMemory } from './load/memory.ts'
import { databases, startProduct } from './load/start-product.ts'
import { withStops } from './with-stops.ts'

const ROWS = 10_000
/** 200 people: most of them in one organisation that has 10,000 vacancies and 10,000 candidates. */
const organisations = [{ rows: ROWS, people: 120 }, ...Array.from({ length: 4 }, () => ({ rows: 500, people: 20 }))]

const SECONDS = 30
const WARM_UP_ANSWERS = 1_000
const P99_MS = 2_000
const AFTER_MS = 60_000
/** How much more memory than before may stay in use, as a share. */
const BACK = 1.5

const isServed = (status: number): boolean => status >= 200 && status < 300

const timesOf = ({ answers }: Load, what?: string): number[] =>
  answers
    .filter((answer) => isServed(answer.status) && (what === undefined || answer.what === what))
    .map(({ milliseconds }) => milliseconds)

type Name = keyof typeof databases

const within = (name: Name, what: string, load: Load, only?: string): BenchRow => {
  const times = timesOf(load, only)
  const note = `p50 ${percentile(times, 0.5).toFixed(0)} ms, ${(times.length / load.seconds).toFixed(0)} answers/s`
  return {
    what: `200 clients on ${name}, ${what}: p99`,
    measured: percentile(times, 0.99),
    against: 'two seconds',
    reference: P99_MS,
    unit: 'ms',
    limit: { atMost: 1 },
    note,
  }
}

const measure = async (name: Name, close: Close): Promise<BenchRow[]> => {
  const product = await startProduct(close, name)
  const tokens = await fillOrganisations(product, organisations)
  const processes = Object.entries(product.pids)
  const memory = async (): Promise<Record<string, number>> =>
    Object.fromEntries(
      await Promise.all(processes.map(async ([process, pid]) => [process, await memoryOf(pid)] as const)),
    )
  // A service that has just started hasn't allocated its memory or compiled its code yet.
  await loadWith(product.api.url, tokens.slice(0, 10), callsOf, { answers: WARM_UP_ANSWERS })
  const before = await memory()
  const watch = watchMemory(product.pids)
  const load = await loadWith(product.api.url, tokens, callsOf, { seconds: SECONDS })
  const peak = watch.stop()
  await sleep(AFTER_MS)
  const after = await memory()
  const refused = load.answers.filter(({ status }) => !isServed(status))
  const byStatus = Map.groupBy(refused, ({ status }) => status)
  for (const [status, answers] of byStatus) console.error(`  ${answers.length} answers ${status}`)
  return [
    within(name, 'lists and searches together', load),
    ...callsOf(0).map(({ what }) => within(name, what, load, what)),
    {
      what: `200 clients on ${name}: answers other than 2xx, and lost connections`,
      measured: refused.length + load.errors,
      against: 'all answers',
      reference: load.answers.length,
      unit: 'answers',
      limit: { atMost: 0 },
    },
    ...processes.map(([process]): BenchRow => ({
      what: `memory of ${process}, a minute after 200 clients on ${name}`,
      measured: after[process] ?? Number.NaN,
      against: 'before them',
      reference: before[process] ?? Number.NaN,
      unit: 'MB',
      limit: { atMost: BACK },
      note: `at most ${(peak[process] ?? Number.NaN).toFixed(0)} MB meanwhile`,
    })),
  ]
}

/** 200 people of five organisations who list, count and search without a pause, on both kinds of database. */
export const bench: Bench = {
  name: 'load',
  run: async () => {
    const rows: BenchRow[] = []
    for (const name of Object.keys(databases) as Name[]) {
      await withStops(async (close) => {
        rows.push(...(await measure(name, close)))
      })
    }
    return rows
  },
}
