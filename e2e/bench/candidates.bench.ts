import { startDatabase } from '../../services/database/src/index.ts'
import type { Bench, BenchRow } from './bench.ts'
import { benchPostgres } from './bench-postgres.ts'
import { calls, isCount } from './candidates/calls.ts'
import { filled, measureCalls, measureSaves, percentile } from './candidates/measure.ts'
import { median } from './median.ts'
import { withStops } from './with-stops.ts'

const MANY = 10_000
const LARGEST = 100_000
const ROUNDS = 40
/** Organisations of each size on PostgreSQL, and how much longer a call may take with ten times as many candidates. */
const SIZES = [1_000, MANY, LARGEST] as const
const LINEAR = 10
/** Counts read every candidate, including data that is too large for a cache. */
const COUNTED = 15

/** Milliseconds that the 95th of a hundred calls may take with the most candidates. */
const MOST_MS = { counts: 300, others: 150 } as const

/** Milliseconds that the 95th of a hundred calls may take. */
const databases = [
  { name: 'PostgreSQL', start: benchPostgres, most: 80, sizes: SIZES },
  { name: 'the embedded database', start: startDatabase, most: 150, sizes: [MANY] },
] as const

type Start = () => Promise<{ url: string; stop: () => unknown }>

const once = async (start: Start, size: number, rounds: number) => {
  return withStops(async (close) => {
    const database = await start()
    close(database.stop)
    const api = await filled(database.url, size, close)
    return { times: await measureCalls(api, rounds), saves: await measureSaves(api, rounds) }
  })
}

type Measured = Awaited<ReturnType<typeof once>>

type Most = (what: string) => number

const speed = ({ times, saves }: Measured, of: string, most: Most): BenchRow[] => {
  const row = (what: string, milliseconds: readonly number[]): BenchRow => ({
    what: `${of}: ${what}`,
    measured: percentile(milliseconds, 0.95),
    against: 'may take',
    reference: most(what),
    unit: 'ms',
    limit: { atMost: 1 },
    note: `p95 of ${milliseconds.length}; median ${median([...milliseconds]).toFixed(1)} ms`,
  })
  return [...calls.map(({ what }, index) => row(what, times[index] ?? [])), row('saving one with a CV', saves)]
}

/** How much longer a call takes with ten times as many candidates. */
const growth = (smaller: Measured, larger: Measured, from: number, to: number): BenchRow[] =>
  calls.map(({ what }, index) => ({
    what: `${from} → ${to} candidates: ${what}`,
    measured: median(larger.times[index] ?? []),
    against: `with ${from}`,
    reference: median(smaller.times[index] ?? []),
    unit: 'ms',
    limit: { atMost: isCount(what) ? COUNTED : LINEAR },
    note: 'medians; 10 is as many times longer as there are more',
  }))

/**
 * Lists, counts and searches of an organisation with 10,000 candidates and the texts of their CVs, and how they grow.
 */
export const bench: Bench = {
  name: 'candidates',
  run: async () => {
    const rows: BenchRow[] = []
    for (const { name, start, most, sizes } of databases) {
      const measured = new Map<number, Measured>()
      for (const size of sizes) {
        console.error(`  ${size} candidates on ${name} …`)
        measured.set(size, await once(start, size, size > MANY ? ROUNDS / 2 : ROUNDS))
      }
      const many = measured.get(MANY)
      if (many) rows.push(...speed(many, `${MANY} candidates on ${name}`, () => most))
      const largest = measured.get(LARGEST)
      const mostOf: Most = (what) => (isCount(what) ? MOST_MS.counts : MOST_MS.others)
      if (largest) rows.push(...speed(largest, `${LARGEST} candidates on ${name}`, mostOf))
      for (const [index, to] of sizes.entries()) {
        const from = sizes[index - 1]
        const [smaller, larger] = [from && measured.get(from), measured.get(to)]
        if (from && smaller && larger) rows.push(...growth(smaller, larger, from, to))
      }
    }
    return rows
  },
}
