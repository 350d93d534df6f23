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

  for (const [path, heading, words] of [
    ['/', 'Meer tijd voor mensen, minder voor admin', /schrijft je vacatureteksten/],
    ['/how-it-works', 'Werven zonder administratie', /Zie het met jouw vacatures/],
    ['/pricing', 'Betaal per recruiter', /Elk pakket begint met 14 dagen proberen/],
    ['/contact', 'Waar kunnen we je mee helpen?', /Binnen één werkdag/],
    ['/about', 'Bedacht door een recruiter', /Maak kennis/],
    ['/beta-signup', 'Doe mee met de bèta', /14 dagen gratis en zonder creditcard/],
    ['/privacy', 'Privacy en voorwaarden', /Autoriteit Persoonsgegevens/],
    ['/vacatures', 'Vacatures', /Dit zijn voorbeelden/],
    ['/vacatures/generator', 'Vacaturetekst schrijven', /Schrijven werkt alleen met JavaScript/],
    ['/login', 'Inloggen', /Dit formulier werkt alleen met JavaScript/],
    ['/register', 'Start gratis met Wervio', /Dit formulier werkt alleen met JavaScript/],
  ] as const)
    test(`${path} can be read, in its chrome`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page.getByRole('main').getByText(words).first()).toBeVisible()
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Contact' })).toBeVisible()
    })

  test('a form that needs code gives way to a mail address', async ({ page }) => {
    await page.goto('/contact')
    const main = page.getByRole('main')
    await expect(main.getByText('Het formulier werkt alleen met JavaScript.')).toBeVisible()
    await expect(main.getByRole('link', { name: 'info@wervio.nl' }).last()).toBeVisible()
    await expect(main.getByRole('form')).toBeHidden()
  })

  test('prices stand there by the year and by the month, without a choice that does nothing', async ({ page }) => {
    await page.goto('/pricing')
    const starter = page.getByRole('listitem', { name: 'Starter' })
    await expect(starter.getByText('€ 35', { exact: true })).toBeVisible()
    await expect(starter.getByText('Of € 47 per maand, zonder korting')).toBeVisible()
    await expect(page.getByRole('listitem', { name: 'Professional' }).getByText('Of € 79 per maand')).toBeVisible()
    await expect(page.getByRole('group', { name: 'Betalen' })).toBeHidden()
  })

  test('a video that nothing plays is a picture', async ({ page }) => {
    await page.goto('/how-it-works')
    const recordingStill = page.getByRole('img', { name: /^Beeld uit een opname van het product/ })
    await recordingStill.scrollIntoViewIfNeeded()
    await expect(recordingStill).toBeVisible()
    await expect.poll(() => recordingStill.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await expect(page.locator('video')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Video afspelen' })).toBeHidden()
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

/**
 * Elements that were the largest paint of the page, one after the other; null for one that is no longer in the page.
 */
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

for (const path of ['/', '/pricing', '/about', '/privacy', '/vacatures', '/vacatures/generator', '/login', '/register'])
  test(`on a phone nothing moves when the code takes over ${path}, nor does it paint anything larger than what could be read before`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await watchLayoutShift(page)
    await page.goto(path)
    await expect(awakePage(page)).toBeAttached()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await layoutShift(page)).toBeLessThan(0.02)
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

for (const path of ['/vacatures', '/vacatures/generator', '/login', '/register'])
  test(`on a desktop nothing moves when the code takes over ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 844 })
    await watchLayoutShift(page)
    await page.goto(path)
    await expect(awakePage(page)).toBeAttached()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await layoutShift(page)).toBeLessThan(0.02)
  })

test('nothing can be typed that the code would lose', async ({ page, complaints }) => {
  complaints.allow(/net::ERR_FAILED/)
  await page.route(/\.js$/, (route) => route.abort())
  for (const [path, label] of [
    ['/login', 'E-mail'],
    ['/register', 'Werk e-mail'],
    ['/vacatures/generator', 'Functietitel'],
    ['/vacatures', 'Zoek in vacatures'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByLabel(label).first()).toBeDisabled()
  }
})

test('recruiters see no samples before they are known', async ({ page, complaints }) => {
  complaints.allow(/net::ERR_FAILED/)
  await page.route(/\.js$/, (route) => route.abort())
  await page.goto('/vacatures')
  await expect(page.getByText('Dit zijn voorbeelden')).toBeVisible()
  await page.evaluate(() => localStorage.setItem('token', 'a token'))
  await page.goto('/vacatures')
  await expect(page.getByRole('heading', { level: 1, name: 'Vacatures' })).toBeVisible()
  await expect(page.getByText('Dit zijn voorbeelden')).toBeHidden()
  await page.goto('/vacatures/generator')
  await expect(page.getByLabel('Functietitel')).toBeHidden()
})

test('search engines leave out what is for one person', async ({ request }) => {
  const isLeftOut = async (path: string) => (await (await request.get(path)).text()).includes('content="noindex"')
  for (const path of ['/dashboard', '/uitnodiging', '/account-deleted', '/demo', '/nergens'])
    expect([path, await isLeftOut(path)]).toEqual([path, true])
  for (const path of ['/', '/vacatures', '/vacatures?q=zorg', '/vacatures/generator', '/login', '/register'])
    expect([path, await isLeftOut(path)]).toEqual([path, false])
})

test('a remote that is down leaves its page to be read', async ({ page, urls, complaints }) => {
  complaints.allow(/./)
  await page.route(`${urls.marketing}/**`, (route) => route.abort())
  await page.goto('/')
  await expect(invitation(page)).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Over ons' }).click()
  await expect(page).toHaveURL('/about')
})

test('a form whose code can not be had says so', async ({ page, urls, complaints }) => {
  complaints.allow(/./)
  const unreachable = page.getByRole('heading', { name: 'Dit onderdeel is nu niet bereikbaar' })
  await page.route(`${urls.vacancies}/**`, (route) => route.abort())
  await page.goto('/vacatures/generator')
  await expect(unreachable).toBeVisible()
  await page.route(/\/assets\/(?!main\.)[^/]*\.js/, (route) => route.abort())
  await page.goto('/login')
  await expect(unreachable).toBeVisible()
})

test('a contact form whose code can not be had gives way to what to do, beside all that can be read', async ({
  page,
  urls,
  complaints,
}) => {
  complaints.allow(/./)
  const main = page.getByRole('main')
  for (const unreachable of [`${urls.marketing}/**`, /\.js$/] as const) {
    await page.route(unreachable, (route) => route.abort())
    await page.goto('/contact')
    await expect(main.getByRole('alert')).toContainText('Laad de pagina opnieuw of mail ons')
    await expect(main.getByRole('alert').getByRole('link', { name: 'info@wervio.nl' })).toBeVisible()
    await expect(main.getByRole('form')).toBeHidden()
    await expect(main.getByText('Binnen één werkdag', { exact: true })).toBeVisible()
    await expect(main.getByText('Het formulier werkt alleen met JavaScript.')).toBeHidden()
    await page.unroute(unreachable)
  }
})

test('sign-in says so too when the code of the shell can not be had', async ({ page, complaints }) => {
  complaints.allow(/net::ERR_FAILED/)
  await page.route(/\.js$/, (route) => route.abort())
  await page.goto('/login')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Dit formulier kon niet worden geladen.')
  await expect(page.getByLabel('E-mail')).toBeHidden()
})

test('search engines find the public pages', async ({ request, urls }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${urls.shell}/sitemap.xml`)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(sitemap).toContain(`<loc>${urls.shell}/</loc>`)
  expect(sitemap).not.toContain('dashboard')
})

test('every page of the sitemap says what it is to search engines and in links that are shared', async ({
  page,
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address))
  expect(pages.length).toBeGreaterThanOrEqual(11)
  const descriptions = new Set<string>()
  const pictures = new Set<string>()
  for (const { href, pathname } of pages)
    await test.step(pathname, async () => {
      const html = await (await request.get(href)).text()
      const head = await page.evaluate((text) => {
        const { documentElement } = new DOMParser().parseFromString(text, 'text/html')
        const attribute = (selector: string, name: string) =>
          documentElement.querySelector(selector)?.getAttribute(name)
        return {
          description: attribute('meta[name="description"]', 'content') ?? '',
          canonical: attribute('link[rel="canonical"]', 'href'),
          picture: attribute('meta[property="og:image"]', 'content') ?? '',
          data: [...documentElement.querySelectorAll('script[type="application/ld+json"]')].map(
            ({ textContent }) => (JSON.parse(textContent ?? '') as Record<string, unknown>)['@type'],
          ),
        }
      }, html)
      expect(head.description.length).toBeGreaterThan(40)
      descriptions.add(head.description)
      expect(head.canonical).toBe(href)
      expect((await request.get(head.picture)).status()).toBe(200)
      pictures.add(head.picture)
      expect(head.data).toEqual(pathname === '/pricing' ? ['Organization', 'Product', 'FAQPage'] : ['Organization'])
    })
  expect([descriptions.size, pictures.size]).toEqual([pages.length, pages.length])
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
