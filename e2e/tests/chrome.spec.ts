import type { Page } from '@playwright/test'
import { absentPaths, publicPaths } from '../support/addresses.ts'
import { expect, signedInTest as test } from '../support/signed-in-test.ts'
import { homePage } from '../support/marks.ts'
import { expectQuickAction, publicMenu, sidebar } from '../support/sidebar.ts'

const noise = /status of 404/

/** Opens each address in turn by a full load, in one page, because that keeps its cache. */
const onEach = async (paths: readonly string[], page: Page, check: (path: string) => Promise<void>): Promise<void> => {
  test.setTimeout(paths.length * 15_000)
  for (const path of paths)
    await test.step(path, async () => {
      await page.goto(path)
      await check(path)
    })
}

test.describe('a visitor', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('every public address has the public header and footer', async ({ page }) => {
    await onEach([...publicPaths, '/bestaat-niet', '/vacaturesoverzicht', '/dashboards'], page, async () => {
      await expect(publicMenu(page)).toBeVisible()
      await expect(publicMenu(page).getByRole('link')).toHaveText([
        'Home',
        'Hoe het werkt',
        'Prijzen',
        'Contact',
        'Inloggen',
        'Aanmelden',
      ])
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await expect(sidebar(page)).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    })
  })

  test('the footer leads to every page the specification names', async ({ page }) => {
    await page.goto('/')
    const footer = page.getByRole('contentinfo')
    for (const to of [
      '/pricing',
      '/beta-signup',
      '/about',
      '/contact',
      '/privacy',
      '/privacy?tab=terms',
      '/privacy?tab=fairuse',
    ])
      await expect(footer.locator(`a[href="${to}"]`)).toBeVisible()
    await expect(footer.locator('a[href^="mailto:"]')).toBeVisible()
  })

  test('an unknown public address says so in the public chrome', async ({ page, complaints }) => {
    complaints.allow(noise)
    await page.goto('/bestaat-niet')
    await expect(page.getByRole('heading', { level: 1, name: 'Pagina niet gevonden' })).toBeVisible()
  })

  test('the header looks scrolled beyond 20 px, not before', async ({ page }) => {
    await page.goto('/')
    await expect(homePage(page)).toBeVisible()
    const look = () => page.getByRole('banner').evaluate((header) => getComputedStyle(header).boxShadow)
    const flat = await look()
    await page.evaluate(() => scrollTo({ top: 20, behavior: 'instant' }))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(20)
    expect(await look()).toBe(flat)
    await page.evaluate(() => scrollTo({ top: 21, behavior: 'instant' }))
    await expect.poll(look).not.toBe(flat)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect.poll(look).toBe(flat)
  })
})

// What each page has is looked at in walk.spec.ts.
test('an address of the sidebar without anything behind it has the sidebar, with its own quick action active', async ({
  page,
  complaints,
}) => {
  complaints.allow(noise)
  const actions = new Map<string, string | null>(absentPaths)
  await onEach([...actions.keys()], page, async (path) => {
    await expectQuickAction(page, actions.get(path) ?? null)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  })
})

test('an unknown address of the sidebar is a 404 in its chrome', async ({ page, complaints }) => {
  complaints.allow(noise)
  await onEach(['/applications', '/dashboard/bestaat-niet', '/agenda/onbekend'], page, async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Pagina niet gevonden' })).toBeVisible()
    await expect(sidebar(page)).toBeVisible()
  })
})

test('the sidebar lists its quick actions and its list, and the logo leads to the dashboard', async ({ page }) => {
  await page.goto('/agenda')
  await expect(page.getByRole('navigation', { name: 'Snel naar' }).getByRole('link')).toHaveText([
    'Dashboard',
    'Vacatures',
    'Kandidaten',
    'Match analyse',
    'Gesprek opnemen',
  ])
  await expect(page.getByRole('navigation', { name: 'Werkruimte' }).getByRole('listitem')).toHaveText([
    'Agenda',
    'Mail',
    'Notificaties',
    'Profiel',
  ])
  await sidebar(page)
    .getByRole('link', { name: /naar het dashboard/ })
    .click()
  await expect(page).toHaveURL('/dashboard')
})

test('the notifications open with the bell and close by a press outside', async ({ page }) => {
  await page.goto('/agenda')
  const bell = page.getByRole('button', { name: 'Notificaties' })
  await bell.click()
  await expect(bell).toHaveAttribute('aria-expanded', 'true')
  await page.getByRole('heading', { level: 1 }).click()
  await expect(bell).toHaveAttribute('aria-expanded', 'false')
})
