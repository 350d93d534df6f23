import { loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { postgresBinaries } from '../../scripts/test/postgres-binaries.ts'
import { startTemporaryPostgres } from '../../scripts/test/temporary-postgres.ts'
import { percentile } from '../bench/candidates/measure.ts'
import { startCopies, type Copies } from './copies.ts'
import { startReplica, type StreamingReplica } from './streaming-replica.ts'
import { createFindings, workAsRecruiter } from './work.ts'

const PEOPLE = Number(process.env['WERVIO_REPLICA_PEOPLE'] ?? 6)
/** Seconds of each phase. */
const SECONDS = Number(process.env['WERVIO_REPLICA_SECONDS'] ?? 15)

const say = (line: string) => console.log(`replica: ${line}`)

/** What happens to the replica, in order, and where reads have to come from meanwhile. */
const phases = (replica: StreamingReplica) => [
  { name: 'it follows', begin: () => Promise.resolve(), from: 'replica' as const },
  { name: 'it is killed', begin: replica.kill, from: 'primary' as const },
  { name: 'it is back', begin: replica.start, from: 'replica' as const },
  { name: 'it falls behind', begin: replica.pause, from: 'primary' as const },
  { name: 'it has caught up', begin: replica.resume, from: 'replica' as const },
]

/** Reads during a phase, and whether some came from where they have to. */
const observe = async (copies: Copies, { name, begin, from }: ReturnType<typeof phases>[number]): Promise<boolean> => {
  const before = await copies.reads()
  await begin()
  await wait(SECONDS * 1_000)
  const after = await copies.reads()
  const reads = { primary: after.primary - before.primary, replica: after.replica - before.replica }
  say(`${name}: ${reads.replica} reads from the replica, ${reads.primary} from the primary`)
  return reads[from] > 0
}

const run = async (close: (stop: () => unknown) => void): Promise<boolean> => {
  const binaries = await postgresBinaries()
  if (!binaries) throw new Error('No PostgreSQL (15 or newer) on this machine: install one.')
  const primary = await startTemporaryPostgres(binaries)
  close(primary.stop)
  const replica = await startReplica(binaries, primary.url)
  close(replica.stop)
  const copies = await startCopies(primary.url, replica.url, close)
  const findings = createFindings()
  const ended = new AbortController()
  const people = Array.from({ length: PEOPLE }, () => workAsRecruiter(copies, findings, ended.signal))
  const outcomes: boolean[] = []
  for (const phase of phases(replica)) outcomes.push(await observe(copies, phase))
  ended.abort()
  await Promise.all(people)
  const { calls, failures, stale, foreign, times } = findings
  say(
    `${calls} calls of ${PEOPLE} people through two copies: ${failures.length} failed, ${stale.length} stale, ${foreign.length} foreign rows`,
  )
  say(
    `reads: median ${percentile(times, 0.5).toFixed(0)} ms, p95 ${percentile(times, 0.95).toFixed(0)} ms; load ${loadavg()[0]?.toFixed(1)}`,
  )
  for (const line of new Set([...failures, ...stale].slice(0, 20))) say(line)
  return outcomes.every(Boolean) && times.length > 0 && failures.length + stale.length + foreign.length === 0
}

const stops: (() => unknown)[] = []
try {
  const holds = await run((stop) => stops.unshift(stop))
  say(holds ? 'holds' : 'FALLS SHORT')
  process.exitCode = holds ? 0 : 1
} finally {
  for (const stop of stops) await stop()
}
