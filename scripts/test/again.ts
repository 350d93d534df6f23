import { spawn } from 'node:child_process'
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { inRoot, root } from '../product/root.ts'
import { readRun } from './read-run.ts'
import { summaryLine } from './totals.ts'

const USAGE = `npm run test:again -- [RUNS] [--busy PROCESSES]

Runs \`npm test\` so many times, ten unless told, one after the other, beside so many processes that do nothing but keep the
processor busy, none unless told. Prints a line for each run: its time, its totals, and each test that failed or needed a
second try. Ends with exit code 1 unless every test of every run passed at once.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { busy: { type: 'string', default: '0' }, help: { type: 'boolean', default: false } },
})
const runs = Number(positionals[0] ?? 10)
const busy = Number(values.busy)
if (values.help || !Number.isInteger(runs) || runs < 1 || !Number.isInteger(busy) || busy < 0) {
  console.log(USAGE)
  process.exit(values.help ? 0 : 1)
}

const folder = inRoot('node_modules/.cache/wervio/again')
mkdirSync(folder, { recursive: true })
const idle = Array.from({ length: busy }, () => spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' }))
process.once('exit', () => {
  for (const child of idle) child.kill('SIGKILL')
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130))

/** One run, whose output goes to a file; resolves when it ended. */
const run = (file: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const log = createWriteStream(file)
    const child = spawn(process.execPath, ['scripts/test.mjs'], { cwd: root, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
    child.stdout?.pipe(log, { end: false })
    child.stderr?.pipe(log, { end: false })
    child.once('error', reject)
    child.once('close', () => log.end(resolve))
  })

let isSteady = true
for (let number = 1; number <= runs; number += 1) {
  const startTime = Date.now()
  const file = join(folder, `${number}.log`)
  await run(file)
  const outcome = readRun(readFileSync(file, 'utf8'))
  const minutes = ((Date.now() - startTime) / 60_000).toFixed(1)
  console.log(
    `${String(number).padStart(3)} ${minutes.padStart(6)} min   ${outcome ? summaryLine(outcome.counts) : 'broke off'}   ${file}`,
  )
  for (const name of outcome?.failedSteps ?? []) console.log(`      failed: ${name}`)
  for (const name of outcome?.retried ?? []) console.log(`      second try: ${name}`)
  isSteady &&= outcome !== null && outcome.counts.failed === 0 && outcome.retried.length === 0
}
process.exit(isSteady ? 0 : 1)
