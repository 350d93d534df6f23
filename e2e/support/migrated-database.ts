import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startDatabase } from '../../services/database/src/index.ts'
import { fillDatabase } from '../../services/main-api/test/migrated-database.ts'

const NAME = 'WERVIO_E2E_DATABASE'

/**
 * Makes a database that has every migration and no rows, which products of single tests begin with: making it takes
 * four times as long as starting on a copy. The product that all tests share begins with an empty folder, as a user
 * does. Returns a function that removes it.
 */
export const makeMigratedDatabase = async (): Promise<() => Promise<void>> => {
  const folder = await mkdtemp(join(tmpdir(), 'wervio-e2e-database-'))
  const dataDir = join(folder, 'database')
  const database = await startDatabase({ dataDir })
  await fillDatabase(database.url)
  await database.stop()
  process.env[NAME] = dataDir
  return () => rm(folder, { recursive: true, force: true })
}

/** Copies it into the data folder of a product that has not started yet; does nothing where none was made. */
export const copyMigratedDatabase = async (dataDir: string): Promise<void> => {
  const folder = process.env[NAME]
  if (folder !== undefined) await cp(folder, join(dataDir, 'database'), { recursive: true })
}
