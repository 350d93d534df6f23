import { fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { BenchRow } from '../bench.ts'
import type { Close } from '../bench-postgres.ts'
import { percentile } from '../candidates/measure.ts'
import { startAiService } from '../own-ai-service.ts'
import { send } from '../own-main-api.ts'
import { withStops } from '../with-stops.ts'

const ROUNDS = 150
const WARM_UP = 15
/** Milliseconds that calls may take while speech is heard (the issue), at the 95th percentile. */
const TARGET = 100
const CANDIDATES = 25

/** Takes as many processors as the speech engine does, at its priority. */
const keepBusy = (close: Close): void => {
  const child = fork(fileURLToPath(new URL('burn-processors.ts', import.meta.url)), [], { stdio: 'ignore' })
  close(() => child.kill('SIGKILL'))
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
}

const timesOf = async (urls: readonly string[], token: string): Promise<number[]> => {
  const times: number[] = []
  for (let round = -WARM_UP; round < ROUNDS; round += 1)
    for (const url of urls) {
      const start = performance.now()
      const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`${url} answered ${response.status}`)
      if (round >= 0) times.push(performance.now() - start)
    }
  return times
}

/** Ordinary calls to both services with a job beside them that takes all processors, against the same calls without. */
export const besideSpeechRows = (): Promise<BenchRow[]> =>
  withStops(async (close) => {
    const { url, mainUrl, token } = await startAiService(close)
    let candidateId = ''
    for (let number = 0; number < CANDIDATES; number += 1)
      ({ id: candidateId } = await send<{ id: string }>(`${mainUrl}/api/candidates`, token, { name: `Noor ${number}` }))
    const calls = [
      `${mainUrl}/api/candidates`,
      `${mainUrl}/api/candidates/${candidateId}`,
      `${url}/api/candidates/${candidateId}/recordings`,
      `${url}/api/candidates/${candidateId}/consents`,
    ]
    const quietTime = percentile(await timesOf(calls, token), 0.95)
    keepBusy(close)
    const beside = percentile(await timesOf(calls, token), 0.95)
    const what = 'calls beside a process as busy as the speech engine, p95'
    return [
      {
        what,
        measured: beside,
        against: 'the stated time',
        reference: TARGET,
        unit: 'ms',
        limit: { atMost: 1 },
        note: `${calls.length} calls in turn, ${ROUNDS} times; all processors taken at the lowest priority`,
      },
      {
        what,
        measured: beside,
        against: 'the same without it',
        reference: quietTime,
        unit: 'ms',
        limit: { atMost: 3 },
      },
    ]
  })
