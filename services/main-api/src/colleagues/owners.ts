import { ServiceError, type Recruiter } from '@wervio/service-kit'
import { and, asc, eq } from 'drizzle-orm'
import { accounts } from '../accounts/table.ts'
import type { Sql } from '../platform/database.ts'

/**
 * The owners of the organisation, one change of them at a time. Throws `role_refused` when the recruiter is none any
 * more: a colleague may have changed that since the call came in.
 */
export const lockOwners = async (sql: Sql, { accountId, organisationId }: Recruiter): Promise<string[]> => {
  const rows = await sql
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.organisation_id, organisationId), eq(accounts.role, 'owner')))
    .orderBy(asc(accounts.id))
    .for('update')
  const owners = rows.map(({ id }) => id)
  if (!owners.includes(accountId)) throw new ServiceError('role_refused')
  return owners
}

/** Throws `last_owner` when an account is the only one. */
export const refuseLastOwner = (owners: readonly string[], id: string): void => {
  if (owners.length === 1 && owners[0] === id) throw new ServiceError('last_owner')
}
