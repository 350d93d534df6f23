import type { Account } from '@wervio/contracts'
import type { Identity } from '@wervio/service-kit'
import { v7 } from 'uuid'
import type { Sql } from '../platform/database.ts'
import { accounts, organisations } from './table.ts'

export type NewAccount = { provider: string; email: string; displayName: string | null }

/** The columns of an account as the contract has it. */
export const accountColumns = {
  id: accounts.id,
  organisation_id: accounts.organisation_id,
  email: accounts.email,
  display_name: accounts.display_name,
  created_at: accounts.created_at,
}

/**
 * Inserts an account with an organisation of its own. Null when the identity has an account already: the transaction
 * must then be rolled back. Waits for a transaction that is inserting one.
 */
export const insertAccount = async (
  sql: Sql,
  identity: Pick<Identity, 'uid'>,
  organisationId: string,
  { provider, email, displayName }: NewAccount,
): Promise<Account | null> => {
  await sql.insert(organisations).values({ id: organisationId })
  const [account] = await sql
    .insert(accounts)
    .values({
      id: v7(),
      organisation_id: organisationId,
      provider,
      provider_uid: identity.uid,
      email,
      display_name: displayName,
      role: 'owner',
    })
    .onConflictDoNothing({ target: accounts.provider_uid })
    .returning(accountColumns)
  return account ?? null
}
