import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildApps } from '../build/build-apps.ts'
import { inRoot } from '../product/root.ts'
import { findChromium, PLAYWRIGHT } from './chromium.ts'
import { postgresBinaries } from './postgres-binaries.ts'
import { readJestReport, readPlaywrightReport } from './reports.ts'
import { runNode } from './run-command.ts'
import { startTemporaryPostgres } from './temporary-postgres.ts'
import { type Counts, one } from './totals.ts'

export type Step = { name: string; run: () => Promise<Counts> }

const LINTED = ['shell', 'mfe-marketing', 'mfe-vacancies', 'mfe-candidates', 'packages', 'services', 'e2e', 'scripts']
const tool = (...parts: string[]) => inRoot('node_modules', ...parts)

const check = (name: string, args: string[]): Step => ({ name, run: async () => ((await runNode(args)) === 0 ? one.passed : one.failed) })

const fromReport = (file: string, code: number, read: (text: string) => Counts): Counts => {
  if (!existsSync(file)) return one.failed
  const counts = read(readFileSync(file, 'utf8'))
  if (counts.passed + counts.failed === 0 || (code !== 0 && counts.failed === 0)) return { ...counts, failed: counts.failed + 1 }
  return counts
}

const jest = async (report: string, args: string[], env: NodeJS.ProcessEnv = process.env): Promise<Counts> => {
  const code = await runNode(
    ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', tool('jest/bin/jest.js'), '--json', `--outputFile=${report}`, '--silent=false', ...args],
    { env },
  )
  return fromReport(report, code, readJestReport)
}

/** The services once more, on a real PostgreSQL. */
const onPostgres = async (report: string): Promise<Counts> => {
  // Picked by path and not by `--projects`, which would leave out the patience of the root's configuration.
  const args = ['services/main-api/', 'services/ai-service/']
  const given = process.env['TEST_DATABASE_URL']
  if (given) return jest(report, args)
  const binaries = await postgresBinaries()
  if (!binaries) {
    console.log('Overgeslagen: op deze machine staat geen PostgreSQL (15 of nieuwer). Zet TEST_DATABASE_URL, of installeer er een.')
    return one.skipped
  }
  const postgres = await startTemporaryPostgres(binaries)
  try {
    return await jest(report, args, { ...process.env, TEST_DATABASE_URL: postgres.url })
  } finally {
    await postgres.stop()
  }
}

const build = async (): Promise<Counts> => {
  await buildApps((line) => console.log(line))
  return one.passed
}

const endToEnd = async (report: string): Promise<Counts> => {
  const chromium = await findChromium()
  if (!chromium) {
    console.error('Geen Chromium gevonden en er kon er geen geïnstalleerd worden. Zet WERVIO_CHROMIUM op het pad van een Chromium.')
    return one.failed
  }
  const code = await runNode([PLAYWRIGHT, 'test'], { cwd: inRoot('e2e'), env: { ...process.env, WERVIO_CHROMIUM: chromium, WERVIO_E2E_REPORT: report } })
  return fromReport(report, code, readPlaywrightReport)
}

/** The gate, in order; reports are written into `folder`. */
export const stepsIn = (folder: string): Step[] => [
  check('lint', [tool('oxlint/bin/oxlint')]),
  check('imports', [tool('dependency-cruiser/bin/dependency-cruiser.mjs'), '--config', '.dependency-cruiser.cjs', ...LINTED]),
  check('types (browser)', [tool('typescript/bin/tsc'), '-p', 'tsconfig.browser.json']),
  check('types (node)', [tool('typescript/bin/tsc'), '-p', 'tsconfig.node.json']),
  check('types (end-to-end)', [tool('typescript/bin/tsc'), '-p', 'tsconfig.e2e.json']),
  { name: 'unit and integration tests', run: () => jest(join(folder, 'jest.json'), ['--maxWorkers=100%']) },
  { name: 'services on PostgreSQL', run: () => onPostgres(join(folder, 'postgres.json')) },
  { name: 'build', run: build },
  { name: 'end-to-end tests', run: () => endToEnd(join(folder, 'e2e.json')) },
]
