import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { AnyPgTable } from 'drizzle-orm/pg-core'

/** Names of the columns of a table that are written, not generated, without those of `but`. */
const storedNames = (table: AnyPgTable, exceptColumns: readonly string[] = []): string[] =>
  Object.values(getTableColumns(table)).flatMap(({ name, generated }) =>
    generated === undefined && !exceptColumns.includes(name) ? [name] : [],
  )

/** The same as a list in a statement. */
export const storedColumns = (table: AnyPgTable, exceptColumns: readonly string[] = []): SQL =>
  sql.join(
    storedNames(table, exceptColumns).map((name) => sql`${sql.identifier(name)}`),
    sql`, `,
  )
