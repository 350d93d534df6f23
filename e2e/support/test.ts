import { test as base, expect, type Page } from '@playwright/test'
import { createRecruiter, type Recruiter } from './accounts.ts'
import { ConsoleGuard } from './console-guard.ts'
import { sharedUrls } from './shared-product.ts'
import { signInByForm, stateOf, type WorkerSession } from './signed-in-state.ts'
import type { Urls } from './urls.ts'

type Fixtures = {
  /** Where the product under test answers. */
  urls: Urls
  /** Fails the test on any console error or warning it didn't allow. */
  complaints: ConsoleGuard
  /** A recruiter of this test alone, registered, with an organisation of their own. */
  recruiter: Recruiter
  /** An empty page in whose browser `recruiter` is signed in. */
  signedIn: Page
  /** Signs somebody in, in the browser of a page, as the form would; the page stays as it is. */
  enter: (page: Page, recruiter: Recruiter) => Promise<void>
}

type WorkerFixtures = {
  /** A recruiter whom the tests of a worker share, signed in by the form. */
  workerSession: WorkerSession
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  workerSession: [
    async ({ browser }, provide) => provide(await signInByForm(browser, sharedUrls())),
    { scope: 'worker' },
  ],
  urls: async ({}, provide) => provide(sharedUrls()),
  baseURL: async ({ urls }, provide) => provide(urls.shell),
  complaints: [
    async ({ context }, provide) => {
      const guard = new ConsoleGuard()
      guard.watch(context)
      await provide(guard)
      expect(guard.unexpected).toEqual([])
    },
    { auto: true },
  ],
  recruiter: async ({ urls }, provide) => provide(await createRecruiter(urls)),
  enter: async ({ workerSession }, provide) =>
    provide((page, recruiter) => page.context().setStorageState(stateOf(recruiter, workerSession))),
  signedIn: async ({ page, recruiter, enter }, provide) => {
    await enter(page, recruiter)
    await provide(page)
  },
})

export { expect }
