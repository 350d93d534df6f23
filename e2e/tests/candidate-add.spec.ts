import type { Page } from '@playwright/test'
import { scan } from '../support/sample-files.ts'
import { sampleCv } from '../support/sample-cvs.ts'
import { saveCandidate } from '../support/pipeline.ts'
import { expect, test } from '../support/test.ts'

const picker = (page: Page) => page.locator('main input[type=file]').first()
const make = (page: Page) => page.getByRole('button', { name: 'Maak Profiel Aan' })
const open = async (page: Page) => {
  await page.goto('/add-candidate')
  await expect(page.getByRole('heading', { level: 1, name: 'Nieuwe Kandidaat Toevoegen' })).toBeVisible()
}

test('a CV goes in and its candidate is in the list, on his page and after a reload', async ({ signedIn: page }) => {
  await open(page)
  await picker(page).setInputFiles(sampleCv('Dorien Kloosterman'))
  await make(page).click()
  await expect(page).toHaveURL(/\/dashboard-candidates/)
  await expect(page.getByText('Dorien Kloosterman is toegevoegd.')).toBeVisible()
  await page.getByRole('link', { name: 'Dorien Kloosterman' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dorien Kloosterman' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'E-mailadres' })).toHaveValue('dorien.kloosterman@example.nl')
  await expect(page.getByText(/^Gelezen door de ingebouwde motor/)).toBeVisible()
})

test('the same CV again can be given to who is there, and makes nobody new', async ({
  signedIn: page,
  recruiter,
  urls,
}) => {
  const known = await saveCandidate(urls.mainApi, recruiter, {
    name: 'T. Waterreus',
    email: 'teun.waterreus@example.nl',
    notes: 'Belt liever.',
  })
  await open(page)
  await picker(page).setInputFiles(sampleCv('Teun Waterreus'))
  await make(page).click()
  await page
    .getByRole('dialog', { name: 'Deze kandidaat is er misschien al' })
    .getByRole('button', { name: 'Voeg dit CV bij T. Waterreus' })
    .click()
  await expect(page).toHaveURL(`/kandidaat-profiel/${known.id}`)
  await expect(page.getByText('Het CV staat nu bij T. Waterreus.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Notities' })).toHaveValue('Belt liever.')
  await expect(page.getByRole('region', { name: 'Documenten' }).getByText('cv Teun Waterreus.pdf')).toBeVisible()
  await expect(page.getByText(/^Gelezen door de ingebouwde motor/)).toBeVisible()
  await page.goto('/dashboard-candidates')
  await expect(page.getByRole('link', { name: 'T. Waterreus' })).toHaveCount(1)
})

test('the same CV again asks first, and can still be added', async ({ signedIn: page }) => {
  for (const round of ['first', 'second']) {
    await open(page)
    await picker(page).setInputFiles(sampleCv('Teun Waterreus'))
    await make(page).click()
    if (round === 'second') {
      const question = page.getByRole('dialog', { name: 'Deze kandidaat is er misschien al' })
      await expect(question.getByText('Zelfde e-mailadres')).toBeVisible()
      await expect(question.getByRole('link', { name: 'Bekijk profiel van Teun Waterreus' })).toBeVisible()
      await question.getByRole('button', { name: 'Toch toevoegen' }).click()
    }
    await expect(page).toHaveURL(/\/dashboard-candidates/)
  }
  await expect(page.getByRole('link', { name: 'Teun Waterreus' })).toHaveCount(2)
})

const steps = [
  ['upload', '**/api/candidates/upload-cv', 'Uploaden'],
  ['reading', '**/api/parse-cv', 'Lezen'],
  ['saving', '**/api/candidates', 'Opslaan'],
] as const
for (const [name, call, step] of steps)
  test(`the connection is lost at the ${name}: nothing half made, and a retry goes on`, async ({
    signedIn: page,
    complaints,
  }) => {
    complaints.allow(/ERR_(FAILED|CONNECTION|INTERNET)/)
    await open(page)
    await page.route(call, (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()))
    await picker(page).setInputFiles(sampleCv('Ilse Hoogveen'))
    await make(page).click()
    const alert = page.getByRole('alert').filter({ hasText: 'Er is nog geen kandidaat opgeslagen.' })
    await expect(alert).toContainText(`Opnieuw proberen gaat verder bij ‘${step}’.`)
    await page.unroute(call)
    await alert.getByRole('button', { name: 'Probeer opnieuw' }).click()
    await expect(page).toHaveURL(/\/dashboard-candidates/)
    await expect(page.getByRole('link', { name: 'Ilse Hoogveen' })).toHaveCount(1)
  })

test('a scan is kept and filled in by hand beside it', async ({ signedIn: page, complaints }) => {
  complaints.allow(/parse-cv/, /status of 4\d\d.*parse-cv/)
  await open(page)
  await picker(page).setInputFiles(scan('scan van een CV.pdf'))
  await make(page).click()
  await expect(page.getByText(/^In dit bestand staat geen tekst die we kunnen lezen/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'CV', exact: true }).getByText('Pagina 1 van 1')).toBeVisible()
  await page.getByRole('textbox', { name: 'Voornaam' }).fill('Noor')
  await page.getByRole('textbox', { name: 'Achternaam' }).fill('van der Veen')
  await page.getByRole('button', { name: 'Kandidaat opslaan' }).click()
  await expect(page).toHaveURL(/\/dashboard-candidates/)
  await page.getByRole('link', { name: 'Noor van der Veen' }).click()
  await expect(page.getByRole('region', { name: 'Documenten' }).getByText('scan van een CV.pdf')).toBeVisible()
})

test('a file that is no PDF is refused and cleared', async ({ signedIn: page }) => {
  await open(page)
  await picker(page).setInputFiles({ name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from('Noor') })
  await expect(page.getByText('Upload alstublieft een PDF bestand')).toBeVisible()
  await expect(make(page)).toBeDisabled()
})
