import { ServiceError, type Identity, type Recruiter } from '@wervio/service-kit'
import { openConnections, rememberRecruiters, type ConnectionOptions } from '@wervio/service-kit/database'
import { sql } from 'drizzle-orm'
import { failureCode } from './failure-code.ts'

type Row = { account_id: string; organisation_id: string; is_over: boolean }

/** SQLSTATE of a database that main-api hasn't migrated yet: no such view, function or role. */
const notMigrated = new Set(['42P01', '42883', '22023'])

/** The accounts of main-api, through the one view and the one function this service may use. Away, or not migrated yet: `unavailable`. */
export const openAccounts = (options: Omit<ConnectionOptions, 'role'>) => {
  const { transaction, close } = openConnections({ ...options, role: 'wervio_ai' })

  /** Throws `session_expired` when that sign-in was ended. */
  const accountOf = async ({ uid, signedInAt }: Pick<Identity, 'uid' | 'signedInAt'>): Promise<Recruiter | null> => {
    try {
      const { rows } = await transaction({ identity: uid }, (connection) =>
        connection.execute<Row>(
          sql`select account_id, organisation_id, ai.is_own_session_over(${new Date(signedInAt).toISOString()}) as is_over from ai.recruiters`,
        ),
      )
      const [row] = rows
      if (row?.is_over) throw new ServiceError('session_expired')
      return row ? { accountId: row.account_id, organisationId: row.organisation_id } : null
    } catch (error) {
      throw notMigrated.has(String(failureCode(error))) ? new ServiceError('unavailable', { cause: error }) : error
    }
  }

  return {
    find: rememberRecruiters(accountOf).find,
    /** Resolves when accounts can be read. */
    ready: async (): Promise<void> => {
      await accountOf({ uid: '', signedInAt: 0 })
    },
    /** What else this service keeps: the same connections, under the settings of whoever asks. */
    transaction,
    close,
  }
}

export type Accounts = ReturnType<typeof openAccounts>

/** Runs `work` under the settings of whoever asks. */
export type Transaction = Accounts['transaction']
