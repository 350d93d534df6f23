import { AsyncLocalStorage } from 'node:async_hooks'

/** The current request or job, and whether it has used the database. */
const scope = new AsyncLocalStorage<{ hasUsedDatabase: boolean }>()

/** Runs a request. The database may refuse it as overloaded before its first use of it, but not after. */
export const asRequest = <T>(work: () => T): T => scope.run({ hasUsedDatabase: false }, work)

/** Runs a job. Nobody waits for it, so it is never refused and waits for its turn however long that takes. */
export const asJob = <T>(work: () => T): T => scope.run({ hasUsedDatabase: true }, work)

/** Whether the current work may still be refused; calling this counts as its first use of the database. */
export const mayBeRefused = (): boolean => {
  const work = scope.getStore()
  if (!work) return true
  const { hasUsedDatabase } = work
  work.hasUsedDatabase = true
  return !hasUsedDatabase
}
