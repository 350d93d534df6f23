import { AsyncLocalStorage } from 'node:async_hooks'

/** One piece of work: a request, or a job. `begun` once it has used the database. */
const scope = new AsyncLocalStorage<{ begun: boolean }>()

/** Runs a request: it may be refused for want of room before it first uses the database, and no more after that. */
export const asRequest = <T>(work: () => T): T => scope.run({ begun: false }, work)

/** Runs a job: nobody waits for it, so it is never refused and takes its turn however long that is. */
export const asJob = <T>(work: () => T): T => scope.run({ begun: true }, work)

/** Whether the work that runs now may still be refused; asking counts as its first use of the database. */
export const mayBeRefused = (): boolean => {
  const work = scope.getStore()
  if (!work) return true
  const { begun } = work
  work.begun = true
  return !begun
}
