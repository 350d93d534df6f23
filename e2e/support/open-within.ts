import type { Page } from '@playwright/test'

/** Opens an address of the product in the document that is open, as a link does, without loading everything again. */
export const openWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate((address) => {
    history.pushState({}, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
