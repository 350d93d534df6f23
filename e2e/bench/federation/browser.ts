import { request } from 'node:http'
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { chromium as settings } from '../../support/chromium.ts'
import { recruiter } from './wire.ts'
import { pageAtRest } from '../../support/page-at-rest.ts'

/** The browser the end-to-end tests use too. */
export const openBrowser = (): Promise<Browser> => chromium.launch(settings.launchOptions)

/** Elements that show that a page has its content. */
export const content = {
  '/': (page: Page) => page.getByRole('heading', { level: 1 }),
  '/dashboard': (page: Page) => page.getByRole('heading', { level: 1, name: /^Goede/ }),
  '/agenda': (page: Page) => page.getByRole('heading', { level: 1, name: 'Agenda Overzicht' }),
  '/vacancy-dashboard': (page: Page) => page.getByRole('heading', { level: 1, name: 'Vacatures' }),
  '/dashboard-candidates': (page: Page) => page.getByRole('heading', { level: 1, name: 'Kandidaten' }),
  '/match-analysis': (page: Page) => page.getByRole('heading', { level: 1, name: 'CV Match Analyse' }),
}
export type View = keyof typeof content

/** A browser with an empty cache in which the recruiter is signed in where the view needs it. */
export const freshContext = async (browser: Browser, origin: string, view: View): Promise<BrowserContext> => {
  if (view === '/') return browser.newContext()
  const first = await browser.newContext()
  const page = await first.newPage()
  await page.goto(`${origin}/login?next=${encodeURIComponent(view)}`)
  await page.getByLabel('E-mail').fill(recruiter.email)
  await page
    .getByLabel(/^Wachtwoord/)
    .first()
    .fill(recruiter.password)
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await content[view](page).waitFor()
  const storageState = await first.storageState({ indexedDB: true })
  await first.close()
  return browser.newContext({ storageState })
}

/** The addresses of all scripts a first view loads, until its content shows and the network rests. */
export const scriptsOf = async (browser: Browser, origin: string, view: View): Promise<string[]> => {
  const context = await freshContext(browser, origin, view)
  const page = await context.newPage()
  const scripts = new Set<string>()
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' && response.ok()) scripts.add(response.url())
  })
  await page.goto(origin + view)
  await content[view](page).waitFor()
  await pageAtRest(page)
  await context.close()
  return [...scripts]
}

/** Bytes on the wire of one file with brotli, without headers. */
export const compressedSize = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let size = 0
      response.on('data', (part: Buffer) => (size += part.length))
      response.on('end', () =>
        response.headers['content-encoding'] === 'br'
          ? resolve(size)
          : reject(new Error(`${url} is not precompressed`)),
      )
      response.on('error', reject)
    })
      .on('error', reject)
      .end()
  })
