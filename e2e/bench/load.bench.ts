import { setTimeout as sleep } from 'node:timers/promises'
import type { Bench, BenchRow } from './bench.ts'
import type { Close } from './bench-postgres.ts'
import { percentile } from './candidates/measure.ts'
import { callsOf } from './load/calls.ts'
import { loadWith, type Load } from './load/clients.ts'
import { fillOrganisations } from './load/fill-organisations.ts'
import { memoryOf, watchMemory } from './load/memory.ts'
import { startProduct } from './load/start-product.ts'

const ROWS = 10_000
/** 200 people: most of them in one organisation that has 10,000 vacancies and 10,000 candidates. */
const organisations = [{ rows: ROWS, people: 120 }, ...Array.from({ length: 4 }, () => ({ rows: 500, people: 20 }))]

const SECONDS = 30
const WARM_UP_ANSWERS = 1_000
const P99_MS = 2_000
const AFTER_MS = 60_000
/** How much of the memory from before may stay more. */
const BACK = 1.5

const isServed = (status: number): boolean => status >= 200 && status < 300

const timesOf = ({ answers }: Load, what?: string): number[] =>
  answers
    .filter((answer) => isServed(answer.status) && (what === undefined || answer.what === what))
    .map(({ milliseconds }) => milliseconds)

const within = (what: string, load: Load, only?: string): BenchRow => {
  const times = timesOf(load, only)
  const note = `p50 ${percentile(times, 0.5).toFixed(0)} ms, ${(times.length / load.seconds).toFixed(0)} answers/s`
  return {
    what: `200 clients, ${what}: p99`,
    measured: percentile(times, 0.99),
    against: 'two seconds',
    reference: P99_MS,
    unit: 'ms',
    limit: { atMost: 1 },
    note,
  }
}

const measure = async (close: Close): Promise<BenchRow[]> => {
  const product = await startProduct(close)
  const tokens = await fillOrganisations(product, organisations)
  const names = Object.keys(product.pids) as (keyof typeof product.pids)[]
  const memory = async () =>
    Object.fromEntries(
      await Promise.all(names.map(async (name) => [name, await memoryOf(product.pids[name])] as const)),
    )
  // A service that has just started has not made its memory yet, nor compiled what it runs.
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
    within('lists and searches together', load),
    ...callsOf(0).map(({ what }) => within(what, load, what)),
    {
      what: '200 clients: answers other than 2xx, and lost connections',
      measured: refused.length + load.errors,
      against: 'all answers',
      reference: load.answers.length,
      unit: 'answers',
      limit: { atMost: 0 },
    },
    ...names.map((name): BenchRow => ({
      what: `memory of ${name}, a minute after 200 clients`,
      measured: after[name] ?? Number.NaN,
      against: 'before them',
      reference: before[name] ?? Number.NaN,
      unit: 'MB',
      limit: { atMost: BACK },
      note: `at most ${(peak[name] ?? Number.NaN).toFixed(0)} MB meanwhile`,
    })),
  ]
}

/** 200 people of five organisations who list, count and search without a pause, on the embedded database. */
export const bench: Bench = {
  name: 'load',
  run: async () => {
    const stops: (() => unknown)[] = []
    try {
      return await measure((stop) => stops.unshift(stop))
    } finally {
      for (const stop of stops) await stop()
    }
  },
}
