import { test as base, expect, type Page } from '@playwright/test'
import { createRecruiter, type Recruiter } from './accounts.ts'
import { ConsoleGuard } from './console-guard.ts'
import { signIn } from './sign-in.ts'
import { sharedUrls } from './shared-product.ts'
import type { Urls } from './urls.ts'

type Fixtures = {
  /** Where the product under test answers. */
  urls: Urls
  /** Fails the test on any console error or warning it didn't allow. */
  complaints: ConsoleGuard
  /** A recruiter of this test alone, registered, with an organisation of their own. */
  recruiter: Recruiter
  /** A page on which `recruiter` is signed in, on the dashboard. */
  signedIn: Page
}

export const test = base.extend<Fixtures>({
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
  signedIn: async ({ page, recruiter }, provide) => {
    await signIn(page, recruiter)
    await provide(page)
  },
})

export { expect }
