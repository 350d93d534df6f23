import { readdirSync } from 'node:fs'
import { buildProduct } from '../../scripts/build/build-product.ts'
import { holds, type Attack, type Row, type Target } from './attack.ts'
import type { AttackedProduct } from './support/attacked-product.ts'
import { undoAll } from './support/clean-up.ts'
import { createHttpClient } from './support/http-client.ts'
import { serving, stopServing } from './support/serving-product.ts'
import { formatTable, type Line } from './table.ts'

const ENDING = '.attack.ts'
const LET_GO_MS = 5_000

type Loaded = Attack & { file: string }

const load = async (file: string): Promise<Loaded> => {
  const { attack } = (await import(new URL(file, import.meta.url).href)) as { attack?: Attack }
  if (!attack) throw new Error(`${file} exports no attack`)
  return { ...attack, file: `e2e/attack/${file}` }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const breakOff = new AbortController()

/** An attack that fails or exceeds its time counts as a line that doesn't hold; its counts until then are lost. */
const carryOut = async ({ name, seconds, requests, run }: Attack, product: AttackedProduct): Promise<Row[]> => {
  const time = AbortSignal.timeout(seconds * 1000)
  const signal = AbortSignal.any([time, breakOff.signal])
  const http = createHttpClient(signal, requests)
  const timeUp = Promise.withResolvers<never>()
  const giveUp = () => setTimeout(() => timeUp.reject(new Error(`it was not done within ${seconds} s`)), LET_GO_MS)
  signal.addEventListener('abort', giveUp, { once: true })
  try {
    const target: Target = { product, http, signal }
    return await Promise.race([run(target), timeUp.promise])
  } catch (error) {
    return [
      {
        what: name,
        attemptCount: 1,
        repelledCount: 0,
        details: [time.aborted ? `it was not done within ${seconds} s` : reasonOf(error)],
      },
    ]
  } finally {
    http.close()
  }
}

/** `pnpm attack [NAME…]` runs the named attacks, or all, one after another; returns the exit code. */
const runAll = async (names: string[]): Promise<number> => {
  const files = readdirSync(new URL('.', import.meta.url)).filter((file) => file.endsWith(ENDING))
  const attacks = (await Promise.all(files.map(load))).toSorted((a, b) => a.point.localeCompare(b.point))
  const unknownNames = names.filter((name) => !attacks.some((attack) => attack.name === name))
  if (unknownNames.length > 0) {
    console.error(
      `No attack is called ${unknownNames.join(', ')}. There are: ${attacks.map(({ name }) => name).join(', ')}.`,
    )
    return 1
  }
  await buildProduct((line) => console.error(line))
  const lines: Line[] = []
  for (const attack of attacks.filter(({ name }) => names.length === 0 || names.includes(name))) {
    const product = await serving()
    const begin = Date.now()
    console.error(`attack ${attack.name} …`)
    const rows = await carryOut(attack, product)
    if (breakOff.signal.aborted) return 130
    lines.push(...rows.map((row) => ({ point: attack.point, file: attack.file, row })))
    const seconds = Math.round((Date.now() - begin) / 1000)
    console.error(`attack ${attack.name}: ${rows.every(holds) ? 'held' : 'DOES NOT HOLD'} (${seconds} s)`)
  }
  await stopServing()
  console.log(formatTable(lines))
  return lines.length > 0 && lines.every(({ row }) => holds(row)) ? 0 : 1
}

const stop = async () => {
  if (breakOff.signal.aborted) return
  breakOff.abort(new Error('the run was broken off'))
  await undoAll()
  process.exit(130)
}
const fail = async (error: unknown) => {
  console.error(error)
  await undoAll()
  process.exit(1)
}
process.on('uncaughtException', (error) => void fail(error))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())

const code = await runAll(process.argv.slice(2)).catch((error: unknown) => {
  console.error(reasonOf(error))
  return 1
})
await undoAll()
process.exit(code)
