import { signInByForm } from './signed-in-state.ts'
import { startFresh, type FreshProduct } from './start-fresh.ts'
import { test as base } from './test.ts'

/**
 * A product for one worker alone, for tests that stop or kill processes or set them up differently. Use it in a file
 * whose tests run one after another: `ownTest.describe.configure({ mode: 'serial' })`.
 */
export const ownTest = base.extend<object, { ownProduct: FreshProduct; ownEnvironment: NodeJS.ProcessEnv }>({
  ownEnvironment: [async ({}, provide) => provide({}), { scope: 'worker' }],
  ownProduct: [
    async ({ ownEnvironment }, provide) => {
      const product = await startFresh({ env: ownEnvironment })
      await provide(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  workerSession: [
    async ({ browser, ownProduct }, provide) => provide(await signInByForm(browser, ownProduct.urls)),
    { scope: 'worker' },
  ],
  urls: async ({ ownProduct }, provide) => provide(ownProduct.urls),
  // A page asks for its stream of notifications again while main-api is down, and the browser writes a line for each
  // try.
  complaints: async ({ complaints }, provide) => {
    complaints.allow(/\/api\/notifications\/events\)$/)
    await provide(complaints)
  },
})

export { expect } from './test.ts'
