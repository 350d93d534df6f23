import type { Recruiter } from '@wervio/service-kit'
import { and, eq } from 'drizzle-orm'
import type { Sql } from '../platform/database.ts'
import type { ProvenIdentity } from './proven-identity.ts'
import { linkedIdentities } from './table.ts'

/** False when the identity is linked already, to whichever account, or the account to another one of that provider. */
export const insertLink = async (
  sql: Sql,
  { accountId, organisationId }: Recruiter,
  { provider, subject, address }: ProvenIdentity,
): Promise<boolean> => {
  const rows = await sql
    .insert(linkedIdentities)
    .values({ provider, subject, address, account_id: accountId, organisation_id: organisationId })
    .onConflictDoNothing()
    .returning({ subject: linkedIdentities.subject })
  return rows.length > 0
}

/** The identities that sign in to an account. */
export const selectLinks = (sql: Sql, { organisationId, accountId }: Recruiter) =>
  sql
    .select({
      provider: linkedIdentities.provider,
      subject: linkedIdentities.subject,
      address: linkedIdentities.address,
    })
    .from(linkedIdentities)
    .where(and(eq(linkedIdentities.organisation_id, organisationId), eq(linkedIdentities.account_id, accountId)))
