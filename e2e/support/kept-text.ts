import type { Page } from '@playwright/test'

/** All text the browser keeps for a user, joined; empty when it keeps none. */
export const keptText = (page: Page, uid: string): Promise<string> =>
  page.evaluate(
    (owner) =>
      Object.entries(localStorage)
        .filter(([key]) => key.includes(owner) && key.startsWith('wervio:'))
        .map(([, value]) => String(value))
        .join('\n'),
    uid,
  )
