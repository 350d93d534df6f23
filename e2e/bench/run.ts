import { readdirSync } from 'node:fs'
import { buildServices } from '../../scripts/build/build-product.ts'
import { type Bench, shareOfLimit, withinLimit } from './bench.ts'
import { type BenchResult, currentLoad, mostPressing, writeReport } from './report.ts'
import { formatTable } from './table.ts'

const ENDING = '.bench.ts'

const load = async (file: string): Promise<Bench> => {
  const { bench } = (await import(new URL(file, import.meta.url).href)) as { bench?: Bench }
  if (!bench) throw new Error(`${file} exports no bench`)
  return bench
}

const measure = async ({ name, run: measureRows }: Bench): Promise<BenchResult> => {
  console.error(`bench ${name} …`)
  const [begun, loadBefore] = [performance.now(), currentLoad()]
  const measured = await measureRows().then(
    (rows) => ('skipped' in rows ? { rows: [], ...rows } : { rows }),
    (error: unknown) => ({
      rows: [],
      failure: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }),
  )
  return {
    name,
    seconds: Math.round((performance.now() - begun) / 1_000),
    loadBefore,
    loadAfter: currentLoad(),
    ...measured,
  }
}

/**
 * `pnpm bench [NAME…]`: runs the named benches, or all, one after the other, and writes a report. Exits 1 when one
 * falls short or fails, and when a named one can't measure.
 */
const run = async (names: string[]): Promise<number> => {
  const files = readdirSync(new URL('.', import.meta.url))
    .filter((file) => file.endsWith(ENDING))
    .toSorted((a, b) => a.localeCompare(b))
  const benches = await Promise.all(files.map(load))
  const unknown = names.filter((name) => !benches.some((bench) => bench.name === name))
  if (unknown.length > 0 || benches.length === 0) {
    console.error(
      `No bench is called ${unknown.join(', ') || 'anything yet'}. There are: ${benches.map(({ name }) => name).join(', ') || 'none'}.`,
    )
    return 1
  }
  await buildServices((line) => console.error(line))
  const results: BenchResult[] = []
  for (const bench of benches.filter(({ name }) => names.length === 0 || names.includes(name)))
    results.push(await measure(bench))
  const rows = results.flatMap((result) => result.rows)
  console.log(formatTable(rows))
  for (const row of mostPressing(results))
    console.log(`${Math.round(shareOfLimit(row) * 100)} % of its limit: ${row.what}`)
  for (const { name, skipped } of results) if (skipped) console.error(`SKIPPED ${name}: ${skipped}`)
  for (const { name, failure } of results) if (failure) console.error(`\nFAILED ${name}: ${failure}`)
  console.log(`Written to ${await writeReport(results)}`)
  /** Nobody asked for a skipped one by its name when all run. */
  const counted = results.filter(({ skipped }) => skipped === undefined || names.length > 0)
  return counted.some(
    ({ failure, rows: benchRows }) => failure || benchRows.length === 0 || !benchRows.every(withinLimit),
  )
    ? 1
    : 0
}

process.exit(await run(process.argv.slice(2)))
