import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { z } from 'zod'
import { inRoot, root } from '../product/root.ts'

/** Creates the database of a test file, on the server of `TEST_DATABASE_URL` if that is set. */
const MAKER = '^services/database/test/test-database\\.ts$'

/** Tests that run on both databases: of who may read which row, and of what each database does in its own way. */
const ON_BOTH = /\/(process|rights|row-security|template)\.test\.ts$/

const graph = z.object({ modules: z.array(z.object({ source: z.string() })) })

const readImports = async (): Promise<string[]> => {
  const cruiser = inRoot('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const rules = ['--config', '.dependency-cruiser.cjs', '--include-only', '^services/', '--reaches', MAKER]
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [cruiser, ...rules, '--output-type', 'json', 'services'],
    { cwd: root, maxBuffer: 64 * 2 ** 20 },
  )
  return graph
    .parse(JSON.parse(stdout))
    .modules.map(({ source }) => source)
    .filter((source) => source.endsWith('.test.ts'))
    .toSorted()
}

let databaseTests: Promise<string[]> | undefined

/**
 * Tests of services that create a database, by their imports: paths from the root, sorted. The other tests wouldn't
 * differ on another database. Imports are read once a process; rejects when they can't be.
 */
export const findDatabaseTests = (): Promise<string[]> => (databaseTests ??= readImports())

/**
 * Tests that the gate runs on PostgreSQL alone: the embedded database meets the same statements in the end-to-end
 * tests, which start the product on it. Paths from the root, sorted.
 */
export const findPostgresOnlyTests = async (): Promise<string[]> =>
  (await findDatabaseTests()).filter((path) => !ON_BOTH.test(path))
