import type { Page } from '@playwright/test'
import { desktop, expectNoBarrier, LOOKS_TIMEOUT } from '../support/looks.ts'
import { newVacancy } from '../support/marks.ts'
import { readRegistry } from '../support/registry.ts'
import { serveRegistry } from '../support/serve-registry.ts'
import { expect, signedInTest as test } from '../support/signed-in-test.ts'

const bar = (page: Page) => page.getByRole('complementary', { name: 'Ontwikkelversie' })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Onderdelen van deze tab' })
const remote = (page: Page, name: string) =>
  panel(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) })
const address = (page: Page) => panel(page).getByRole('textbox', { name: 'Manifest van mfe_vacancies' })

/** Opens the panel as somebody without a mouse does. */
const openPanel = async (page: Page) => {
  await bar(page).getByRole('button', { name: 'Onderdelen' }).focus()
  await page.keyboard.press('Enter')
  await expect(panel(page)).toBeVisible()
}

test('where the registry allows it, a remote is taken from elsewhere and given back, by keyboard', async ({
  page,
  request,
}) => {
  const registry = await readRegistry(request)
  const manifest = registry.remotes.find(({ name }) => name === 'mfe_vacancies')?.manifest ?? ''
  await serveRegistry(page, (served) => ({ ...served, overrides: { allow: ['http://localhost:*'] } }))
  await page.goto('/vacancy-dashboard')
  await expect(newVacancy(page)).toBeVisible()
  await openPanel(page)
  await expect(panel(page).getByRole('listitem')).toHaveCount(registry.remotes.length)
  await expect(remote(page, 'mfe_vacancies').getByText('Geladen', { exact: true })).toBeVisible()
  await expect(remote(page, 'mfe_candidates').getByText('Nog niet geopend')).toBeVisible()

  await address(page).fill('https://elders.example/mf-manifest.json')
  await page.keyboard.press('Enter')
  await expect(address(page)).toHaveAccessibleDescription(/alleen http:\/\/localhost:\* toe/)
  await address(page).fill(manifest)
  await page.keyboard.press('Enter')
  await expect(bar(page)).toContainText(`Ontwikkelversie: mfe_vacancies (${new URL(manifest).host})`)
  await expect(newVacancy(page)).toBeVisible()

  await openPanel(page)
  await expect(remote(page, 'mfe_vacancies').getByText(/Eigen versie van deze tab/)).toBeVisible()
  await remote(page, 'mfe_vacancies').getByRole('button', { name: 'Terug naar het register' }).press('Enter')
  await expect(bar(page)).not.toContainText('Ontwikkelversie')
  await expect(newVacancy(page)).toBeVisible()
})

test('the panel names the class of an error', async ({ page, urls, complaints }) => {
  complaints.allow(/Failed to load|net::ERR|preload|Federation Runtime|RUNTIME-|Remote\w*Error/)
  await serveRegistry(page, (served) => ({ ...served, overrides: { allow: ['http://localhost:*'] } }))
  await page.route(`${urls.vacancies}/**/mf-manifest.json`, (route) => route.abort('connectionrefused'))
  await page.goto('/vacancy-dashboard')
  await expect(page.getByRole('heading', { name: 'Dit onderdeel is nu niet bereikbaar' })).toBeVisible({
    timeout: 20_000,
  })
  await openPanel(page)
  await expect(remote(page, 'mfe_vacancies')).toContainText(
    /Mislukt.*RemoteManifestError: het manifest is niet bruikbaar/s,
  )
})

test.describe('in every look', () => {
  test.use(desktop)
  test.describe.configure({ timeout: LOOKS_TIMEOUT })

  test('bar and panel are accessible and fit', async ({ page }) => {
    await serveRegistry(page, (served) => ({ ...served, overrides: { allow: ['http://localhost:*'] } }))
    await page.goto('/vacancy-dashboard')
    await expect(newVacancy(page)).toBeVisible()
    await openPanel(page)
    await expectNoBarrier(page)
  })
})

test('without leave of the registry there is no panel', async ({ page }) => {
  await page.goto('/vacancy-dashboard')
  await expect(newVacancy(page)).toBeVisible()
  await expect(bar(page)).toHaveCount(0)
})
