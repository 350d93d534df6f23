import { roles } from '@wervio/contracts'
import { ServiceError, type Caller, type Identity, type ReadEntry } from '@wervio/service-kit'
import { openConnections, rememberRecruiters, type ConnectionOptions } from '@wervio/service-kit/database'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { failureCode } from './failure-code.ts'

const row = z.object({
  account_id: z.string(),
  organisation_id: z.string(),
  role: z.enum(roles),
  is_over: z.boolean(),
})

/** SQLSTATE of a database that main-api hasn't migrated yet: no such view, column, function or role. */
const notMigrated = new Set(['42P01', '42703', '42883', '22023'])

/**
 * The accounts of main-api, through the one view and the one function this service may use. Away, or not migrated yet:
 * `unavailable`.
 */
export const openAccounts = (options: Omit<ConnectionOptions, 'role'>) => {
  const { transaction, close } = openConnections({ ...options, role: 'wervio_ai' })

  /** Throws `session_expired` when that sign-in was ended. */
  const accountOf = async ({ uid, signedInAt }: Pick<Identity, 'uid' | 'signedInAt'>): Promise<Caller | null> => {
    try {
      const { rows } = await transaction({ identity: uid }, (connection) =>
        connection.execute(
          sql`select account_id, organisation_id, role, ai.is_own_session_over(${new Date(signedInAt).toISOString()}) as is_over from ai.recruiters`,
        ),
      )
      const [account] = z.array(row).parse(rows)
      if (account?.is_over) throw new ServiceError('session_expired')
      return account
        ? { accountId: account.account_id, organisationId: account.organisation_id, role: account.role }
        : null
    } catch (error) {
      throw notMigrated.has(String(failureCode(error))) ? new ServiceError('unavailable', { cause: error }) : error
    }
  }

  const { find, forget } = rememberRecruiters(accountOf)

  return {
    find,
    /** Reads accounts anew from now on. */
    forget,
    /** Resolves when accounts can be read. */
    ready: async (): Promise<void> => {
      await accountOf({ uid: '', signedInAt: 0 })
    },
    /** Notes in the audit log of an organisation what its people looked at. */
    storeReads: async (organisationId: string, entries: readonly ReadEntry[]): Promise<void> => {
      const values = JSON.stringify(entries)
      await transaction(
        { organisation: organisationId },
        (connection) => connection.execute(sql`select ai.note_reads(${values}::jsonb)`),
        { caller: 'audit log' },
      )
    },
    /** What else this service keeps: the same connections, under the settings of whoever asks. */
    transaction,
    close,
  }
}

export type Accounts = ReturnType<typeof openAccounts>

/** Runs `work` under the settings of whoever asks. */
export type Transaction = Accounts['transaction']
