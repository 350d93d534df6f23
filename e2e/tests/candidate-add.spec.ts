import type { Page } from '@playwright/test'
import { expectRead, READING_MS } from '../support/reading.ts'
import { scan } from '../support/sample-files.ts'
import { labelledCv } from '../support/labelled-cvs.ts'
import { sampleCv } from '../support/sample-cvs.ts'
import { saveCandidate } from '../support/pipeline.ts'
import { expect, test } from '../support/test.ts'

test.slow()

const picker = (page: Page) => page.locator('main input[type=file]').first()
const make = (page: Page) => page.getByRole('button', { name: 'Maak Profiel Aan' })
const review = (page: Page) => page.getByRole('form', { name: 'Gegevens uit het CV' })
const open = async (page: Page) => {
  await page.goto('/add-candidate')
  await expect(page.getByRole('heading', { level: 1, name: 'Nieuwe Kandidaat Toevoegen' })).toBeVisible()
}

test('a CV goes in and its candidate is in the list, on their page and after a reload', async ({ signedIn: page }) => {
  await open(page)
  await picker(page).setInputFiles(sampleCv('Dorien Kloosterman'))
  await make(page).click()
  await expect(page).toHaveURL(/\/dashboard-candidates/, { timeout: READING_MS })
  await expect(page.getByText('Dorien Kloosterman is toegevoegd.')).toBeVisible()
  await page.getByRole('link', { name: 'Dorien Kloosterman' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dorien Kloosterman' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: 'dorien.kloosterman@example.nl' })).toBeVisible()
  await expect(page.getByText(/^Gelezen door de ingebouwde motor/)).toBeVisible()
})

test('the same CV again can be given to who is there, and makes nobody new', async ({
  signedIn: page,
  recruiter,
  urls,
}) => {
  const storedCandidate = await saveCandidate(urls.mainApi, recruiter, {
    name: 'T. Waterreus',
    email: 'teun.waterreus@example.nl',
    notes: 'Belt liever.',
  })
  await open(page)
  await picker(page).setInputFiles(sampleCv('Teun Waterreus'))
  await make(page).click()
  await expectRead(review(page))
  await review(page).getByRole('button', { name: 'Voeg dit CV bij T. Waterreus' }).click()
  await expect(page).toHaveURL(`/kandidaat-profiel/${storedCandidate.id}`)
  await expect(page.getByText('Het CV staat nu bij T. Waterreus.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Notities' }).getByText('Belt liever.')).toBeVisible()
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
      await expectRead(review(page))
      await expect(review(page).getByText('Deze kandidaat is er misschien al')).toBeVisible()
      await expect(review(page).getByText(/zelfde e-mailadres/)).toBeVisible()
      await expect(review(page).getByRole('link', { name: 'Bekijk profiel van Teun Waterreus' })).toBeVisible()
      await review(page).getByRole('button', { name: 'Toch toevoegen' }).click()
    }
    await expect(page).toHaveURL(/\/dashboard-candidates/, { timeout: READING_MS })
  }
  await expect(page.getByRole('link', { name: 'Teun Waterreus' })).toHaveCount(2)
})

const steps = [
  ['upload', 'POST', '**/api/cv-imports/*/files*', 'Uploaden'],
  ['reading', 'GET', '**/api/cv-imports/*', 'Lezen'],
  ['saving', 'POST', '**/api/cv-import-items/*/save', 'Opslaan'],
] as const
for (const [name, method, call, step] of steps)
  test(`the connection is lost at the ${name}: nothing half made, and a retry goes on`, async ({
    signedIn: page,
    complaints,
  }) => {
    complaints.allow(/ERR_(FAILED|CONNECTION|INTERNET)/)
    await open(page)
    await page.route(call, (route) => (route.request().method() === method ? route.abort() : route.fallback()))
    await picker(page).setInputFiles(sampleCv('Ilse Hoogveen'))
    await make(page).click()
    const alert = page.getByRole('alert').filter({ hasText: 'Er is nog geen kandidaat opgeslagen.' })
    await expectRead(alert)
    await expect(alert).toContainText(`Opnieuw proberen gaat verder bij ‘${step}’.`)
    await page.unroute(call)
    await alert.getByRole('button', { name: 'Probeer opnieuw' }).click()
    await expect(page).toHaveURL(/\/dashboard-candidates/, { timeout: READING_MS })
    await expect(page.getByRole('link', { name: 'Ilse Hoogveen' })).toHaveCount(1)
  })

test('a scan is kept and filled in by hand beside it', async ({ signedIn: page }) => {
  await open(page)
  await picker(page).setInputFiles(scan('scan van een CV.pdf'))
  await make(page).click()
  await expectRead(page.getByText(/^In dit bestand staat geen tekst die we kunnen lezen/))
  await expect(page.getByRole('region', { name: 'CV', exact: true }).getByText('Pagina 1 van 1')).toBeVisible()
  await page.getByRole('textbox', { name: 'Voornaam' }).fill('Noor')
  await page.getByRole('textbox', { name: 'Achternaam' }).fill('van der Veen')
  await review(page).getByRole('button', { name: 'Kandidaat opslaan' }).click()
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

test('a Word file is looked through beside its document, and saved as it was read', async ({ signedIn: page }) => {
  await open(page)
  await picker(page).setInputFiles(await labelledCv('nl-boekhouder-word.docx'))
  await make(page).click()
  await expectRead(review(page))
  await expect(page.getByText('Dit is een Word-bestand')).toBeVisible()
  await review(page).getByRole('button', { name: 'Kandidaat opslaan' }).click()
  await expect(page).toHaveURL(/\/dashboard-candidates/)
  await page
    .getByRole('link', { name: 'Bekijk profiel' })
    .or(page.getByRole('button', { name: 'Bekijk profiel' }))
    .first()
    .click()
  await expect(page.getByText(/^Gelezen door de ingebouwde motor/)).toBeVisible()
  await expect(page.getByText(/aangepast door jou/i)).toHaveCount(0)
})

test('who closes the page in between goes on later', async ({ signedIn: page }) => {
  await open(page)
  await picker(page).setInputFiles(scan('scan van een CV.pdf'))
  await make(page).click()
  await expectRead(review(page))
  await review(page).getByRole('textbox', { name: 'Voornaam' }).fill('Noor')
  await page.reload()
  await page
    .getByRole('region', { name: 'Ga verder met je stapel' })
    .getByRole('link', { name: 'Verder nakijken' })
    .click()
  await expect(review(page).getByRole('textbox', { name: 'Voornaam' })).toHaveValue('Noor')
})
