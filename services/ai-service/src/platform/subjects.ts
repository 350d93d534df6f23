import type { Sql } from '@wervio/service-kit/database'
import { sql } from 'drizzle-orm'

/** Whether the organisation of the transaction has this vacancy or candidate. */
export const hasSubject = async (connection: Sql, kind: 'vacancy' | 'candidate', id: string): Promise<boolean> => {
  const { rows } = await connection.execute(
    sql`select 1 from ai.chat_subjects where kind = ${kind} and id = ${id}::uuid`,
  )
  return rows.length > 0
}
