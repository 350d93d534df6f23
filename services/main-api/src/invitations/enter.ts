import { sql as fragment } from 'drizzle-orm'
import type { Sql } from '../platform/database.ts'

/**
 * From here on the transaction is under the row-level security of this organisation. Call it with an id that was looked
 * up.
 */
export const enterOrganisation = (sql: Sql, id: string) =>
  sql.execute(fragment`select set_config('app.organisation', ${id}, true)`)
