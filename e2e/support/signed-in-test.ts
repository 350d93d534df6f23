import { test as base } from './test.ts'

/** For tests that only need a signed-in user: one recruiter a worker, signed in once, with a new page for each test. */
export const signedInTest = base.extend({
  storageState: async ({ workerSession }, provide) => provide(workerSession.state),
  recruiter: async ({ workerSession }, provide) => provide(workerSession.recruiter),
})

export { expect } from './test.ts'
