import type { RecoveryCodeState } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { and, eq, isNull, max, min, sql as fragment } from 'drizzle-orm'
import { accounts } from '../accounts/table.ts'
import type { Database } from '../platform/database.ts'
import { recoveryCodes } from './table.ts'

const ofAccount = ({ accountId }: Recruiter) => eq(recoveryCodes.account_id, accountId)
const isUnused = isNull(recoveryCodes.used_at)

export const createRecoveryCodeRepository = (database: Database) => ({
  state: (recruiter: Recruiter): Promise<RecoveryCodeState> =>
    database.asAccount(recruiter, async (sql) => {
      const [row] = await sql
        .select({ created_at: min(recoveryCodes.created_at), used_at: max(recoveryCodes.used_at) })
        .from(recoveryCodes)
        .where(ofAccount(recruiter))
      const unusedCodes = await sql.$count(recoveryCodes, and(ofAccount(recruiter), isUnused))
      return { left: unusedCodes, created_at: row?.created_at ?? null, used_at: row?.used_at ?? null }
    }),

  /** Takes the place of an earlier set, whose codes are dead from then on. */
  replace: (recruiter: Recruiter, hashes: readonly string[]): Promise<void> =>
    database.asAccount(recruiter, async (sql) => {
      const isAccount = eq(accounts.id, recruiter.accountId)
      // One writer at a time: two sets at one moment would both count.
      await sql.select({ id: accounts.id }).from(accounts).where(isAccount).for('no key update')
      await sql.delete(recoveryCodes).where(ofAccount(recruiter))
      const { accountId: account_id, organisationId: organisation_id } = recruiter
      await sql.insert(recoveryCodes).values(hashes.map((code_hash) => ({ code_hash, account_id, organisation_id })))
    }),

  /** Whose unused code has this hash; null for none. */
  ownerOf: async (hash: string): Promise<Recruiter | null> =>
    (
      await database.asFeed(hash, (sql) =>
        sql
          .select({ accountId: recoveryCodes.account_id, organisationId: recoveryCodes.organisation_id })
          .from(recoveryCodes)
          .where(and(eq(recoveryCodes.code_hash, hash), isUnused)),
      )
    )[0] ?? null,

  /**
   * Uses a code up, for the account of `email` alone, and does `work` with its uid at the identity provider. When that
   * fails, the code stays unused. False when somebody used it meanwhile, or the address is another one.
   */
  use: (
    recruiter: Recruiter,
    { hash, email }: { hash: string; email: string },
    work: (uid: string) => Promise<void>,
  ): Promise<boolean> =>
    database.asAccount(recruiter, async (sql) => {
      const hasAddress = eq(fragment`lower(${accounts.email})`, email.toLowerCase())
      const [account] = await sql
        .select({ uid: accounts.provider_uid })
        .from(accounts)
        .where(and(eq(accounts.id, recruiter.accountId), hasAddress))
      if (!account) return false
      const usedCodes = await sql
        .update(recoveryCodes)
        .set({ used_at: fragment`clock_timestamp()` })
        .where(and(eq(recoveryCodes.code_hash, hash), ofAccount(recruiter), isUnused))
        .returning({ hash: recoveryCodes.code_hash })
      if (usedCodes.length === 0) return false
      await work(account.uid)
      return true
    }),
})

export type RecoveryCodeRepository = ReturnType<typeof createRecoveryCodeRepository>
