import type { Page } from '@playwright/test'

/** Milliseconds; longer than any limit of the loader. */
const LEAP = 15_000

/** Lets the test control the clock of every page loaded from now on; it runs normally until `leap`. */
export const holdClock = async (page: Page): Promise<void> => {
  await page.clock.install()
  // Playwright's clock doesn't control this limit.
  await page.addInitScript(() => {
    AbortSignal.timeout = (milliseconds) => {
      const controller = new AbortController()
      setTimeout(() => controller.abort(new DOMException('signal timed out', 'TimeoutError')), milliseconds)
      return controller.signal
    }
  })
}

/** Ends every running time limit. */
export const leap = (page: Page): Promise<void> => page.clock.fastForward(LEAP)
