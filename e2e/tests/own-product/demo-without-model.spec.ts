import { demoRecruiter, demoVacancies } from '@wervio/demo-data'
import { demoState } from '../../../scripts/demo/state.ts'
import { freePorts } from '@wervio/testing/free-port'
import { LlmPeer } from '../../support/llm-peer.ts'
import { signIn } from '../../support/sign-in.ts'
import { startFresh } from '../../support/start-fresh.ts'
import { expect, ownTest } from '../../support/own-product.ts'

/** A product with the sample data, whose language model refuses every call. */
const test = ownTest.extend<object, { peer: LlmPeer }>({
  peer: [
    async ({}, provide) => {
      const [port = 0] = await freePorts(1)
      const peer = new LlmPeer(port)
      await peer.behave('unauthorized')
      await provide(peer)
      await peer.stop()
    },
    { scope: 'worker' },
  ],
  ownProduct: [
    async ({ peer }, provide) => {
      const env = { AI_BASE_URL: peer.address, AI_MODEL: 'stand-in', AI_API_KEY: 'sleutel' }
      const product = await startFresh({ demo: true, env })
      await provide(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
})

test.describe.configure({ timeout: 300_000 })

test('the product starts with its sample data where the model refuses', async ({ page, ownProduct, peer }) => {
  await signIn(page, demoRecruiter)
  await page.goto('/vacancy-dashboard')
  await expect(page.locator('main a[href^="/vacancy/"]')).toHaveCount(demoVacancies.length)
  await expect.poll(() => demoState(ownProduct.dataDir)).toBe('done')
  // Sample data is made by the rules alone.
  expect(await peer.requests()).toEqual([])
})
