import type { Page } from '@playwright/test'
import { layoutShift, watchLayoutShift } from '../../support/layout-shift.ts'
import { expectNoBarrier, LOOKS_TIMEOUT, phone } from '../../support/looks.ts'
import { signIn } from '../../support/sign-in.ts'
import { expect, test } from '../../support/test.ts'

/** The sample conversations, whatever else somebody adds as the demo recruiter. */
const cards = (page: Page) =>
  page.getByRole('article', { name: /^(Kennismaking Ilse|Sollicitatiegesprek Teun|Competentiegesprek Jelle)/ })

test.beforeEach(({ page }) => signIn(page, { email: 'demo@wervio.nl', password: 'demo-wervio' }))

test('the demo has three conversations, and what there is of each opens', async ({ page }) => {
  await page.getByRole('link', { name: 'Gesprek opnemen' }).click()
  await expect(page).toHaveURL('/meeting-overview')
  await expect(page.getByRole('heading', { level: 1, name: 'Gesprekken' })).toBeVisible()
  const coming = page.getByRole('article', { name: /^Kennismaking Ilse Hoogveen/ })
  await expect(coming.getByText('Gepland')).toBeVisible()
  const past = page.getByRole('article', { name: /^Sollicitatiegesprek Teun Waterreus/ })
  const imported = page.getByRole('article', { name: /^Competentiegesprek Jelle van der Kade/ })
  for (const card of [past, imported]) {
    await expect(card.getByText('Opgenomen')).toBeVisible()
    await expect(card.getByText('Transcriptie beschikbaar')).toBeVisible()
  }
  await past.getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Meeting Transcriptie' })).toBeVisible()
  await expect(page.getByText('Goedemorgen Teun, fijn dat je er bent.')).toBeVisible()
  await page.goBack()
  await imported.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Competentiegesprek Jelle van der Kade' })).toBeVisible()
  await expect(page.getByText(/Jelle bouwt sinds 2020 webapplicaties/)).toBeVisible()
})

test('search and filter stand in the address and are found again there', async ({ page }) => {
  await page.goto('/meeting-overview')
  await page.getByRole('searchbox', { name: 'Zoek in gesprekken' }).fill('waterreus')
  await expect(page).toHaveURL('/meeting-overview?q=waterreus')
  await page.getByRole('button', { name: 'Met transcriptie' }).click()
  await expect(page).toHaveURL('/meeting-overview?q=waterreus&filter=transcribed')
  await expect(page.getByText('1 gesprek', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: /^Sollicitatiegesprek Teun Waterreus/ })).toBeVisible()
  await expect(page.getByText('1 gesprek', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Komend' }).click()
  await page.getByRole('button', { name: 'Filters wissen' }).click()
  await expect(cards(page)).toHaveCount(3)
})

test('by keyboard from the way to a new conversation to the first card', async ({ page }) => {
  await page.goto('/meeting-overview')
  const first = page.getByRole('link', { name: 'Nieuw Gesprek' })
  await expect(cards(page)).toHaveCount(3)
  await first.focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /^Kennismaking Ilse Hoogveen/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/online-meeting\?meeting=/)
})

test.describe('in every look', () => {
  test.use(phone)
  test.describe.configure({ timeout: LOOKS_TIMEOUT })

  test('cards and an empty search have no barrier, and nothing shifts', async ({ page }) => {
    await watchLayoutShift(page)
    await page.goto('/meeting-overview')
    await expect(cards(page)).toHaveCount(3)
    expect(await layoutShift(page)).toBeLessThan(0.02)
    await expectNoBarrier(page)
    await page.goto('/meeting-overview?q=astronaut')
    await expect(page.getByRole('heading', { name: /^Geen gesprekken gevonden/ })).toBeVisible()
    await expectNoBarrier(page)
  })
})
