import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildProduct } from '../build/build-product.ts'
import { NO_BASE } from '../images/base-image.ts'
import { missingPrograms } from '../images/missing-programs.ts'
import { remotes } from '../product/remote-packages.ts'
import { inRoot } from '../product/root.ts'
import { haproxyProgram } from '../stack/proxy/start-proxy.ts'
import { StackError } from '../stack/stack-error.ts'
import { auditDependencies } from './audit/audit-dependencies.ts'
import { findChromium, PLAYWRIGHT } from './chromium.ts'
import { findDatabaseTests, findPostgresOnlyTests } from './database-tests.ts'
import { postgresBinaries } from './postgres-binaries.ts'
import { readJestFiles, readPlaywrightFiles } from './report-files.ts'
import { readJestReport, readPlaywrightReport } from './reports.ts'
import { runNode } from './run-command.ts'
import { startTemporaryPostgres } from './temporary-postgres.ts'
import { type Counts, one, type StepResult } from './totals.ts'

export type Step = { name: string; run: () => Promise<StepResult> }

const LINTED = ['shell', ...remotes.map((remote) => remote.package), 'packages', 'services', 'e2e', 'scripts']
const tool = (...parts: string[]) => inRoot('node_modules', ...parts)

const check = (name: string, args: string[]): Step => ({
  name,
  run: async () => ((await runNode(args)) === 0 ? one.passed : one.failed),
})

type Details = Pick<StepResult, 'files' | 'retried'>

const fromReport = (
  file: string,
  code: number,
  read: (text: string) => Counts,
  details: (text: string) => Details,
): StepResult => {
  if (!existsSync(file)) return one.failed
  const text = readFileSync(file, 'utf8')
  const counts = read(text)
  const silent = counts.passed + counts.failed === 0 || (code !== 0 && counts.failed === 0)
  return { ...counts, ...details(text), failed: counts.failed + (silent ? 1 : 0) }
}

const jest = async (report: string, args: string[], env: NodeJS.ProcessEnv = process.env): Promise<StepResult> => {
  const code = await runNode(
    [
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      tool('jest/bin/jest.js'),
      '--json',
      `--outputFile=${report}`,
      '--silent=false',
      '--maxWorkers=100%',
      ...args,
    ],
    { env },
  )
  return fromReport(report, code, readJestReport, (text) => ({ files: readJestFiles(text) }))
}

/**
 * All tests, on the embedded database; without those that the next step runs on a real one, unless all is asked for.
 */
const unitTests = async (report: string): Promise<StepResult> => {
  const { TEST_DATABASE_URL: configuredUrl, WERVIO_TEST_ALL: all, ...env } = process.env
  const postgresOnlyTests = !all && (configuredUrl || (await postgresBinaries())) ? await findPostgresOnlyTests() : []
  const ignored = postgresOnlyTests.map((path) => `/${path.replaceAll('.', '\\.')}$`)
  return jest(report, ignored.length > 0 ? ['--testPathIgnorePatterns', '/node_modules/', ...ignored] : [], env)
}

/** Tests that use a database, on a real PostgreSQL. */
const onPostgres = async (report: string): Promise<StepResult> => {
  const configuredUrl = process.env['TEST_DATABASE_URL']
  // Selected by path, because `--projects` would ignore the time limit in the root's configuration.
  const run = async (url: string) =>
    jest(report, ['--runTestsByPath', ...(await findDatabaseTests())], { ...process.env, TEST_DATABASE_URL: url })
  if (configuredUrl) return run(configuredUrl)
  const binaries = await postgresBinaries()
  if (!binaries) {
    console.log(
      'Overgeslagen: op deze machine staat geen PostgreSQL (15 of nieuwer). Zet TEST_DATABASE_URL, of installeer er een.',
    )
    return one.skipped
  }
  const postgres = await startTemporaryPostgres(binaries)
  try {
    return await run(postgres.url)
  } finally {
    await postgres.stop()
  }
}

const build = async (): Promise<Counts> => {
  await buildProduct((line) => console.log(line))
  return one.passed
}

/** One image of the compose file, built, looked at and started; `npm run images` does all. */
const images = async (): Promise<Counts> => {
  const missing = await missingPrograms()
  if (missing.length > 0) {
    console.log(`Overgeslagen: images bouwen vraagt om ${missing.join(', ')}.`)
    return one.skipped
  }
  const code = await runNode(['--disable-warning=ExperimentalWarning', inRoot('scripts/images/images.ts'), 'main-api'])
  return code === NO_BASE ? one.skipped : code === 0 ? one.passed : one.failed
}

const endToEnd = async (report: string): Promise<StepResult> => {
  const chromium = await findChromium()
  if (!chromium) {
    console.error(
      'Geen Chromium gevonden en er kon er geen geïnstalleerd worden. Zet WERVIO_CHROMIUM op het pad van een Chromium.',
    )
    return one.failed
  }
  const code = await runNode([PLAYWRIGHT, 'test'], {
    cwd: inRoot('e2e'),
    env: { ...process.env, WERVIO_CHROMIUM: chromium, WERVIO_E2E_REPORT: report },
  })
  return fromReport(report, code, readPlaywrightReport, readPlaywrightFiles)
}

/** HAProxy and PostgreSQL, without which the stack of the compose file can't run here; says what is missing. */
const missingForStack = async (): Promise<string | null> => {
  if (!(await postgresBinaries())) return 'PostgreSQL (15 of nieuwer)'
  try {
    await haproxyProgram()
    return null
  } catch (error) {
    if (error instanceof StackError) return 'HAProxy'
    throw error
  }
}

/** What docker-compose.yml says, as processes behind its proxy with two copies of each service, and tests of that. */
const composeStack = async (report: string): Promise<StepResult> => {
  const missing = await missingForStack()
  if (missing !== null) {
    console.log(`Overgeslagen: de processen van docker-compose.yml vragen om ${missing}.`)
    return one.skipped
  }
  const chromium = await findChromium()
  if (!chromium) return one.failed
  const code = await runNode(['--disable-warning=ExperimentalWarning', inRoot('e2e/stack/run.ts')], {
    env: { ...process.env, WERVIO_CHROMIUM: chromium, WERVIO_E2E_REPORT: report, WERVIO_STACK_SMOKE: '1' },
  })
  return fromReport(report, code, readPlaywrightReport, readPlaywrightFiles)
}

/** The gate, in order; reports are written into `folder`. */
export const stepsIn = (folder: string): Step[] => [
  check('format', [tool('oxfmt/bin/oxfmt'), '--check']),
  check('lint', [tool('oxlint/bin/oxlint')]),
  check('imports', [
    tool('dependency-cruiser/bin/dependency-cruiser.mjs'),
    '--config',
    '.dependency-cruiser.cjs',
    ...LINTED,
  ]),
  check('types (browser)', [tool('typescript/bin/tsc'), '-p', 'tsconfig.browser.json']),
  check('types (node)', [tool('typescript/bin/tsc'), '-p', 'tsconfig.node.json']),
  check('types (end-to-end)', [tool('typescript/bin/tsc'), '-p', 'tsconfig.e2e.json']),
  { name: 'dependency audit', run: () => auditDependencies() },
  { name: 'unit and integration tests', run: () => unitTests(join(folder, 'jest.json')) },
  { name: 'services on PostgreSQL', run: () => onPostgres(join(folder, 'postgres.json')) },
  { name: 'build', run: build },
  { name: 'images', run: images },
  { name: 'compose stack', run: () => composeStack(join(folder, 'stack.json')) },
  { name: 'end-to-end tests', run: () => endToEnd(join(folder, 'e2e.json')) },
]
