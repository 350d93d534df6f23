import { freePorts } from '@wervio/testing/free-port'
import type { Close } from '../bench/bench-postgres.ts'
import { startMainApi, startServer } from '../bench/own-main-api.ts'

/** The numbers of a metric in a copy, by the value of its label; 0 where it has none yet. */
const numbersOf = async (metricsPort: number, metric: string, label: string): Promise<Record<string, number>> => {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  const line = new RegExp(`^${metric}\\{[^}]*${label}="(\\w+)"[^}]*\\} (\\d+)`, 'gm')
  return Object.fromEntries([...text.matchAll(line)].map(([, value = '', number]) => [value, Number(number)]))
}

/** Two copies of main-api on a primary and its replica, which know nothing of each other. */
export const startCopies = async (primaryUrl: string, replicaUrl: string, close: Close) => {
  const [firstMetrics = 0, secondPort = 0, secondMetrics = 0] = await freePorts(3)
  const env = { DATABASE_REPLICA_URL: replicaUrl, LOG_LEVEL: 'warn' }
  const metricsOn = (port: number) => ({ WERVIO_MAIN_API_METRICS_PORT: String(port) })
  const first = await startMainApi(primaryUrl, close, { ...env, ...metricsOn(firstMetrics) })
  const second = await startServer(
    '../../services/main-api/dist/main.js',
    {
      ...first.shared,
      ...env,
      ...metricsOn(secondMetrics),
      WERVIO_MAIN_API_PORT: String(secondPort),
      WERVIO_CALLS_PER_MINUTE: '1000000',
    },
    secondPort,
    '/health',
  )
  close(() => second.process.kill())
  return {
    urls: [first.url, second.url] as const,
    recruiter: first.recruiter,
    /** Reads of both copies by the server that answered them. */
    reads: async (): Promise<{ primary: number; replica: number }> => {
      const of = await Promise.all(
        [firstMetrics, secondMetrics].map((port) =>
          numbersOf(port, 'wervio_database_reads_total', 'wervio_database_target'),
        ),
      )
      const sum = (target: string) => of.reduce((all, numbers) => all + (numbers[target] ?? 0), 0)
      return { primary: sum('primary'), replica: sum('replica') }
    },
  }
}

export type Copies = Awaited<ReturnType<typeof startCopies>>
