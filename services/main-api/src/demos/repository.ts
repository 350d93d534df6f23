import { DEMO_HOURS, messages, type Account, type Demo } from '@wervio/contracts'
import { ServiceError, type Identity, type Recruiter } from '@wervio/service-kit'
import { count, eq, gt, sql as fragment } from 'drizzle-orm'
import { v7 } from 'uuid'
import { accountColumns, insertAccount, type NewAccount } from '../accounts/insert-account.ts'
import { accounts } from '../accounts/table.ts'
import type { Database, Sql } from '../platform/database.ts'
import { insertLink, selectLinks } from '../sign-in/links.ts'
import type { ProvenIdentity } from '../sign-in/proven-identity.ts'
import { demos } from './table.ts'

/** Writes sample data for a recruiter inside the transaction that makes or completes their demo. */
export type WriteData = (sql: Sql, recruiter: Recruiter) => Promise<void>

/** Thrown inside the transaction, so that everything of a second demo of the same visitor is rolled back. */
class AlreadyStarted extends Error {}

/** Makes an ordinary account of a demo; false when it isn't a demo, or not any more: then nothing changes. */
const makeOrdinary = async (
  sql: Sql,
  { accountId, organisationId }: Recruiter,
  { provider, email, displayName }: NewAccount,
): Promise<boolean> => {
  const removed = await sql
    .delete(demos)
    .where(eq(demos.organisation_id, organisationId))
    .returning({ id: demos.account_id })
  if (removed.length === 0) return false
  await sql.update(accounts).set({ provider, email, display_name: displayName }).where(eq(accounts.id, accountId))
  return true
}

const selectAccount = async (sql: Sql, { accountId }: Recruiter): Promise<Account | null> =>
  (await sql.select(accountColumns).from(accounts).where(eq(accounts.id, accountId)))[0] ?? null

export const createDemoRepository = (database: Database) => ({
  /** The number of demos that haven't ended. */
  countOpen: (): Promise<number> =>
    database.asDemoKeeper(async (sql) => {
      const [row] = await sql
        .select({ open: count() })
        .from(demos)
        .where(gt(demos.ends_at, fragment`now()`))
      return row?.open ?? 0
    }),

  /** The demo of an account; null for an ordinary account. */
  find: (recruiter: Recruiter): Promise<Demo | null> =>
    database.asAccount(recruiter, async (sql) => {
      const [demo] = await sql
        .select({ ends_at: demos.ends_at })
        .from(demos)
        .where(eq(demos.organisation_id, recruiter.organisationId))
      return demo ?? null
    }),

  /**
   * A demo with its account, organisation and first data, all of it or nothing; null when the visitor has an account
   * already. Safe when called twice at once.
   */
  start: async (
    identity: Identity,
    newAccount: NewAccount,
    write: WriteData,
  ): Promise<{ demo: Demo; recruiter: Recruiter } | null> => {
    const organisationId = v7()
    try {
      return await database.asDemoFounder(identity, organisationId, async (sql) => {
        const account = await insertAccount(sql, identity, organisationId, newAccount)
        if (!account) throw new AlreadyStarted()
        const recruiter = { accountId: account.id, organisationId }
        const [demo] = await sql
          .insert(demos)
          .values({
            organisation_id: organisationId,
            account_id: account.id,
            provider_uid: identity.uid,
            ends_at: fragment`now() + make_interval(hours => ${DEMO_HOURS})`,
          })
          .returning({ ends_at: demos.ends_at })
        if (!demo) throw new Error('insert returned no row')
        await write(sql, recruiter)
        return { demo, recruiter }
      })
    } catch (error) {
      if (error instanceof AlreadyStarted) return null
      throw error
    }
  },

  /**
   * Makes an ordinary account of a demo; null when it was erased meanwhile. One that was kept before stays as it is.
   */
  keep: (recruiter: Recruiter, account: NewAccount): Promise<Account | null> =>
    database.asDemo(recruiter, async (sql) => {
      await makeOrdinary(sql, recruiter, account)
      return selectAccount(sql, recruiter)
    }),

  /**
   * The same for somebody whom Google or Microsoft vouches for, and who signs in with that from then on; all of it or
   * nothing. Throws `sign_in_method_taken` when the identity signs in to another account, and `forbidden` when the demo
   * was kept in another way before.
   */
  keepBy: (recruiter: Recruiter, identity: ProvenIdentity): Promise<Account | null> =>
    database.asDemo(recruiter, async (sql) => {
      const { provider, subject, address, name } = identity
      const wasDemo = await makeOrdinary(sql, recruiter, { provider, email: address, displayName: name })
      const links = await selectLinks(sql, recruiter)
      const isLinked = links.some((link) => link.provider === provider && link.subject === subject)
      if (!wasDemo && !isLinked) throw new ServiceError('forbidden', { message: messages.demoKeptAlready })
      if (!isLinked && !(await insertLink(sql, recruiter, identity))) throw new ServiceError('sign_in_method_taken')
      return selectAccount(sql, recruiter)
    }),
})

export type DemoRepository = ReturnType<typeof createDemoRepository>
