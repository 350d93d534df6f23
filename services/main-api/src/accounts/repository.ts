import { limits, type Account, type Colleague } from '@wervio/contracts'
import type { Identity, Recruiter } from '@wervio/service-kit'
import { and, asc, eq, ne } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { Database } from '../platform/database.ts'
import { fold } from '../platform/schema.ts'
import { authorName } from './author.ts'
import { accounts, organisations } from './table.ts'

export type NewAccount = { provider: string; email: string; displayName: string | null }

const accountColumns = {
  id: accounts.id,
  organisation_id: accounts.organisation_id,
  email: accounts.email,
  display_name: accounts.display_name,
  created_at: accounts.created_at,
}

/** Thrown inside the transaction, so that the organisation made for the account is rolled back. */
class AlreadyRegistered extends Error {}

export const createAccountRepository = (database: Database) => ({
  /** The account behind an identity, or null. */
  find: (identity: Pick<Identity, 'uid'>): Promise<Recruiter | null> =>
    database.asNewcomer(identity, undefined, async (sql) => {
      const [account] = await sql
        .select({ accountId: accounts.id, organisationId: accounts.organisation_id })
        .from(accounts)
        .where(eq(accounts.provider_uid, identity.uid))
      return account ?? null
    }),

  /** The others of the recruiter's organisation, by name. */
  colleagues: ({ accountId, organisationId }: Recruiter): Promise<Colleague[]> =>
    database.asRecruiter({ accountId, organisationId }, async (sql) => {
      const rows = await sql
        .select({ id: accounts.id, name: authorName, email: accounts.email })
        .from(accounts)
        .where(and(eq(accounts.organisation_id, organisationId), ne(accounts.id, accountId)))
        .orderBy(asc(fold(authorName)), asc(accounts.id))
        .limit(limits.listMaximum)
      return rows.map(({ name, ...row }) => ({ ...row, name: name ?? row.email }))
    }),

  /** An account with an organisation of its own; null when the identity has one already. Safe when called twice at once. */
  create: async (identity: Identity, { provider, email, displayName }: NewAccount): Promise<Account | null> => {
    const organisationId = v7()
    try {
      return await database.asNewcomer(identity, organisationId, async (sql) => {
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
          })
          .onConflictDoNothing({ target: accounts.provider_uid })
          .returning(accountColumns)
        if (!account) throw new AlreadyRegistered()
        return account
      })
    } catch (error) {
      if (error instanceof AlreadyRegistered) return null
      throw error
    }
  },
})

export type AccountRepository = ReturnType<typeof createAccountRepository>
