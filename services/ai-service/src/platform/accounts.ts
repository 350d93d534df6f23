import { ServiceError, type Recruiter } from '@wervio/service-kit'
import { openConnections, rememberRecruiters, type ConnectionOptions } from '@wervio/service-kit/database'
import { sql } from 'drizzle-orm'
import { failureCode } from './failure-code.ts'

type Row = { account_id: string; organisation_id: string }

/** SQLSTATE of a database that main-api hasn't migrated yet: no such view, no such role. */
const notMigrated = new Set(['42P01', '22023'])

/** The accounts of main-api, through the one view this service may read. Away, or not migrated yet: `unavailable`. */
export const openAccounts = (options: Omit<ConnectionOptions, 'role'>) => {
  const { transaction, close } = openConnections({ ...options, role: 'wervio_ai' })

  const accountOf = async (uid: string): Promise<Recruiter | null> => {
    try {
      const { rows } = await transaction({ identity: uid }, (connection) =>
        connection.execute<Row>(sql`select account_id, organisation_id from ai.recruiters`),
      )
      const [row] = rows
      return row ? { accountId: row.account_id, organisationId: row.organisation_id } : null
    } catch (error) {
      throw notMigrated.has(String(failureCode(error))) ? new ServiceError('unavailable', { cause: error }) : error
    }
  }

  return {
    find: rememberRecruiters(({ uid }) => accountOf(uid)),
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
