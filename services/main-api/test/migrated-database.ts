import { fileURLToPath } from 'node:url'
import { openConnections } from '@wervio/service-kit/database'
import { createTestDatabase, type TestDatabase } from 'database/testing'
import { migrateDatabase } from '../src/platform/migrate.ts'

const folder = fileURLToPath(new URL('../migrations', import.meta.url))

/** Runs all migrations on an empty database. */
export const fillDatabase = async (url: string): Promise<void> => {
  const { pool, close } = openConnections({
    url,
    connections: 1,
    role: 'wervio_main',
    onLostConnection: () => undefined,
  })
  await migrateDatabase(pool)
  await close()
}

/** A database for one test file that has all migrations. What happens on an empty one is tested in `outage.test.ts`. */
export const createMigratedDatabase = (): Promise<TestDatabase> => createTestDatabase({ folder, fill: fillDatabase })
