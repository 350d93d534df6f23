import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'

const migrations = fileURLToPath(new URL('../migrations', import.meta.url))

/** Migrates an empty database as far as migration number `last`, for rows from before a later one. */
export const migrateUpTo = async (last: number, pool: pg.Pool): Promise<void> => {
  const migrationsFolder = await mkdtemp(join(tmpdir(), 'wervio-migrations-'))
  try {
    await cp(migrations, migrationsFolder, { recursive: true })
    const journal = join(migrationsFolder, 'meta', '_journal.json')
    const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8')) as { entries: { idx: number }[] }
    await writeFile(journal, JSON.stringify({ ...rest, entries: entries.filter(({ idx }) => idx <= last) }))
    await migrate(drizzle(pool), { migrationsFolder })
  } finally {
    await rm(migrationsFolder, { recursive: true })
  }
}
