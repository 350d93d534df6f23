import { and, eq, ne, sql as fragment } from 'drizzle-orm'
import { z } from 'zod'
import { files } from '../files/table.ts'
import type { Sql } from '../platform/database.ts'

const counts = z.record(z.string(), z.number().int().nonnegative())

/**
 * Tables with what is an account's own, or says how it likes to work; nobody misses those of an organisation that goes.
 */
const personalTables = new Set([
  'accounts',
  'recruiter_profiles',
  'hidden_cards',
  'calendar_syncs',
  'calendar_files',
  'calendar_events',
  'calendar_feeds',
  'microsoft_connections',
  'invitations',
  'linked_identities',
  'sessions',
  'recovery_codes',
  'account_security',
  'notification_standings',
  // What was done in it.
  'audit_entries',
  // The photo of the account stands there too; it is counted apart.
  'files',
])

/** Whether the organisation of the transaction has nobody but one account, and no work in either service. */
export const isEmptyOrganisation = async (sql: Sql, organisationId: string): Promise<boolean> => {
  const { rows } = await sql.execute<{ main: unknown; ai: unknown }>(
    fragment`select main.count_own_main_rows() as main, main.count_own_ai_rows() as ai`,
  )
  const inMain = counts.parse(rows[0]?.main)
  if (inMain['accounts'] !== 1) return false
  const work = [...Object.entries(inMain), ...Object.entries(counts.parse(rows[0]?.ai))]
  if (work.some(([table, total]) => total > 0 && !personalTables.has(table))) return false
  return (await sql.$count(files, and(eq(files.organisation_id, organisationId), ne(files.kind, 'portrait')))) === 0
}
