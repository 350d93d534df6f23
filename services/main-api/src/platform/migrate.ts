import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))

/** Any number, the same in every instance: 'wervio' in ASCII. */
const LOCK = 0x776572

/**
 * Brings the database up to date in one transaction. A second instance that starts at the same time waits for the lock
 * and finds nothing left to do; the lock is the transaction's, because PGlite's connections share one session.
 */
export const migrateDatabase = async (pool: pg.Pool): Promise<void> => {
  await drizzle(pool).transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    await migrate(transaction, { migrationsFolder })
  })
}

/** Whether nothing is left to do; it only reads. The migrator notes what it did by the moment a migration was made. */
export const isMigrated = async (pool: pg.Pool): Promise<boolean> => {
  const last = Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis))
  const { rows: tables } = await pool.query<{ name: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations')::text as name",
  )
  if (!tables[0]?.name) return false
  const { rows } = await pool.query<{ at: string | null }>(
    'select max(created_at) as at from drizzle.__drizzle_migrations',
  )
  return Number(rows[0]?.at ?? 0) >= last
}
