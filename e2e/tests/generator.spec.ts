import type { Page } from '@playwright/test'
import { messages } from '@wervio/contracts'
import { newEmail } from '../support/accounts.ts'
import { callApi } from '../support/api.ts'
import { fillRegistration } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

const form = {
  Functietitel: 'Timmerman',
  Organisatie: 'Bouwbedrijf De Spijker',
  Salaris: '€ 2.900 – € 3.600 bruto per maand',
  Sector: 'Bouw',
  Kernactiviteit: 'Renovatie van oude huizen in Deventer',
  'Specifieke taken': 'Kozijnen herstellen\nTrappen maken',
  'Hard skills': 'VCA\nWerktekeningen lezen',
}

const field = (page: Page, label: string) =>
  page.getByRole('form', { name: 'Vacaturetekst' }).getByRole('textbox', { name: new RegExp(`^${label}(\\W|$)`) })
const text = (page: Page) => page.getByRole('textbox', { name: 'Tekst', exact: true })
const write = async (page: Page) => {
  for (const [label, value] of Object.entries(form)) await field(page, label).fill(value)
  await page.getByRole('button', { name: 'Genereer Vacaturetekst' }).click()
  await expect(text(page)).toHaveValue(/Bouwbedrijf De Spijker/)
  await expect(text(page), 'the text comes where the eye is, not above the screen').toBeInViewport()
}

test.use({ permissions: ['local-network-access', 'clipboard-read', 'clipboard-write'] })

test('a visitor writes, is limited politely, registers, and finds his text saved', async ({
  page,
  urls,
  complaints,
}) => {
  complaints.allow(/status of 429/)
  await page.goto('/vacatures')
  await page.getByRole('link', { name: 'Nieuwe vacature' }).click()
  await write(page)
  await page.getByRole('button', { name: 'Kopiëren' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Vacaturetekst gekopieerd!' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Bouwbedrijf De Spijker')
  await expect(page.getByRole('region', { name: 'Tekstcheck' })).toBeVisible()

  // The limit itself counts every visitor from this address, those of other tests too; ai-service tests it.
  await page.route(`${urls.aiService}/api/generate-vacancy`, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 429,
          json: { error: messages.visitorLimited, message: messages.visitorLimited, code: 'rate_limited' },
          headers: { 'access-control-allow-origin': urls.shell },
        })
      : route.fallback(),
  )
  await page.getByRole('button', { name: 'Schrijf opnieuw' }).click()
  await expect(page.getByText(/Zonder account kun je een paar teksten/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Maak een gratis account' })).toBeVisible()

  await text(page).press('Control+End')
  await text(page).pressSequentially('\n\nBel ons voor een rondleiding.')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Ik heb al een account' }).click()
  await page.getByRole('link', { name: 'Start gratis' }).click()
  await expect(page).toHaveURL('/register?next=%2Fvacatures%2Fgenerator')
  await fillRegistration(page, { email: newEmail(), password: 'Zonnebloem-27' })

  await expect(page).toHaveURL(/\/vacancy\/[0-9a-f-]+\?tab=publicatietekst$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Timmerman', exact: true })).toBeVisible()
  await expect(page.getByRole('article')).toContainText('Bel ons voor een rondleiding.')
  await page.goto('/vacatures')
  await expect(page.getByRole('link', { name: 'Bekijken: Timmerman' })).toHaveCount(1)
  await expect(page.getByText('Voorbeeld', { exact: true })).toHaveCount(0)
  await page.goto('/vacatures/generator')
  await expect(field(page, 'Functietitel')).toHaveValue('')
})

test('what a visitor typed survives a reload, and no sign-in code loads for him', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.goto('/vacatures/generator')
  await field(page, 'Functietitel').fill('Timmerman')
  await page.reload()
  await expect(field(page, 'Functietitel')).toHaveValue('Timmerman')
  expect(loaded.filter((url) => /firebase|identitytoolkit/.test(url))).toEqual([])
})

test('the samples can be found, read and taken into the generator', async ({ page }) => {
  await page.goto('/vacatures')
  await page.getByRole('searchbox', { name: 'Zoek in vacatures' }).fill('logistiek')
  await expect(page.getByRole('list', { name: 'Vacatures' }).getByRole('listitem')).toHaveCount(1)
  await page.getByRole('link', { name: 'Bekijken: Planner wegtransport' }).click()
  const dialog = page.getByRole('dialog', { name: 'Voorbeeld: Planner wegtransport' })
  await expect(dialog.getByRole('article')).toContainText('Wat ga je doen?')
  await dialog.getByRole('link', { name: 'Bewerken' }).click()
  await expect(page).toHaveURL('/vacatures/generator')
  await expect(field(page, 'Functietitel')).toHaveValue('Planner wegtransport')
})

test('a recruiter saves without a detour, once', async ({ signedIn: page, recruiter, urls }) => {
  await page.goto('/vacatures/generator')
  await write(page)
  await page.getByRole('button', { name: 'Opslaan' }).dblclick()
  await expect(page.getByRole('heading', { level: 1, name: 'Timmerman', exact: true })).toBeVisible()
  const { body } = await callApi<{ title: string }[]>(`${urls.mainApi}/api/vacancies`, { token: recruiter.token })
  expect(body.map(({ title }) => title)).toEqual(['Timmerman'])
})
