import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))

/** Any number, the same in every instance: 'wervio' in ASCII. */
const LOCK = 0x776572

/**
 * Brings the database up to date in one transaction. A second instance that starts at the same time waits for the lock and
 * finds nothing left to do; the lock is the transaction's, because PGlite's connections share one session.
 */
export const migrateDatabase = async (pool: pg.Pool): Promise<void> => {
  await drizzle(pool).transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    await migrate(transaction, { migrationsFolder })
  })
}
