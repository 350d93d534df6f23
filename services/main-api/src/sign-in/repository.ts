import type { Account, LinkableProvider } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { and, eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { accountColumns, insertAccount } from '../accounts/insert-account.ts'
import { accounts } from '../accounts/table.ts'
import type { Database } from '../platform/database.ts'
import { insertLink, selectLinks } from './links.ts'
import type { ProvenIdentity } from './proven-identity.ts'
import { linkedIdentities } from './table.ts'

/** An account with the id under which the identity provider knows its user. */
export type SignInAccount = { account: Account; uid: string }

/** Thrown inside the transaction, so that the account that was made for the identity is rolled back. */
class AlreadyLinked extends Error {}

const isIdentity = ({ provider, subject }: ProvenIdentity) =>
  and(eq(linkedIdentities.provider, provider), eq(linkedIdentities.subject, subject))

const isAccount = ({ organisationId, accountId }: Recruiter) =>
  and(eq(accounts.organisation_id, organisationId), eq(accounts.id, accountId))

const isLinkOf = ({ organisationId, accountId }: Recruiter, provider: LinkableProvider) =>
  and(
    eq(linkedIdentities.organisation_id, organisationId),
    eq(linkedIdentities.account_id, accountId),
    eq(linkedIdentities.provider, provider),
  )

export const createLinkedIdentityRepository = (database: Database) => ({
  /** The account that an identity signs in to; null when it is linked to none. */
  findAccount: async (identity: ProvenIdentity): Promise<SignInAccount | null> => {
    const [recruiter] = await database.asProven(`${identity.provider} ${identity.subject}`, (sql) =>
      sql
        .select({ accountId: linkedIdentities.account_id, organisationId: linkedIdentities.organisation_id })
        .from(linkedIdentities)
        .where(isIdentity(identity)),
    )
    if (!recruiter) return null
    const [row] = await database.asAccount(recruiter, (sql) =>
      sql.select({ account: accountColumns, uid: accounts.provider_uid }).from(accounts).where(isAccount(recruiter)),
    )
    return row ?? null
  },

  /** A new account that this identity signs in to; null when it has one already. Safe when called twice at once. */
  createAccount: async (identity: ProvenIdentity): Promise<SignInAccount | null> => {
    const { provider, address, name } = identity
    const organisationId = v7()
    // Never made of the identity: once unlinked, it may sign in to another account.
    const uid = v7()
    try {
      return await database.asNewcomer({ uid }, organisationId, async (sql) => {
        const newAccount = { provider, email: address, displayName: name }
        const account = await insertAccount(sql, { uid }, organisationId, newAccount)
        if (!account) throw new AlreadyLinked()
        if (!(await insertLink(sql, { accountId: account.id, organisationId }, identity))) throw new AlreadyLinked()
        return { account, uid }
      })
    } catch (error) {
      if (error instanceof AlreadyLinked) return null
      throw error
    }
  },

  /** The identities that sign in to the recruiter's account, and the id of their user. */
  list: (recruiter: Recruiter) => database.asAccount(recruiter, async (sql) => selectLinks(sql, recruiter)),

  /** Links an identity; false when that one is linked already, or another one of that provider. */
  link: (recruiter: Recruiter, identity: ProvenIdentity): Promise<boolean> =>
    database.asAccount(recruiter, (sql) => insertLink(sql, recruiter, identity)),

  /**
   * Lets one change at a time at the ways into the account, so that two never take the last ones. `work` gets the
   * linked identities of that moment, and the means to take one off.
   */
  change: <T>(
    recruiter: Recruiter,
    work: (links: LinkedIdentity[], unlink: (provider: LinkableProvider) => Promise<void>) => Promise<T>,
  ): Promise<T> =>
    database.asAccount(recruiter, async (sql) => {
      await sql.select({ id: accounts.id }).from(accounts).where(isAccount(recruiter)).for('no key update')
      return work(await selectLinks(sql, recruiter), async (provider) => {
        await sql.delete(linkedIdentities).where(isLinkOf(recruiter, provider))
      })
    }),
})

export type LinkedIdentity = Awaited<ReturnType<typeof selectLinks>>[number]
export type LinkedIdentityRepository = ReturnType<typeof createLinkedIdentityRepository>
