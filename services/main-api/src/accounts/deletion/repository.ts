import { messages, type Succession } from '@wervio/contracts'
import type { Identity, Recruiter } from '@wervio/service-kit'
import { eq, isNotNull } from 'drizzle-orm'
import { v7 } from 'uuid'
import { refuseHeir } from '../../colleagues/heirs.ts'
import { takeTurn } from '../../colleagues/owners.ts'
import type { Database, Sql } from '../../platform/database.ts'
import { countAccountRows, eraseAccount } from '../erasure/erase-account.ts'
import {
  countRows,
  eraseOrganisation,
  type ErasedRows,
  type RemoveBytes,
  type TableRows,
} from '../erasure/erase-organisation.ts'
import { leave, readSuccession, type Heir } from './leave.ts'
import { accounts, organisations } from '../table.ts'
import { accountDeletions } from './table.ts'

type Proof = { id: string; erased_at: string; items: ErasedRows[]; handed_over: TableRows[] }

/** What became of a deletion. `gone`: another one was faster. */
export type Deletion = { state: 'erased'; proof: Proof } | { state: 'gone' }

const hasColleagues = async (sql: Sql, { organisationId }: Recruiter): Promise<boolean> =>
  (await sql.$count(accounts, eq(accounts.organisation_id, organisationId))) > 1

/** What goes, without what a colleague takes over. */
const personalRows = (all: Record<string, number>, owned: Record<string, number>): TableRows[] =>
  Object.entries(all).flatMap(([table, total]) => {
    const rows = total - (owned[table] ?? 0)
    return rows > 0 ? [{ table, rows }] : []
  })

/**
 * Whether nobody else is in the organisation, nor can join it any more: their account would refer to its row, which is
 * locked.
 */
const isAlone = async (sql: Sql, recruiter: Recruiter): Promise<boolean> => {
  if (await hasColleagues(sql, recruiter)) return false
  const isOwn = eq(organisations.id, recruiter.organisationId)
  await sql.select({ id: organisations.id }).from(organisations).where(isOwn).for('update')
  return !(await hasColleagues(sql, recruiter))
}

export const createDeletionRepository = (database: Database) => ({
  /**
   * What goes with an account in both services, by table: with its organisation when it is alone there, else what is
   * personal, and then `succession` says what a colleague takes over.
   */
  preview: (identity: Identity, recruiter: Recruiter): Promise<{ items: TableRows[]; succession: Succession | null }> =>
    database.asOwnAccount(identity, recruiter, async (sql) => {
      const leaving = await readSuccession(sql, recruiter)
      if (!leaving) return { items: personalRows(await countRows(sql, recruiter), {}), succession: null }
      const { succession, owned } = leaving
      return { items: personalRows(await countAccountRows(sql, recruiter), owned), succession }
    }),

  /**
   * Erases an account with everything of it, and with its organisation when it is alone there, and stores the proof.
   * What it owned goes to the heir. Throws `validation_failed` without one who can take over, or with one when nobody
   * else is left, and `last_owner` when nobody would be owner any more.
   */
  erase: (identity: Identity, recruiter: Recruiter, choice: Heir, removeBytes: RemoveBytes): Promise<Deletion> =>
    database.asDeletion(identity, recruiter, async (sql) => {
      const owners = await takeTurn(sql, recruiter)
      if ((await sql.$count(accounts, eq(accounts.id, recruiter.accountId))) === 0) return { state: 'gone' }
      let proof: Proof | null = null
      const noteWith =
        (handed_over: TableRows[]) =>
        async (items: ErasedRows[]): Promise<void> => {
          const [row] = await sql
            .insert(accountDeletions)
            .values({
              id: v7(),
              organisation: recruiter.organisationId,
              items,
              handed_over,
              identity_left: identity.uid,
            })
            .returning({ id: accountDeletions.id, erased_at: accountDeletions.erased_at })
          proof = row ? { ...row, items, handed_over } : null
        }
      if (await isAlone(sql, recruiter)) {
        // Whoever chose an heir has not agreed to everything going.
        if (choice.heir !== undefined) throw refuseHeir(messages.deletionAlone)
        await eraseOrganisation(sql, recruiter, { removeBytes, note: noteWith([]) })
      } else {
        const note = noteWith(await leave(sql, recruiter, owners, choice))
        await eraseAccount(sql, recruiter, { removeBytes, note })
      }
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
