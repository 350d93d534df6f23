import type { Page } from '@playwright/test'

/** More than any limit of the loader, in milliseconds. */
const LEAP = 15_000

/** Puts the time of every page loaded from now on in the hands of the test; it runs as always until `leap`. */
export const holdClock = async (page: Page): Promise<void> => {
  await page.clock.install()
  // The clock of Playwright leaves this one limit to the browser.
  await page.addInitScript(() => {
    AbortSignal.timeout = (milliseconds) => {
      const controller = new AbortController()
      setTimeout(() => controller.abort(new DOMException('signal timed out', 'TimeoutError')), milliseconds)
      return controller.signal
    }
  })
}

/** Ends every wait on a limit that stands now. */
export const leap = (page: Page): Promise<void> => page.clock.fastForward(LEAP)
