import { describeError } from '@wervio/service-kit'
import { sql as fragment } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../platform/database.ts'
import { startRounds, type Rounds } from '../../platform/rounds.ts'

const EVERY_MS = 60_000

/**
 * Makes one row of many stored counts every minute, for organisations where much has changed: a save adds a row for
 * each skill. Several copies may do it; one at a time does.
 */
export const startMergingCounts = (database: Database, log: FastifyBaseLogger): Rounds => {
  const merge = async (): Promise<void> => {
    try {
      await database.asNobody((sql) => sql.execute(fragment`select main.merge_candidate_value_counts()`))
    } catch (error) {
      log.warn({ failure: describeError(error) }, 'counts of candidates were not merged')
    }
  }
  return startRounds('tidy', merge, database.opened, EVERY_MS)
}
