import type { Recruiter } from '@wervio/service-kit'
import { and, count, eq, inArray, sql as fragment } from 'drizzle-orm'
import { raiseNotifications } from '../notifications/raise.ts'
import type { Sql } from '../platform/database.ts'
import { oneItem } from './item-columns.ts'
import { cvImportItems, cvImports } from './table.ts'

/** Of fewer CVs the recruiter waits for on the screen. */
const FEWEST_CVS = 2

/**
 * Lets one reading of a stack end at a time, before its CV is locked: in the order of a stack's deletion. Returns the
 * stack.
 */
export const lockStackOf = async (sql: Sql, recruiter: Recruiter, itemId: string): Promise<string | null> => {
  const ofItem = sql.select({ id: cvImportItems.import_id }).from(cvImportItems).where(oneItem(recruiter, itemId))
  const [stack] = await sql
    .select({ id: cvImports.id })
    .from(cvImports)
    .where(inArray(cvImports.id, ofItem))
    .for('no key update')
  return stack?.id ?? null
}

/** Tells the recruiter when the last CV of a stack was read. */
export const tellWhenRead = async (sql: Sql, recruiter: Recruiter, importId: string): Promise<void> => {
  const [counted] = await sql
    .select({
      total: count(),
      unread: fragment<number>`count(*) filter (where ${cvImportItems.status} in ('waiting', 'reading'))`.mapWith(
        Number,
      ),
    })
    .from(cvImportItems)
    .where(and(eq(cvImportItems.organisation_id, recruiter.organisationId), eq(cvImportItems.import_id, importId)))
  if (!counted || counted.unread > 0 || counted.total < FEWEST_CVS) return
  await raiseNotifications(sql, recruiter.accountId, 'cv_stack', [
    // CVs that are added later end in a notification of their own.
    { key: `stack:${importId}:${counted.total}`, import_id: importId, amount: counted.total },
  ])
}
