import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Close } from '../bench-postgres.ts'
import type { BenchRow } from '../bench.ts'
import { startAiService } from '../own-ai-service.ts'
import { withStops } from '../with-stops.ts'

const CVS = 50
const LIMIT_MS = 50

type Probed = { times: number[]; failures: number }

/** Milliseconds each request for `url` took while `work` ran, asked from another process. */
const probeDuring = async (url: string, work: () => Promise<unknown>): Promise<Probed> => {
  const child = fork(fileURLToPath(new URL('health-probe.ts', import.meta.url)), [url])
  try {
    await once(child, 'message')
    await work()
    const answered = once(child, 'message')
    child.send('stop')
    const [probed] = (await answered) as [Probed]
    return probed
  } finally {
    child.kill()
  }
}

/** Sends a CV to the running service; true when it was read. */
const upload = async (url: string, token: string, path: string): Promise<boolean> => {
  const form = new FormData()
  form.append('cv', new File([await readFile(path)], basename(path)))
  const response = await fetch(`${url}/api/parse-cv`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  await response.arrayBuffer()
  return response.ok
}

const p99 = (times: number[]): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN

const row = (measured: number, note: string): BenchRow => ({
  what: `cv, /health while ${CVS} CVs are parsed, p99`,
  measured,
  against: 'limit',
  reference: LIMIT_MS,
  unit: 'ms',
  limit: { atMost: 1 },
  note,
})

const measure = async (paths: readonly string[], close: Close): Promise<BenchRow> => {
  const { url, token } = await startAiService(close)
  const stack = Array.from({ length: CVS }, (_, index) => paths[index % paths.length] ?? '')
  await upload(url, token, stack[0] ?? '')
  let readCount = 0
  const { times, failures } = await probeDuring(`${url}/health`, async () => {
    readCount = (await Promise.all(stack.map((path) => upload(url, token, path)))).filter(Boolean).length
  })
  if (readCount < CVS || failures > 0)
    throw new Error(`of ${CVS} CVs ${readCount} were read, and ${failures} requests for health failed`)
  return row(p99(times), `${times.length} requests`)
}

/**
 * How fast the running ai-service answers health checks while fifty CVs arrive at once. If measuring fails, the row
 * falls short and the other rows stay.
 */
export const healthRows = async (paths: readonly string[]): Promise<BenchRow[]> => {
  try {
    return [await withStops((close) => measure(paths, close))]
  } catch (error) {
    return [row(Number.POSITIVE_INFINITY, `not measured: ${error instanceof Error ? error.message : String(error)}`)]
  }
}
