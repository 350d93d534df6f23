import { readdirSync } from 'node:fs'
import { type Bench, type BenchRow, withinLimit } from './bench.ts'
import { formatTable } from './table.ts'

const ENDING = '.bench.ts'

const load = async (file: string): Promise<Bench> => {
  const { bench } = (await import(new URL(file, import.meta.url).href)) as { bench?: Bench }
  if (!bench) throw new Error(`${file} exports no bench`)
  return bench
}

/** `pnpm bench [NAME…]`: runs the named benches, or all, one after the other; exits 1 when one falls short or fails. */
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
  const rows: BenchRow[] = []
  const failures: string[] = []
  for (const { name, run: measure } of benches.filter((bench) => names.length === 0 || names.includes(bench.name))) {
    console.error(`bench ${name} …`)
    try {
      rows.push(...(await measure()))
    } catch (error) {
      failures.push(`${name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
    }
  }
  console.log(formatTable(rows))
  for (const failure of failures) console.error(`\nFAILED ${failure}`)
  return failures.length > 0 || rows.length === 0 || !rows.every(withinLimit) ? 1 : 0
}

process.exit(await run(process.argv.slice(2)))
