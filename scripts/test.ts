import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stepsIn } from './test/steps.ts'
import {
  add,
  type Counts,
  exitCode,
  type FileTime,
  none,
  one,
  slowestLines,
  type StepResult,
  summaryLine,
} from './test/totals.ts'

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130))
process.on('disconnect', () => process.exit(130))
process.channel?.unref()

// The gate compares with the baselines of the labelled sets, and never stores new ones.
delete process.env['WERVIO_BASELINE']
// The browser then runs every combination of faults instead of each pair.
if (process.argv.includes('--all')) process.env['WERVIO_TEST_ALL'] = '1'

const folder = mkdtempSync(join(tmpdir(), 'wervio-test-'))
const table: string[] = []
let total: Counts = none
const files: FileTime[] = []
const retried: string[] = []

for (const step of stepsIn(folder)) {
  console.log(`\n── ${step.name}`)
  const started = Date.now()
  const counts: StepResult = await step.run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error))
    return one.failed
  })
  total = add(total, counts)
  files.push(...(counts.files ?? []))
  retried.push(...(counts.retried ?? []))
  table.push(
    (counts.failed > 0 ? 'FAILED' : 'ok').padEnd(8) +
      step.name.padEnd(30) +
      `${((Date.now() - started) / 1000).toFixed(1)} s`.padStart(9) +
      `   ${summaryLine(counts)}`,
  )
  console.log(table.at(-1))
}

rmSync(folder, { recursive: true, force: true })
if (files.length > 0) console.log(`\nDe traagste bestanden:\n${slowestLines(files).join('\n')}`)
if (retried.length > 0)
  console.log(`\nPas bij een tweede poging geslaagd:\n${retried.map((name) => `  ${name}`).join('\n')}`)
console.log(`\n${table.join('\n')}\n`)
process.exitCode = exitCode(total)
console.log(summaryLine(total))
