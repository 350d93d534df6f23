import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { openingStatement, roleOf, type DatabaseRole, type Settings } from './opening.ts'
import { readingClient } from './reading.ts'

/** SQL inside one transaction, under the service's role and one organisation's row-level security. */
export type Sql = NodePgDatabase

/** `byIndex` is the same as `sql`, planned without sorts and without scans of whole tables. */
export type Reader = { sql: Sql; byIndex: Sql }

/** What reads on a connection, under the role and the settings, on the primary and on a replica alike. */
export const readerOn = (client: pg.PoolClient, role: DatabaseRole, settings: Settings): Reader => {
  const readerFor = (what: 'reads' | 'reads by index') =>
    drizzle(readingClient(client, openingStatement(roleOf(role, settings), settings, what)))
  return { sql: readerFor('reads'), byIndex: readerFor('reads by index') }
}
