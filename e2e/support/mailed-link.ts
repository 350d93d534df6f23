import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { until } from '@wervio/testing/until'
import { sharedDataDir } from './shared-product.ts'

/** The link that the built-in sign-in wrote into its log in the place of a mail. */
export const mailedLink = (kind: 'VERIFY_EMAIL' | 'PASSWORD_RESET', email: string): Promise<string> =>
  until(`a link for ${email}`, async () => {
    const log = await readFile(join(sharedDataDir(), 'logs', 'auth-emulator.log'), 'utf8')
    return new RegExp(`${kind} ${email}: (\\S+)`).exec(log)?.[1]
  })

/** Confirms the address with the link that was sent to it, in another tab. */
export const confirmAddress = async (page: Page, email: string): Promise<void> => {
  const tab = await page.context().newPage()
  await tab.goto(await mailedLink('VERIFY_EMAIL', email))
  await tab.getByRole('button', { name: 'Bevestigen' }).click()
  await expect(tab.getByRole('status')).toContainText('Je e-mailadres is bevestigd.')
  await tab.close()
  await page.bringToFront()
  // A headless browser doesn't say that a tab came back.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
}
