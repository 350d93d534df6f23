import { and, eq, lte, sql as fragment } from 'drizzle-orm'
import { demos } from '../demos/table.ts'
import type { Sql } from '../platform/database.ts'
import { accounts } from './table.ts'

/** The demo of the account in question, when its time is over: it is nobody's account any more. */
export const endedDemoOf = (sql: Sql) =>
  sql
    .select({ one: fragment`1` })
    .from(demos)
    .where(and(eq(demos.account_id, accounts.id), lte(demos.ends_at, fragment`now()`)))
