import type { Identity, Recruiter } from '@wervio/service-kit'
import { count, eq, isNotNull } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { Database, Sql } from '../../platform/database.ts'
import { countRows, eraseOrganisation, type ErasedRows, type RemoveBytes } from '../erasure/erase-organisation.ts'
import { accounts, organisations } from '../table.ts'
import { accountDeletions } from './table.ts'

type Proof = { id: string; erased_at: string; items: ErasedRows[] }

/** What became of a deletion. `gone`: another one was faster. */
export type Deletion = { state: 'erased'; proof: Proof } | { state: 'gone' } | { state: 'colleagues' }

const countAccounts = async (sql: Sql, { organisationId }: Recruiter): Promise<number> => {
  const [row] = await sql
    .select({ accounts: count() })
    .from(accounts)
    .where(eq(accounts.organisation_id, organisationId))
  return row?.accounts ?? 0
}

export const createDeletionRepository = (database: Database) => ({
  /** What an account and its organisation have in both services, by table, and how many others work there. */
  preview: (
    identity: Identity,
    recruiter: Recruiter,
  ): Promise<{ items: { table: string; rows: number }[]; colleagues: number }> =>
    database.asOwnAccount(identity, recruiter, async (sql) => {
      const rowCounts = Object.entries(await countRows(sql, recruiter))
      return {
        items: rowCounts.flatMap(([table, rows]) => (rows > 0 ? [{ table, rows }] : [])),
        colleagues: (await countAccounts(sql, recruiter)) - 1,
      }
    }),

  /**
   * Erases the organisation of an account that is alone in it, with everything of both, and stores the proof. Nobody can
   * join meanwhile: their account refers to the organisation's row, which is locked.
   */
  erase: (identity: Identity, recruiter: Recruiter, removeBytes: RemoveBytes): Promise<Deletion> =>
    database.asDeletion(identity, recruiter, async (sql) => {
      const isOwn = eq(organisations.id, recruiter.organisationId)
      const lockedRows = await sql.select({ id: organisations.id }).from(organisations).where(isOwn).for('update')
      if (lockedRows.length === 0) return { state: 'gone' }
      if ((await countAccounts(sql, recruiter)) > 1) return { state: 'colleagues' }
      let proof: Proof | null = null
      const note = async (items: ErasedRows[]): Promise<void> => {
        const [row] = await sql
          .insert(accountDeletions)
          .values({ id: v7(), organisation: recruiter.organisationId, items, identity_left: identity.uid })
          .returning({ id: accountDeletions.id, erased_at: accountDeletions.erased_at })
        proof = row ? { ...row, items } : null
      }
      await eraseOrganisation(sql, recruiter, { removeBytes, note })
      if (!proof) throw new Error('insert returned no row')
      return { state: 'erased', proof }
    }),

  /** Identities of erased accounts that the provider still knows. */
  identitiesLeft: (): Promise<string[]> =>
    database.asDeletionKeeper(async (sql) => {
      const rows = await sql
        .select({ uid: accountDeletions.identity_left })
        .from(accountDeletions)
        .where(isNotNull(accountDeletions.identity_left))
      return rows.flatMap(({ uid }) => (uid === null ? [] : [uid]))
    }),

  forgetIdentity: (uid: string): Promise<unknown> =>
    database.asDeletionKeeper((sql) =>
      sql.update(accountDeletions).set({ identity_left: null }).where(eq(accountDeletions.identity_left, uid)),
    ),
})

export type DeletionRepository = ReturnType<typeof createDeletionRepository>
