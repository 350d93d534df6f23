import { sql } from 'drizzle-orm'
import type { OwnerTransaction } from './import-store.ts'

/**
 * Rows that one transaction deletes: some tenths of a second on the embedded database, which serves nobody else
 * meanwhile.
 */
const ROWS_AT_ONCE = 10_000

const TABLES = ['taxonomy_labels', 'taxonomy_relations', 'taxonomy_concepts'] as const

/** Deletes the rows of imports that nobody reads any more. What a killed importer left goes here too. */
export const clearReplaced = async (transaction: OwnerTransaction): Promise<void> => {
  const { rows: oldImports } = await transaction((connection) =>
    connection.execute<{ number: number }>(sql`select number from ai.taxonomy_imports where state = 'replaced'`),
  )
  for (const { number } of oldImports) {
    for (const table of TABLES) {
      const name = sql.identifier(table)
      const deleteSome = sql`delete from ai.${name} where ctid = any(array(
        select ctid from ai.${name} where import = ${number} limit ${ROWS_AT_ONCE}))`
      let deleted = 0
      do deleted = (await transaction((connection) => connection.execute(deleteSome))).rowCount ?? 0
      while (deleted > 0)
    }
    await transaction((connection) =>
      connection.execute(sql`delete from ai.taxonomy_imports where number = ${number} and state = 'replaced'`),
    )
  }
}
