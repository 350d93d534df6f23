import type { Page } from '@playwright/test'
import { layoutShift, watchLayoutShift } from '../support/layout-shift.ts'
import { awakePage, homePage } from '../support/marks.ts'
import { expect, test } from '../support/test.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the home page can be read in its chrome, and its links lead on', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(invitation(page)).toBeVisible()
    await expect(page).toHaveTitle(/ · Wervio$/)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Prijzen' }).click()
    await expect(page).toHaveURL('/pricing')
  })

  test('what code unfolds can be read: the texts behind tabs and the panels behind cards', async ({ page }) => {
    for (const [tab, heading] of [
      ['terms', 'Gebruikersvoorwaarden'],
      ['fairuse', 'Fair use policy'],
    ] as const) {
      await page.goto(`/privacy?tab=${tab}`)
      await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible()
    }
    await page.goto('/how-it-works')
    await expect(page.getByRole('heading', { level: 2, name: 'Recruiter feedback' })).toBeVisible()
  })
})

/** Shows that the home page can be read, with or without its code. */
const invitation = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Probeer gratis' }).first()

/** Elements that were the largest paint of the page, one after the other; null for one that is no longer in the page. */
const largestPaints = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<(string | null)[]>((resolve) => {
        const read = (list: PerformanceObserverEntryList) =>
          resolve(
            (list.getEntries() as (PerformanceEntry & { element: Element | null })[]).map(
              ({ element }) => element?.textContent ?? null,
            ),
          )
        new PerformanceObserver(read).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )

for (const path of ['/', '/pricing', '/about', '/privacy'])
  test(`what the code paints on ${path} is no larger than what could be read before`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    await expect(awakePage(page)).toBeAttached()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const paints = await largestPaints(page)
    expect(paints.length).toBeGreaterThan(0)
    expect(paints.filter((text) => text !== null)).toEqual([])
  })

test('nothing moves when the code takes over', async ({ page }) => {
  await watchLayoutShift(page)
  await page.goto('/')
  await expect(awakePage(page)).toBeAttached()
  await expect(homePage(page)).toBeVisible()
  expect(await layoutShift(page)).toBeLessThan(0.02)
})

test('a remote that is down leaves its page to be read', async ({ page, urls, complaints }) => {
  complaints.allow(/./)
  await page.route(`${urls.marketing}/**`, (route) => route.abort())
  await page.goto('/')
  await expect(invitation(page)).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Over ons' }).click()
  await expect(page).toHaveURL('/about')
})

test('search engines find the public pages', async ({ request, urls }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${urls.shell}/sitemap.xml`)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(sitemap).toContain(`<loc>${urls.shell}/</loc>`)
  expect(sitemap).not.toContain('dashboard')
})

test('a link that is shared shows a picture of the page', async ({ page, request }) => {
  await page.goto('/pricing')
  const address = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? ''
  const answer = await request.get(address)
  expect(answer.status()).toBe(200)
  expect(answer.headers()).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  const size = await page.evaluate(async (source) => {
    const picture = await createImageBitmap(await (await fetch(source)).blob())
    return [picture.width, picture.height]
  }, address)
  expect(size).toEqual([1200, 630])
})
