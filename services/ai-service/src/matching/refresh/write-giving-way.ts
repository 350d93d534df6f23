import type { Sql } from '@wervio/service-kit/database'
import { sql } from 'drizzle-orm'
import { isGoneReference, isLockNotAvailable } from '../../platform/failure-code.ts'
import type { ScoreStaleOptions } from './options.ts'
import { settingsOf } from '../../platform/settings-of.ts'

/**
 * A candidate that goes between being looked for and being written is left out the next time; who deletes many needs a
 * while.
 */
const ATTEMPTS = 10
/**
 * Milliseconds that background work waits for a row that somebody else holds. Shorter than the second after which
 * PostgreSQL ends one of two transactions that wait for each other (`deadlock_timeout`), which may be the one of a
 * recruiter who deletes candidates.
 */
const LONGEST_LOCK_MS = 300

/** Writes in one transaction, which gives way to whoever holds the same rows, and tries again. */
export const writeGivingWay = async <T>(
  { transaction, recruiter }: Pick<ScoreStaleOptions, 'transaction' | 'recruiter'>,
  work: (connection: Sql) => Promise<T>,
): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction(settingsOf(recruiter), async (connection) => {
        await connection.execute(sql`select set_config('lock_timeout', ${`${LONGEST_LOCK_MS}ms`}, true)`)
        return work(connection)
      })
    } catch (error) {
      if (attempt === ATTEMPTS || !(isGoneReference(error) || isLockNotAvailable(error))) throw error
    }
  }
}
