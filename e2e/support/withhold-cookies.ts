import type { Page } from '@playwright/test'

/** The exceptions of a browser that withholds cookies from other sites are off too. */
const COOKIES_WITHHELD = {
  enableThirdPartyCookieRestriction: true,
  disableThirdPartyCookieMetadata: true,
  disableThirdPartyCookieHeuristics: true,
}

/** Has a tab give a frame of another site no cookies, as Safari does and Chromium by this switch. */
export const withholdCookies = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCookieControls', COOKIES_WITHHELD)
}
