import type { Endpoint } from '@wervio/contracts'
import { fuzzOperation, markOf, type CounterExample, type FuzzAnswer } from '@wervio/service-kit/fuzz'
import type { Attack, Target } from './attack.ts'
import { startAttacked } from './support/attacked-product.ts'
import { bodiesWith, table } from './support/endpoint-calls.ts'
import { openLane } from './support/fuzz-lane.ts'
import type { OwnRows } from './support/own-rows.ts'
import { hasProc, memoryOf, processesWith, startOf } from './support/proc.ts'
import { Tally } from './support/tally.ts'

const ROUNDS = 10
const LANES = 3
const MEGABYTE = 1_048_576
/** How much a service may grow from a quarter of the requests to their end. */
const MOST_GROWTH = 1.5

/** `FUZZ='{"operation":"chat","seed":7,"path":"3:0"}'` repeats one finding; `FUZZ='{"requests":2000}'` sends fewer. */
type Repeat = { operation?: string; seed?: number; path?: string; requests?: number }
const {
  operation: only,
  seed: base = 20_261_122,
  path,
  requests = 20_000,
}: Repeat = JSON.parse(process.env['FUZZ'] ?? '{}')

const markedRows = new Proxy({} as OwnRows, { get: (_rows, kind: string) => markOf('own', kind) })
const examples = bodiesWith(markedRows)

const describe = ({ operation, request, problems, seed, path: at }: CounterExample): string => {
  const { method, path: address, body } = request
  const bodyText = typeof body === 'string' ? body.slice(0, 300) : body ? `base64 ${body.base64.slice(0, 300)}` : ''
  return `${problems} | FUZZ='${JSON.stringify({ operation, seed, path: at })}' | ${method} ${address.slice(0, 200)} ${JSON.stringify(request.headers)} ${bodyText}`
}

/** Which processes serve; another list afterwards says that one of them ended and was started again. */
const servicesOf = (dataDir: string): string =>
  processesWith(dataDir)
    .filter(({ name }) => name === 'main-api' || name === 'ai-service' || name === 'database')
    .map(({ pid, name }) => `${name} ${pid} of ${startOf(pid)}`)
    .toSorted()
    .join(', ')

const megabytesOf = (dataDir: string, name: string): number =>
  processesWith(dataDir)
    .filter((entry) => entry.name === name)
    .reduce((sum, { pid }) => sum + memoryOf(pid), 0) / MEGABYTE

const SERVICES = ['main-api', 'ai-service']

/** Notes for each service whether it grew from a quarter of the rounds to the last; `memory` is in MB, by round. */
const noteMemory = (tally: Tally, memory: readonly number[][]): void => {
  for (const [index, name] of SERVICES.entries()) {
    const early = memory[Math.floor(ROUNDS / 4)]?.[index] ?? 0
    const late = memory.at(-1)?.[index] ?? 0
    tally.note(late < early * MOST_GROWTH, `${name}: ${Math.round(early)} MB, then ${Math.round(late)} MB`)
    tally.remark(`${name}: ${memory.map((figures) => Math.round(figures[index] ?? 0)).join(', ')} MB`)
  }
}

/** Counts answers by status, and notes which operations succeeded. */
const createCount = (tally: Tally) => {
  const statuses = new Map<number, number>()
  const answered = new Set<string>()
  const names = new Map<Endpoint, string>(table.map(([name, endpoint]) => [endpoint, name]))
  return {
    heard: (endpoint: Endpoint, { status }: FuzzAnswer) => {
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      tally.note(true, '')
      if (status < 300) answered.add(names.get(endpoint) ?? '')
    },
    remark: (operations: readonly string[]) => {
      const lines = [...statuses].toSorted(([a], [b]) => a - b).map(([status, times]) => `${status}: ${times}`)
      tally.remark(lines.join(', '))
      const silent = operations.filter((name) => !answered.has(name))
      tally.remark(`${operations.length - silent.length} of ${operations.length} operations succeeded at least once`)
      console.error(`never succeeded: ${silent.join(', ')}`)
    },
  }
}

const run = async ({ http, signal }: Target) => {
  // Limits of calls are another attack's; here each request is to reach the code behind them.
  const product = await startAttacked({ env: { WERVIO_CALLS_PER_MINUTE: '1000000' } })
  const target: Target = { product, http, signal }
  const requestTally = new Tally('fuzzed requests over every operation of both services')
  const memoryTally = new Tally('memory and lives of the services while they are fuzzed')
  const operations = table.filter(([name]) => only === undefined || name === only)
  const runs = Math.ceil(requests / ROUNDS / operations.length)
  const isRepeat = path !== undefined
  const count = createCount(requestTally)
  const lanes = await Promise.all(Array.from({ length: isRepeat ? 1 : LANES }, () => openLane(target, count.heard)))
  const memory: number[][] = []
  const servicesBefore = servicesOf(product.dataDir)
  for (let round = 0; round < (isRepeat ? 1 : ROUNDS) && !signal.aborted; round += 1) {
    const works = lanes.map(async (lane, number) => {
      for (const [index, [operation, endpoint]] of operations.entries()) {
        if (index % lanes.length !== number || signal.aborted) continue
        await lane.restore()
        const example = examples[operation]
        const counterExample = await fuzzOperation(
          { operation, endpoint, example, runs, seed: base + round, path },
          lane.target,
        )
        if (!counterExample) continue
        console.error(describe(counterExample))
        requestTally.note(false, `${operation}: ${counterExample.problems}`)
      }
    })
    await Promise.all(works)
    console.error(`round ${round + 1} of ${ROUNDS}: ${requestTally.attemptCount} requests`)
    memory.push(SERVICES.map((name) => megabytesOf(product.dataDir, name)))
  }
  count.remark(operations.map(([name]) => name))
  const servicesAfter = servicesOf(product.dataDir)
  await product.stop()
  if (!hasProc() || isRepeat) return [requestTally.row()]
  memoryTally.note(servicesAfter === servicesBefore, `processes were ${servicesBefore}, and are ${servicesAfter}`)
  noteMemory(memoryTally, memory)
  return [requestTally.row(), memoryTally.row()]
}

export const attack: Attack = { name: 'fuzz', point: 'before', seconds: 3_000, requests: requests * 4 + 20_000, run }
