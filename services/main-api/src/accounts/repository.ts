import { limits, messages, type Account, type Colleague } from '@wervio/contracts'
import { ServiceError, type Caller, type Identity, type Recruiter } from '@wervio/service-kit'
import { and, asc, eq, ne, notExists } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { Database, Sql } from '../platform/database.ts'
import { fold } from '../platform/schema.ts'
import { authorName } from './author.ts'
import { accountDeletions } from './deletion/table.ts'
import { endedDemoOf } from './ended-demo.ts'
import { insertAccount, type NewAccount } from './insert-account.ts'
import { accounts } from './table.ts'

/** Whether this identity's earlier account was erased and the provider has yet to delete the identity. */
const isBeingDeleted = async (sql: Sql, { uid }: Identity): Promise<boolean> =>
  (await sql.select({ id: accountDeletions.id }).from(accountDeletions).where(eq(accountDeletions.identity_left, uid)))
    .length > 0

/** Thrown inside the transaction, so that the organisation made for the account is rolled back. */
class AlreadyRegistered extends Error {}

export const createAccountRepository = (database: Database) => ({
  /** The account behind an identity, or null; a demo that has ended is nobody's account any more. */
  find: (identity: Pick<Identity, 'uid'>): Promise<Caller | null> =>
    database.asNewcomer(identity, undefined, async (sql) => {
      const [account] = await sql
        .select({ accountId: accounts.id, organisationId: accounts.organisation_id, role: accounts.role })
        .from(accounts)
        .where(and(eq(accounts.provider_uid, identity.uid), notExists(endedDemoOf(sql))))
      return account ?? null
    }),

  /** The others of the recruiter's organisation, by name. */
  colleagues: (recruiter: Recruiter): Promise<Colleague[]> =>
    database.asAccount(recruiter, async (sql) => {
      const rows = await sql
        .select({ id: accounts.id, name: authorName, email: accounts.email })
        .from(accounts)
        .where(and(eq(accounts.organisation_id, recruiter.organisationId), ne(accounts.id, recruiter.accountId)))
        .orderBy(asc(fold(authorName)), asc(accounts.id))
        .limit(limits.listMaximum)
      return rows.map(({ name, ...row }) => ({ ...row, name: name ?? row.email }))
    }),

  /**
   * An account with an organisation of its own; null when the identity has one already. Safe when called twice at once.
   * Throws `unavailable` while the deletion of the identity's earlier account is under way.
   */
  create: async (identity: Identity, newAccount: NewAccount): Promise<Account | null> => {
    const organisationId = v7()
    try {
      return await database.asNewcomer(identity, organisationId, async (sql) => {
        if (await isBeingDeleted(sql, identity))
          throw new ServiceError('unavailable', { message: messages.deletionUnderWay })
        const account = await insertAccount(sql, identity, organisationId, newAccount)
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
