import { setTimeout as sleep } from 'node:timers/promises'
import { isStorageFailure } from '@wervio/service-kit'
import { isUnreachable } from '@wervio/service-kit/database'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from './database.ts'
import { isMigrated, migrateDatabase } from './migrate.ts'

const RETRY_MS = 500

/**
 * Migrates and opens the database as soon as it can be reached, however long that takes, so that the order of starting
 * doesn't matter; it also waits for a disk that is too full for a migration. Calls `refused` when a migration itself
 * fails. Returns a function that stops trying.
 */
export const prepareDatabase = (
  database: Database,
  log: FastifyBaseLogger,
  refused: (error: unknown) => void,
): (() => Promise<void>) => {
  const stopped = new AbortController()

  const isUpToDate = async (): Promise<boolean> => {
    try {
      return await isMigrated(database.pool)
    } catch (error) {
      if (!isUnreachable(error)) throw error
      return false
    }
  }

  const attempt = async (): Promise<boolean> => {
    try {
      await migrateDatabase(database.pool)
      return true
    } catch (error) {
      // The migrator writes even when there is nothing to do; with a full disk an up-to-date database must still be
      // readable.
      if (isStorageFailure(error)) return isUpToDate()
      if (!isUnreachable(error)) throw error
      return false
    }
  }

  const run = async () => {
    if (!(await attempt())) {
      log.warn('waiting for the database')
      do await sleep(RETRY_MS, undefined, { signal: stopped.signal })
      while (!(await attempt()))
    }
    database.open()
    log.info('database is up to date')
  }

  const startupRun = run().catch((error: unknown) => {
    if (!stopped.signal.aborted) refused(error)
  })

  return async () => {
    stopped.abort()
    await startupRun
  }
}
