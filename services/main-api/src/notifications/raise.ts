import type { ApplicationOutcome, NotificationKind } from '@wervio/contracts'
import { sql as fragment } from 'drizzle-orm'
import type { Sql } from '../platform/database.ts'

/** What happened, in ids and values. The same `key` is told once. */
export type NotificationItem = {
  key: string
  candidate_id?: string | null
  vacancy_id?: string | null
  import_id?: string
  mail_id?: string
  /** The colleague who did it. */
  actor_id?: string
  percentage?: number
  stage?: number
  outcome?: ApplicationOutcome
  failed?: boolean
  /** How many things the item is about. */
  amount?: number
  /** ISO 8601; now when absent. */
  created_at?: string
}

/**
 * Tells an account of its organisation of what happened, in the transaction that makes it happen; `items` are shown as
 * one notification. Nothing happens for an account that is gone, or that doesn't want this kind.
 */
export const raiseNotifications = async (
  sql: Sql,
  accountId: string,
  kind: NotificationKind,
  items: readonly NotificationItem[],
): Promise<void> => {
  if (items.length === 0) return
  await sql.execute(
    fragment`select main.raise_notifications(${accountId}::uuid, ${kind}, ${JSON.stringify(items)}::jsonb)`,
  )
}
