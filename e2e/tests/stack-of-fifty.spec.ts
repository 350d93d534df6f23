import type { Page } from '@playwright/test'
import { labelledCv, labelledCvs } from '../support/labelled-cvs.ts'
import { expect, test } from '../support/test.ts'

const form = (page: Page) => page.getByRole('form', { name: 'Gegevens uit het CV' })
const progress = (page: Page) => page.getByRole('status').filter({ hasText: 'gelezen' })
const readyHeading = (page: Page) => page.getByRole('heading', { name: 'Deze stapel is klaar' })

/** Saves the open item as it was read, adding a name if none was found. */
const saveNext = async (page: Page) => {
  await expect(form(page).getByRole('textbox', { name: 'Notities' })).toBeEnabled()
  // Only a CV without a name asks for one with an input.
  const firstName = form(page).getByRole('textbox', { name: 'Voornaam' })
  if ((await firstName.isVisible()) && (await firstName.inputValue()) === '') await firstName.fill('Onbekend')
  const before = await progress(page).textContent()
  await page.getByRole('button', { name: /^(Opslaan en volgende|Kandidaat opslaan|Toch toevoegen)$/ }).click()
  await expect(async () =>
    expect((await readyHeading(page).isVisible()) || (await progress(page).textContent()) !== before).toBe(true),
  ).toPass()
  await expect(readyHeading(page).or(form(page)).first()).toBeVisible()
}

/** A name to search for when all are saved. */
const SOUGHT = ['nl-docent.pdf', 'nl-boekhouder-word.docx', 'en-teacher.pdf']

test('fifty mixed CVs go in at once, what is unsure is looked through, and everybody is found afterwards', async ({
  signedIn: page,
}) => {
  test.setTimeout(240_000)
  const cvs = await labelledCvs(SOUGHT)
  expect(cvs.length).toBeGreaterThanOrEqual(50)
  await page.goto('/add-candidate')
  await page.getByLabel('CV kiezen').setInputFiles(cvs)
  await expect(page.getByRole('heading', { name: `${cvs.length} CV’s gekozen` })).toBeVisible()
  await page.getByRole('radio', { name: /^Automatisch opslaan/ }).check()
  await page.getByRole('button', { name: 'Lees deze CV’s' }).click()
  await expect(progress(page)).toContainText(new RegExp(`^${cvs.length} CV’s gelezen`), { timeout: 120_000 })
  await expect(progress(page)).not.toContainText('niet gelezen')
  await expect(readyHeading(page).or(form(page)).first()).toBeVisible()
  while (!(await readyHeading(page).isVisible())) await saveNext(page)

  await page.goto('/dashboard-candidates')
  await expect(page.getByRole('status').filter({ hasText: `${cvs.length} kandidaten` })).toBeVisible()
  for (const file of SOUGHT.map((name) => name.replace(/\.\w+$/, '.json'))) {
    const { name, email } = JSON.parse((await labelledCv(file)).buffer.toString()) as { name: string; email: string }
    await page.goto(`/dashboard-candidates?tab=zoeken&q=${encodeURIComponent(email)}`)
    await expect(page.getByRole('link', { name })).toBeVisible()
  }
})
