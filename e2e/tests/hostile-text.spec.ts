import { readFile } from 'node:fs/promises'
import { saveVacancy } from '../support/api.ts'
import { expect, test } from '../support/test.ts'
import {
  entriesOf,
  fillVacancyForm,
  wijkverpleegkundige,
  writeVacancy,
  type VacancyForm,
} from '../support/vacancy-form.ts'

const attacks = [
  '<script>window.hacked=1</script>',
  '<img src=x onerror="window.hacked=1">',
  '<svg onload="window.hacked=1">',
  '"><iframe srcdoc="<script>parent.hacked=1</script>">',
  '<a href="javascript:window.hacked=1">klik</a>',
  '{{constructor.constructor("window.hacked=1")()}}',
]

/** The real form with an attack behind every answer. */
const hostile = Object.fromEntries(
  entriesOf(wijkverpleegkundige).map(([label, text], index) => [
    label,
    `${text} ${attacks[index % attacks.length] ?? ''}`,
  ]),
) as VacancyForm

test('HTML and scripts in every field are shown as text and never run', async ({ signedIn: page, context }) => {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  const harmless = async () => {
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
    await expect(
      page.getByRole('main').locator('script, iframe, img[src="x"], [onerror], [onload], a[href^="javascript:"]'),
    ).toHaveCount(0)
  }
  await page.goto('/create-vacancy')
  await fillVacancyForm(page, hostile)
  await writeVacancy(page)
  const article = page.getByRole('article', { name: 'Vacaturetekst' })
  await expect(article).toContainText('<script>window.hacked=1</script>')
  await harmless()

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  await page.getByRole('menuitem', { name: 'HTML-bestand' }).click()
  const file = await (await downloading).path()
  const opened = await context.newPage()
  const content = await readFile(file, 'utf8')
  expect(content).toContain('&lt;script&gt;')
  await opened.setContent(content)
  await expect(opened.locator('body')).toContainText('<script>window.hacked=1</script>')
  expect(await opened.evaluate(() => 'hacked' in window)).toBe(false)
  await expect(opened.locator('script, iframe, img, [onerror], [onload], a[href^="javascript:"]')).toHaveCount(0)
  await opened.close()

  await page.goto('/vacancy-dashboard')
  const card = page.getByRole('link', { name: /Wijkverpleegkundige/ })
  await expect(card).toContainText('<script>')
  await harmless()
  await card.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<script>')
  await harmless()
  await page.getByRole('tab', { name: 'Publicatietekst' }).click()
  await expect(page.getByRole('article', { name: 'Publicatietekst' })).toContainText('<script>')
  await harmless()
  expect(dialogs).toEqual([])
})

test('a description that came past the form is cleaned before it is stored and shown', async ({
  signedIn: page,
  recruiter,
  urls,
}) => {
  const description = `<h2>Over ons</h2><p>Welkom</p>${attacks.join('')}<style>body{display:none}</style><p style="position:fixed">x</p>`
  const { id, description: stored } = await saveVacancy(urls.mainApi, recruiter, { title: 'Kok', description })
  expect(stored).toContain('<p>Welkom</p>')
  expect(stored).not.toMatch(/<script|<style|<iframe|<img|<svg|onerror|onload|javascript:|style=/)
  await page.goto(`/vacancy/${id}?tab=publicatietekst`)
  await expect(page.getByRole('heading', { level: 1, name: 'Kok' })).toBeVisible()
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
})
