import type { Page } from '@playwright/test'

/** Milliseconds without anything new, as Playwright's `networkidle` has it. */
const QUIET_MS = 500

/**
 * Resolves when a page has loaded and got nothing new for half a second. Playwright's `networkidle` never comes on a
 * signed-in page, whose stream of notifications stays open.
 */
export const pageAtRest = async (page: Page): Promise<void> => {
  await page.waitForLoadState('load')
  await page.evaluate(async (quiet) => {
    let count = -1
    let since = performance.now()
    while (performance.now() - since < quiet) {
      const now = performance.getEntriesByType('resource').length
      if (now !== count) since = performance.now()
      count = now
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }, QUIET_MS)
}
