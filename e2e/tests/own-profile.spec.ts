import type { Page } from '@playwright/test'
import { saveCandidate } from '../support/pipeline.ts'
import { png } from '../support/sample-files.ts'
import { expect, test } from '../support/test.ts'

const form = (page: Page) => page.getByRole('form', { name: 'Profiel' })
const field = (page: Page, name: string) => form(page).getByRole('textbox', { name })

test('what a recruiter tells about themselves is stored, greets them, and stands under their mails', async ({
  signedIn: page,
  recruiter,
  urls,
}) => {
  const { id } = await saveCandidate(urls.mainApi, recruiter, { name: 'Noor de Vries', email: 'noor@example.nl' })
  await page.goto('/profile')
  await field(page, 'Naam').fill('Sanne Bakker')
  await field(page, 'Functie').fill('Senior recruiter')
  await field(page, 'Vaardigheid toevoegen').fill('Interviewen, Werving')
  await field(page, 'Handtekening').fill('Sanne Bakker\nWervio Groningen')
  await form(page).getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByText('Je profiel is opgeslagen.')).toBeVisible()
  await page.getByLabel('Foto kiezen').setInputFiles(png('ik.png', 80))
  await expect(page.getByText('Je foto is opgeslagen.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Sanne Bakker' })).toBeVisible()
  await expect(form(page).getByRole('list', { name: 'Gekozen: vaardigheid' }).getByRole('listitem')).toHaveText([
    'Interviewen',
    'Werving',
  ])
  await expect(page.getByRole('button', { name: 'Foto wijzigen' }).locator('img')).toBeVisible()
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: /, Sanne$/ })).toBeVisible()
  await page.goto(`/mail?candidate=${id}`)
  await page.getByRole('button', { name: 'Uitnodiging voor een gesprek' }).first().click()
  await expect(page.getByRole('region', { name: 'Voorbeeld' })).toContainText(
    /groet,\s*Sanne Bakker\s*Wervio Groningen/,
  )
})

test('a profile that was changed in another tab is not overwritten unasked', async ({
  signedIn: page,
  context,
  complaints,
}) => {
  complaints.allow(/status of 409 .*\/api\/profile/)
  await page.goto('/profile')
  await field(page, 'Naam').fill('Sanne Bakker')
  await field(page, 'Locatie').fill('Utrecht')
  const other = await context.newPage()
  await other.goto('/profile')
  await other.getByRole('button', { name: 'Annuleren' }).click()
  await field(other, 'Naam').fill('Sanne Bakker')
  await field(other, 'Locatie').fill('Assen')
  await form(other).getByRole('button', { name: 'Opslaan' }).click()
  await expect(other.getByText('Je profiel is opgeslagen.')).toBeVisible()
  await form(page).getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByText(/intussen ergens anders gewijzigd/)).toBeVisible()
  await page.getByRole('button', { name: 'Toon wat er nu is opgeslagen' }).click()
  await expect(field(page, 'Locatie')).toHaveValue('Assen')
})
