import { layoutShift, watchLayoutShift } from '../support/layout-shift.ts'
import { homePage } from '../support/marks.ts'
import { expect, test } from '../support/test.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the home page can be read in its chrome, and its links lead on', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(homePage(page)).toBeVisible()
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

test('nothing moves when the code takes over', async ({ page }) => {
  await watchLayoutShift(page)
  await page.goto('/')
  await expect(page.locator('#app[data-static]')).toHaveCount(0)
  await expect(homePage(page)).toBeVisible()
  expect(await layoutShift(page)).toBeLessThan(0.02)
})

test('a remote that is down leaves its page to be read', async ({ page, urls, complaints }) => {
  complaints.allow(/./)
  await page.route(`${urls.marketing}/**`, (route) => route.abort())
  await page.goto('/')
  await expect(homePage(page)).toBeVisible()
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
