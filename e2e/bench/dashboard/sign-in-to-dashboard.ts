import type { Browser, Page } from '@playwright/test'
import { pageAtRest } from '../../support/page-at-rest.ts'
import { CONNECTION } from '../federation/throttled.ts'

type Credentials = { email: string; password: string }

/** A cold browser on the product; on the slow connection of the other benches when `isSlow`. */
export const withColdPage = async <T>(
  browser: Browser,
  { origin, isSlow }: { origin: string; isSlow: boolean },
  work: (page: Page) => Promise<T>,
): Promise<T> => {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    if (isSlow) {
      const session = await context.newCDPSession(page)
      await session.send('Network.enable')
      await session.send('Network.emulateNetworkConditions', CONNECTION)
    }
    return await work(page)
  } finally {
    await context.close()
  }
}

/** Milliseconds after which a dashboard that isn't usable never will be. */
const LONGEST = 120_000

/**
 * Resolves in the page, with the milliseconds since the click on 'Inloggen', once the greeting, the quick actions and
 * what waits today have been laid out. Rejects with what is missing after two minutes.
 */
const usableAfterClick = (page: Page): Promise<number> =>
  page.evaluate(
    (longest) =>
      new Promise<number>((resolve, reject) => {
        let clicked = 0
        document.addEventListener(
          'click',
          (event) => {
            clicked = event.timeStamp
          },
          { capture: true, once: true },
        )
        const missingParts = () =>
          Object.entries({
            greeting: /^Goede(morgen|middag|navond)/.test(document.querySelector('h1')?.textContent ?? ''),
            actions: document.querySelectorAll('nav[aria-label="Snelle acties"] a').length >= 4,
            today: document.querySelector('section[aria-labelledby="vandaag"] li a') !== null,
          }).flatMap(([part, isThere]) => (isThere ? [] : [part]))
        const changes = new MutationObserver(() => {
          if (clicked === 0 || missingParts().length > 0) return
          changes.disconnect()
          void document.body.offsetHeight
          resolve(performance.now() - clicked)
        })
        changes.observe(document.body, { childList: true, subtree: true, characterData: true })
        setTimeout(() => {
          changes.disconnect()
          reject(new Error(`the dashboard at ${location.pathname} is without: ${missingParts().join(', ')}`))
        }, longest)
      }),
    LONGEST,
  )

/**
 * Milliseconds from the click on 'Inloggen', in a browser that never was here, until the dashboard is usable. Throws
 * when a quick action then doesn't answer a click.
 */
export const signInToDashboard = async (page: Page, { email, password }: Credentials): Promise<number> => {
  await page.goto('/login')
  const form = page.getByRole('form', { name: 'Inloggen' })
  await form.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await form.getByRole('textbox', { name: 'Wachtwoord' }).fill(password)
  // A person has typed for longer than that.
  await pageAtRest(page)
  const usable = usableAfterClick(page)
  await form.getByRole('button', { name: 'Inloggen' }).click()
  const took = await usable
  const action = page.getByRole('navigation', { name: 'Snelle acties' }).getByRole('link').first()
  const address = await action.getAttribute('href')
  await action.click()
  await page.waitForURL((url) => url.pathname === address)
  return took
}
