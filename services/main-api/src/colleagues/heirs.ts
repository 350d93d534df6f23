import { messages, type Role } from '@wervio/contracts'
import { ServiceError, type Recruiter } from '@wervio/service-kit'
import { and, eq } from 'drizzle-orm'
import { accounts } from '../accounts/table.ts'
import type { Sql } from '../platform/database.ts'

/** The roles that work with everything, and so can take over work. */
const heirRoles: ReadonlySet<Role> = new Set(['owner', 'recruiter'])

export const canTakeOver = (role: Role): boolean => heirRoles.has(role)

export const refuseHeir = (message: string = messages.heirRefused): ServiceError =>
  new ServiceError('validation_failed', { message, extra: { fields: [{ path: 'heir', message }] } })

/**
 * The role of who is to take over from somebody; throws `validation_failed` for nobody of the organisation, or for
 * themself.
 */
export const heirRoleOf = async (
  sql: Sql,
  { organisationId }: Recruiter,
  { from, heir }: { from: string; heir: string | undefined },
): Promise<Role> => {
  if (heir === undefined || heir === from) throw refuseHeir()
  const isHeir = and(eq(accounts.organisation_id, organisationId), eq(accounts.id, heir))
  const [row] = await sql.select({ role: accounts.role }).from(accounts).where(isHeir)
  if (!row) throw refuseHeir()
  return row.role
}
