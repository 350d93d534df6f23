import { readFile } from 'node:fs/promises'
import { saveVacancy } from '../support/api.ts'
import { expect, test } from '../support/test.ts'
import { field, fillVacancyForm, rewriteText, wijkverpleegkundige, writeVacancy } from '../support/vacancy-form.ts'

test.use({ permissions: ['local-network-access', 'clipboard-read', 'clipboard-write'] })

test('without a written text the preview leads to the form', async ({ signedIn: page }) => {
  await page.goto('/vacancy-preview')
  await expect(page).toHaveURL('/create-vacancy')
})

test('the text can be copied and downloaded, and edited into the same vacancy', async ({ signedIn: page }) => {
  await page.goto('/create-vacancy')
  await fillVacancyForm(page, wijkverpleegkundige)
  await writeVacancy(page)
  await expect(page.getByText(/Geschreven door de ingebouwde motor/)).toBeVisible()

  await page.getByRole('button', { name: 'Kopiëren' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('Thuiszorg De Linde')

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  await page.getByRole('menuitem', { name: 'HTML-bestand' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^vacature-wijkverpleegkundige.*\.html$/)
  expect(await readFile(await download.path(), 'utf8')).toContain('Thuiszorg De Linde')

  await page.getByRole('link', { name: 'Bewerken' }).click()
  await expect(field(page, 'Organisatie')).toHaveValue(wijkverpleegkundige.Organisatie)
  await field(page, 'Locatie').fill('Assen')
  await rewriteText(page)
  await expect(page.getByRole('article', { name: 'Vacaturetekst' })).toContainText('Assen')
  await page.getByRole('link', { name: 'Terug naar vacatures' }).click()
  await expect(page.getByRole('link', { name: /Wijkverpleegkundige/ })).toHaveCount(1)
  await expect(page.getByRole('listitem').filter({ hasText: 'Wijkverpleegkundige' })).toContainText('Assen')
})

test('a field of a vacancy is changed without a change to its edited text', async ({
  signedIn: page,
  recruiter,
  urls,
}) => {
  const vacancy = await saveVacancy(urls.mainApi, recruiter, {
    title: 'Wijkverpleegkundige',
    description: '<p>Met de hand bijgewerkt.</p>',
  })
  await page.goto(`/create-vacancy?vacature=${vacancy.id}`)
  await fillVacancyForm(page, { ...wijkverpleegkundige, Salaris: 'FWG 55' })
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page).toHaveURL(`/vacancy/${vacancy.id}`)
  await expect(page.getByText('FWG 55')).toBeVisible()
  await page.getByRole('tab', { name: 'Publicatietekst' }).click()
  await expect(page.getByRole('article', { name: 'Publicatietekst' })).toHaveText('Met de hand bijgewerkt.')
})

test('the header of the preview hides beyond 100 px and comes back', async ({ signedIn: page }) => {
  await page.goto('/create-vacancy')
  await fillVacancyForm(page, wijkverpleegkundige)
  await writeVacancy(page)
  const back = page.getByRole('link', { name: 'Terug naar vacatures' })
  await expect(back).toBeVisible()
  await page.getByRole('article').click()
  const scroll = (top: number) => page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
  await scroll(100)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(100)
  await expect(back).toBeVisible()
  await scroll(101)
  await expect(back).toBeHidden()
  await scroll(0)
  await expect(back).toBeVisible()
})

test('a form that is not complete is not sent, and says field by field what is missing', async ({
  signedIn: page,
  urls,
}) => {
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(`${urls.aiService}/api/generate-vacancy`)) requests.push(request.url())
  })
  await page.goto('/create-vacancy')
  await page.getByRole('button', { name: 'Genereer Vacaturetekst' }).click()
  const form = page.getByRole('form', { name: 'Vacature' })
  for (const label of [
    'Functietitel',
    'Salaris',
    'Locatie',
    'Uren per week',
    'Specifieke taken',
    'Secundaire arbeidsvoorwaarden',
    'Soft skills',
    'Hard skills',
    'Organisatie',
    'Sector',
    'Kernactiviteit',
    'Geschiedenis',
    'Samenstelling van het team',
    'Organisatiecultuur',
  ] as const)
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true')
  for (const label of ['Missie, visie en kernwaarden', 'Maatschappelijke bijdrage'] as const)
    await expect(field(page, label)).not.toHaveAttribute('aria-invalid', 'true')
  await expect(form.getByText('Vul een functietitel in.').first()).toBeVisible()
  await field(page, 'Functietitel').fill('a'.repeat(201))
  await expect(form.getByText('Gebruik hier hoogstens 200 tekens.').first()).toBeVisible()
  expect(requests).toEqual([])
})
