import type { BrowserContext } from '@playwright/test'
import { createRecruiter, type Recruiter } from './accounts.ts'
import { sharedUrls } from './shared-product.ts'
import { signIn } from './sign-in.ts'
import { test as base } from './test.ts'

type WorkerSession = { recruiter: Recruiter; state: Awaited<ReturnType<BrowserContext['storageState']>> }

/** For tests that only need a signed-in user: one recruiter a worker, signed in once, with a new page for each test. */
export const signedInTest = base.extend<object, { workerSession: WorkerSession }>({
  workerSession: [
    async ({ browser }, provide) => {
      const urls = sharedUrls()
      const recruiter = await createRecruiter(urls)
      const context = await browser.newContext({ baseURL: urls.shell })
      await signIn(await context.newPage(), recruiter)
      await provide({ recruiter, state: await context.storageState() })
      await context.close()
    },
    { scope: 'worker' },
  ],
  storageState: async ({ workerSession }, provide) => provide(workerSession.state),
  recruiter: async ({ workerSession }, provide) => provide(workerSession.recruiter),
})

export { expect } from './test.ts'
