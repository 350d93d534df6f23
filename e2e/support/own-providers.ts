import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { GOOGLE_SECRET, startGooglePeer, type GooglePeer } from '../peers/google/peer.ts'
import { createWorld } from '../peers/google/world.ts'
import { MICROSOFT_CLIENT, microsoftTest } from './own-microsoft.ts'

const SCRIPT = 'https://accounts.google.com/gsi/client*'

/**
 * A product for one worker alone, set up with stand-ins for Microsoft and Google. Use it in a file whose tests run one
 * after another.
 */
export const providersTest = microsoftTest.extend<{ googleWorld: void }, { google: GooglePeer }>({
  google: [
    async ({}, provide) => {
      const google = await startGooglePeer()
      await provide(google)
      await google.close()
    },
    { scope: 'worker' },
  ],
  ownEnvironment: [
    async ({ peer, google }, provide, { workerIndex }) => {
      const certificates = join(tmpdir(), `wervio-e2e-providers-${workerIndex}-${process.pid}.pem`)
      await writeFile(certificates, `${peer.certificate}\n${google.certificate}`)
      await provide({
        MICROSOFT_CLIENT_ID: MICROSOFT_CLIENT,
        MICROSOFT_AUTHORITY: `${peer.origin}/organizations`,
        MICROSOFT_GRAPH_URL: `${peer.origin}/v1.0`,
        GOOGLE_CLIENT_ID: 'stand-in.apps.googleusercontent.com',
        GOOGLE_CLIENT_SECRET: GOOGLE_SECRET,
        GOOGLE_TOKEN_URL: `${google.origin}/token`,
        GOOGLE_KEYS_URL: `${google.origin}/certs`,
        NODE_EXTRA_CA_CERTS: certificates,
      })
      await rm(certificates)
    },
    { scope: 'worker' },
  ],
  googleWorld: [
    async ({ google, context }, provide) => {
      Object.assign(google.world, createWorld())
      await context.route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body: google.script }))
      await provide()
    },
    { auto: true },
  ],
})

type Provider = 'Google' | 'Microsoft'

export const providerButton = (page: Page, provider: Provider) =>
  page.getByRole('button', { name: `Doorgaan met ${provider}` })

/** Opens the window of a provider by a button, once its code has loaded. */
export const openProvider = async (page: Page, provider: Provider, button = providerButton(page, provider)) => {
  await expect(button).toBeEnabled()
  // Pressed before the code has loaded, it says so and opens nothing; a person presses again.
  let popup: Page | undefined
  page.once('popup', (opened) => (popup = opened))
  await expect(async () => {
    if (popup === undefined) await button.click({ timeout: 1_000 })
    expect(popup).toBeDefined()
  }).toPass()
  if (popup === undefined) throw new Error('no window')
  await expect(popup.getByRole('link', { name: /Noor de Recruiter/ })).toBeVisible()
  return popup
}

/** Goes through the window of a provider with its first account. */
export const chooseAccount = async (page: Page, provider: Provider, button = providerButton(page, provider)) => {
  const popup = await openProvider(page, provider, button)
  await popup.getByRole('link', { name: /Noor de Recruiter/ }).click()
}

export { expect } from './own-microsoft.ts'
