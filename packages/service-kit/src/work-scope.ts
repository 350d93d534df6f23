import { AsyncLocalStorage } from 'node:async_hooks'
import { observeJob } from './telemetry/observe-work.ts'

/** Whoever does the work: an account, or the kind of background work; neither for a caller without an account. */
export type Author = { accountId?: string | undefined; job?: string | undefined }

/** The current request or job: whether it has used the database, and who does it. */
const scope = new AsyncLocalStorage<{ hasUsedDatabase: boolean; author: Author }>()

/**
 * Runs a request of `accountId`. The database may refuse it as overloaded before its first use of it, but not after.
 */
export const asRequest = <T>(work: () => T, author: Author = {}): T =>
  scope.run({ hasUsedDatabase: false, author }, work)

/**
 * Runs a job, which the audit log and the metrics call `job`. Nobody waits for it, so it is never refused and waits for
 * its turn however long that takes.
 */
export const asJob = <T>(job: string, work: () => Promise<T>): Promise<T> =>
  scope.run({ hasUsedDatabase: true, author: { job } }, () => observeJob(job, work))

/** Runs a part of a request that the service does by itself, under the name of a job in the audit log. */
export const asPartOf = <T>(job: string, work: () => T): T => {
  const current = scope.getStore()
  return scope.run({ hasUsedDatabase: current?.hasUsedDatabase ?? false, author: { job } }, work)
}

/** Who does the current work. */
export const currentAuthor = (): Author => scope.getStore()?.author ?? {}

/** Whether the current work may still be refused; calling this counts as its first use of the database. */
export const mayBeRefused = (): boolean => {
  const work = scope.getStore()
  if (!work) return true
  const { hasUsedDatabase } = work
  work.hasUsedDatabase = true
  return !hasUsedDatabase
}
