import { isUnreachable, openConnections } from '@wervio/service-kit/database'
import { drizzle } from 'drizzle-orm/node-postgres'
import { failureCode } from '../../platform/failure-code.ts'
import type { OwnerTransaction } from './import-store.ts'
import { TaxonomyError } from './taxonomy-error.ts'

/** SQLSTATE and what the operator can do about it. */
const ADVICE: Readonly<Record<string, string>> = {
  '42P01': 'the database has no tables for a taxonomy yet: start this version of Wervio once',
  '3F000': 'the database has no tables for a taxonomy yet: start this version of Wervio once',
  '42501': 'this user may not write the taxonomy: use the DATABASE_URL of main-api',
  '53100': 'the disk of the database is full',
}

const explain = (error: unknown): unknown => {
  if (error instanceof TaxonomyError) return error
  if (isUnreachable(error))
    return new TaxonomyError('the database can’t be reached: start Wervio, or set DATABASE_URL', { cause: error })
  const advice = ADVICE[String(failureCode(error))]
  return advice === undefined ? error : new TaxonomyError(advice, { cause: error })
}

/** Transactions as the user of `url`, who has to own the tables: not under a role of a service, which may only read. */
export const openOwner = (url: string): { transaction: OwnerTransaction; close: () => Promise<void> } => {
  // The role is that of its own transactions, which are not used here.
  const { pool, close } = openConnections({
    url,
    connections: 1,
    role: 'wervio_ai',
    onLostConnection: () => undefined,
  })
  return {
    transaction: async (work) => {
      try {
        return await drizzle(pool).transaction(work)
      } catch (error) {
        throw explain(error)
      }
    },
    close,
  }
}
