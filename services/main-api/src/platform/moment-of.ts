import { sql, type SQL } from 'drizzle-orm'

/** A moment as a response writes it. */
export const momentOf = (column: SQL): SQL<string> =>
  sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
