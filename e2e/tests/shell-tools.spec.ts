import type { Page } from '@playwright/test'
import { saveCandidate } from '../support/pipeline.ts'
import { awakePage } from '../support/marks.ts'
import { expect, signedInTest as test } from '../support/signed-in-test.ts'

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

test('the theme follows the device until one is chosen, and the choice survives a reload', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/dashboard')
  await expect.poll(() => ground(page)).toBe('rgb(247, 245, 240)')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => ground(page)).toBe('rgb(18, 24, 21)')
  await page.getByRole('button', { name: 'Thema kiezen' }).click()
  await page.getByRole('radio', { name: 'Licht' }).check()
  await expect.poll(() => ground(page)).toBe('rgb(247, 245, 240)')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Thema kiezen' })).toBeVisible()
  await expect.poll(() => ground(page)).toBe('rgb(247, 245, 240)')
})

test('Ctrl+K finds a page by typing and goes there', async ({ page }) => {
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const start = page.getByRole('button', { name: 'Thema kiezen' })
  await start.focus()
  await page.keyboard.press('Control+K')
  await expect(page.getByRole('dialog', { name: 'Zoek of spring naar' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(start).toBeFocused()
  await page.keyboard.press('Control+K')
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.type('agen')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/agenda')
})

/** Scripts that were loaded and hold the code of the menu's list. */
const menuScripts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    const scripts = loaded.filter((name) => name.startsWith(location.origin) && /\.m?js$/.test(new URL(name).pathname))
    const texts = await Promise.all(scripts.map(async (name) => ({ name, text: await (await fetch(name)).text() })))
    return texts.filter(({ text }) => text.includes('cmdk-input')).map(({ name }) => name)
  })

test('Ctrl+K finds a saved candidate and opens the profile; none of its code is loaded before', async ({
  page,
  urls,
  recruiter,
}) => {
  const { id } = await saveCandidate(urls.mainApi, recruiter, { name: 'Quirijn Zoekmaar' })
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await menuScripts(page)).toEqual([])
  await page.keyboard.press('Control+K')
  await expect(page.getByRole('combobox')).toBeFocused()
  expect((await menuScripts(page)).length).toBeGreaterThan(0)
  await page.keyboard.type('quirijn zoek')
  await expect(page.getByRole('option', { name: /Quirijn Zoekmaar/ })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/kandidaat-profiel/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Quirijn Zoekmaar')
})

test('Ctrl+K works on a page with the public header too, and leaves a visitor their browser', async ({
  page,
  urls,
  recruiter,
  browser,
}) => {
  const { id } = await saveCandidate(urls.mainApi, recruiter, { name: 'Quirijn Zoekmaar' })
  await page.goto('/pricing')
  await expect(awakePage(page)).toBeAttached()
  await page.keyboard.press('Control+K')
  await page.getByRole('combobox', { name: 'Zoek of spring naar' }).fill('quirijn zoek')
  await page
    .getByRole('option', { name: /Quirijn Zoekmaar/ })
    .first()
    .click()
  await expect(page).toHaveURL(`/kandidaat-profiel/${id}`)
  const visitor = await browser.newContext({ baseURL: urls.shell, storageState: { cookies: [], origins: [] } })
  const visited = await visitor.newPage()
  await visited.goto('/pricing')
  await expect(awakePage(visited)).toBeAttached()
  await visited.keyboard.press('Control+K')
  await expect(visited.getByRole('dialog')).toHaveCount(0)
  await visitor.close()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the sidebar is a drawer that keeps the focus, closes with Escape and by going somewhere', async ({ page }) => {
    await page.goto('/dashboard')
    const menu = page.getByRole('button', { name: 'Menu openen' })
    await menu.click()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await expect(drawer).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
    await expect(menu).toBeFocused()
    await menu.click()
    await drawer.getByRole('link', { name: 'Agenda' }).click()
    await expect(page).toHaveURL('/agenda')
    await expect(drawer).toHaveCount(0)
  })

  test('the public menu unfolds', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu openen' }).click()
    await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Prijzen' }).click()
    await expect(page).toHaveURL('/pricing')
  })
})
