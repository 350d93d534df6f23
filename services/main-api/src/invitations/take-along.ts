import { eq } from 'drizzle-orm'
import { accountSecurity } from '../account-security/table.ts'
import type { Sql } from '../platform/database.ts'
import { recoveryCodes } from '../second-factor/table.ts'
import { sessions } from '../sessions/table.ts'
import { linkedIdentities } from '../sign-in/table.ts'

/**
 * Takes how an account signs in out of its organisation, with which it would go: linked identities, sign-ins, recovery
 * codes and how it is secured. Returns what puts them into another one, to be called once the account is there.
 */
export const takeAlong = async (sql: Sql, accountId: string) => {
  const links = await sql.delete(linkedIdentities).where(eq(linkedIdentities.account_id, accountId)).returning()
  const signIns = await sql.delete(sessions).where(eq(sessions.account_id, accountId)).returning()
  const codes = await sql.delete(recoveryCodes).where(eq(recoveryCodes.account_id, accountId)).returning()
  const security = await sql.delete(accountSecurity).where(eq(accountSecurity.account_id, accountId)).returning()
  return async (organisation_id: string): Promise<void> => {
    if (links.length > 0) await sql.insert(linkedIdentities).values(links.map((link) => ({ ...link, organisation_id })))
    if (signIns.length > 0) await sql.insert(sessions).values(signIns.map((signIn) => ({ ...signIn, organisation_id })))
    if (codes.length > 0) await sql.insert(recoveryCodes).values(codes.map((code) => ({ ...code, organisation_id })))
    if (security.length > 0)
      await sql.insert(accountSecurity).values(security.map((row) => ({ ...row, organisation_id })))
  }
}
