import { ServiceError, type Recruiter } from '@wervio/service-kit'
import { and, asc, eq } from 'drizzle-orm'
import { accounts, organisations } from '../accounts/table.ts'
import type { Sql } from '../platform/database.ts'

/**
 * The owners of the organisation. Changes of who is in it, and as what, take turns by its row: the owners are read once
 * the turn has come, so that nobody who became one meanwhile is missed. Empty when the organisation is gone.
 */
export const takeTurn = async (sql: Sql, { organisationId }: Recruiter): Promise<string[]> => {
  await sql
    .select({ id: organisations.id })
    .from(organisations)
    .where(eq(organisations.id, organisationId))
    .for('no key update')
  const rows = await sql
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.organisation_id, organisationId), eq(accounts.role, 'owner')))
    .orderBy(asc(accounts.id))
    .for('update')
  return rows.map(({ id }) => id)
}

/**
 * The same for a change that only an owner makes. Throws `role_refused` when the recruiter is none any more: a
 * colleague may have changed that since the call came in.
 */
export const lockOwners = async (sql: Sql, recruiter: Recruiter): Promise<string[]> => {
  const owners = await takeTurn(sql, recruiter)
  if (!owners.includes(recruiter.accountId)) throw new ServiceError('role_refused')
  return owners
}

/** Throws `last_owner` when an account is the only one. */
export const refuseLastOwner = (owners: readonly string[], id: string): void => {
  if (owners.length === 1 && owners[0] === id) throw new ServiceError('last_owner')
}
