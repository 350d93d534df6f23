import { sql } from 'drizzle-orm'
import { accounts } from './table.ts'

/**
 * The name of an account for its colleagues: the display name, else the mail address; null when the join has no
 * account.
 */
export const authorName = sql<string | null>`coalesce(nullif(trim(${accounts.display_name}), ''), ${accounts.email})`
