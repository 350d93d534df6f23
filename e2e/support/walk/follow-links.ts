import { expect, type Page } from '@playwright/test'
import { pageAtRest } from '../page-at-rest.ts'
import { expectPage } from './look.ts'
import { routeOf } from './routes.ts'

const INTERNAL = 'a[href^="/"]:not([target]):not([download]):visible'

/** The addresses that visible links of the page lead to, inside the product and in the same tab. */
const linksOn = (page: Page): Promise<string[]> =>
  page.locator(INTERNAL).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))

const settle = async (page: Page): Promise<void> => {
  await pageAtRest(page)
  await expectPage(page)
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(beyond, `${page.url()} is no wider than the screen`).toBeLessThanOrEqual(0)
}

/**
 * Resolves when the page of a link that was pressed is there: the focus then goes from the link to its heading or its
 * content. The address changes sooner, with the page before still in place while the code of the next one is read.
 */
const pageChange = (page: Page, name: string): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('main') && !document.activeElement.closest('a')), {
      message: name,
    })
    .toBeTruthy()

/** A link to a route that wasn't opened yet, and the address of the page that has it. */
type Lead = { href: string; on: string }

/**
 * Follows links from the page that is open to every route that can be reached, each route once. Where a page has no new
 * link, the next page that had one is opened by its address. Returns the routes, with the first one. Fails on a page
 * without heading, and on one that is wider than the screen.
 */
export const followLinks = async (page: Page): Promise<Set<string>> => {
  const routes = new Set([routeOf(page.url())])
  const leads = new Map<string, Lead>()
  const isNew = (href: string) => !routes.has(routeOf(href))
  for (;;) {
    await settle(page)
    routes.add(routeOf(page.url()))
    const newLinks = (await linksOn(page)).filter(isNew)
    for (const href of newLinks) if (!leads.has(routeOf(href))) leads.set(routeOf(href), { href, on: page.url() })
    const lead =
      newLinks[0] === undefined
        ? [...leads.values()].find(({ href }) => isNew(href))
        : { href: newLinks[0], on: page.url() }
    if (!lead) return routes
    if (lead.on !== page.url()) {
      await page.goto(lead.on)
      await settle(page)
    }
    routes.add(routeOf(lead.href))
    await page.locator(`a[href="${lead.href}"]:not([target]):visible`).first().click()
    const name = `the link to ${lead.href} on ${lead.on}`
    await expect(page, name).not.toHaveURL(lead.on)
    await pageChange(page, name)
  }
}
