import { loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import type { Bench, BenchRow } from './bench.ts'
import { percentile } from './candidates/measure.ts'
import type { Answer } from './load/clients.ts'
import { fillOrganisations } from './load/fill-organisations.ts'
import { recordMemory } from './load/memory.ts'
import { workAsRecruiter } from './load/recruiter-round.ts'
import { startProduct } from './load/start-product.ts'
import { median } from './median.ts'
import { withStops } from './with-stops.ts'

const CANDIDATES = 100_000
const VACANCIES = 500
const PEOPLE = 50
/** `RECRUITERS_SECONDS=600` says whether memory stays flat over ten minutes. */
const SECONDS = Number(process.env['RECRUITERS_SECONDS'] ?? 120)
const WARM_UP_SECONDS = 20
const P95_MS = 200
const MOST_MEMORY_MB = 300
/** How much more memory the last fifth of the time may take than the first: 'flat', but for what a collector leaves. */
const MOST_GROWTH = 1.1

const isServed = ({ status }: Answer): boolean => status >= 200 && status < 300

const work = async (url: string, tokens: readonly string[], seconds: number): Promise<Answer[]> => {
  const answers: Answer[] = []
  const ended = new AbortController()
  const people = tokens.map((token, number) => workAsRecruiter({ url, token, number }, answers, ended.signal))
  await wait(seconds * 1_000)
  ended.abort()
  await Promise.all(people)
  return answers
}

const within = (what: string, answers: readonly Answer[]): BenchRow => {
  const times = answers.filter(isServed).map(({ milliseconds }) => milliseconds)
  return {
    what: `${PEOPLE} recruiters on ${CANDIDATES} candidates, ${what}: p95`,
    measured: percentile(times, 0.95),
    against: 'may take',
    reference: P95_MS,
    unit: 'ms',
    limit: { atMost: 1 },
    note: `${times.length} answers, p50 ${percentile(times, 0.5).toFixed(0)} ms, load ${loadavg()[0]?.toFixed(1)}`,
  }
}

const memoryRows = (samples: readonly number[]): BenchRow[] => {
  const fifth = Math.ceil(samples.length / 5)
  const row = { unit: 'MB', note: `${samples.length} samples` }
  return [
    {
      ...row,
      what: `memory of main-api, ${SECONDS} s of ${PEOPLE} recruiters: most`,
      measured: samples.length > 0 ? Math.max(...samples) : Number.NaN,
      against: 'may take',
      reference: MOST_MEMORY_MB,
      limit: { atMost: 1 },
    },
    {
      ...row,
      what: `memory of main-api, ${SECONDS} s of ${PEOPLE} recruiters: median of the last fifth`,
      measured: median(samples.slice(-fifth)),
      against: 'of the first fifth',
      reference: median(samples.slice(0, fifth)),
      limit: { atMost: MOST_GROWTH },
    },
  ]
}

/** What answers, errors and memory of one run come to. */
const rowsOf = (answers: readonly Answer[], samples: readonly number[]): BenchRow[] => [
  within('everything', answers),
  ...[...Map.groupBy(answers, ({ what }) => what)].map(([what, own]) => within(what, own)),
  {
    what: `${PEOPLE} recruiters: answers other than 2xx`,
    measured: answers.filter((answer) => !isServed(answer)).length,
    against: 'all answers',
    reference: answers.length,
    unit: 'answers',
    limit: { atMost: 0 },
  },
  ...memoryRows(samples),
]

/**
 * 50 recruiters of one organisation who browse, search, open, save and match among 100,000 candidates on PostgreSQL.
 */
export const bench: Bench = {
  name: 'recruiters',
  run: () =>
    withStops(async (close) => {
      const product = await startProduct(close, 'PostgreSQL')
      const tokens = await fillOrganisations(product, [{ rows: CANDIDATES, vacancies: VACANCIES, people: PEOPLE }])
      await work(product.api.url, tokens, WARM_UP_SECONDS)
      const record = recordMemory(product.api.pid)
      const answers = await work(product.api.url, tokens, SECONDS)
      return rowsOf(answers, record.stop())
    }),
}
