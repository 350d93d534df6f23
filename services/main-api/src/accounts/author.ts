import { sql } from 'drizzle-orm'
import { accounts } from './table.ts'

/** How an account is named to its colleagues: its display name, else its mail address; null when the join found none. */
export const authorName = sql<string | null>`coalesce(nullif(trim(${accounts.display_name}), ''), ${accounts.email})`
