import { roles } from '@wervio/contracts'
import { ServiceError, type Caller } from '@wervio/service-kit'
import { openConnections, rememberRecruiters, type ConnectionOptions } from '@wervio/service-kit/database'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { failureCode } from './failure-code.ts'

const row = z.object({ account_id: z.string(), organisation_id: z.string(), role: z.enum(roles) })

/** SQLSTATE of a database that main-api hasn't migrated yet: no such view, column or role. */
const notMigrated = new Set(['42P01', '42703', '22023'])

/** The accounts of main-api, through the one view this service may read. Away, or not migrated yet: `unavailable`. */
export const openAccounts = (options: Omit<ConnectionOptions, 'role'>) => {
  const { transaction, close } = openConnections({ ...options, role: 'wervio_ai' })

  const accountOf = async (uid: string): Promise<Caller | null> => {
    try {
      const { rows } = await transaction({ identity: uid }, (connection) =>
        connection.execute(sql`select account_id, organisation_id, role from ai.recruiters`),
      )
      const [account] = z.array(row).parse(rows)
      return account
        ? { accountId: account.account_id, organisationId: account.organisation_id, role: account.role }
        : null
    } catch (error) {
      throw notMigrated.has(String(failureCode(error))) ? new ServiceError('unavailable', { cause: error }) : error
    }
  }

  const { find, forget } = rememberRecruiters(({ uid }) => accountOf(uid))

  return {
    find,
    /** Reads accounts anew from now on. */
    forget,
    /** Resolves when accounts can be read. */
    ready: async (): Promise<void> => {
      await accountOf('')
    },
    /** What else this service keeps: the same connections, under the settings of whoever asks. */
    transaction,
    close,
  }
}

export type Accounts = ReturnType<typeof openAccounts>

/** Runs `work` under the settings of whoever asks. */
export type Transaction = Accounts['transaction']
