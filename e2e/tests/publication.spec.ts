import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { Publication, PublicationVersion } from '@wervio/contracts'
import mammoth from 'mammoth'
import { callApi, saveVacancy } from '../support/api.ts'
import { accessibilityViolations } from '../support/axe.ts'
import { expectNoBarrier, LOOKS_TIMEOUT, phone } from '../support/looks.ts'
import { signIn } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

const description =
  '<h1>Planner</h1><p>Je plant het werk van de week.</p><h2>Taken</h2><ul><li>Plannen</li><li>Bellen</li></ul><p>Lees meer op <a href="https://voorbeeld.nl">onze site</a>.</p>'
const draft = { title: 'Planner', company: 'Transport Noord', location: 'Groningen', description }

const textField = (page: Page) => page.getByRole('textbox', { name: 'Tekst van de vacature' })
const state = (page: Page) => page.getByLabel('Stand van het opslaan')
const article = (page: Page) => page.getByRole('article', { name: 'Publicatietekst' })
const textTabPath = (id: string) => `/vacancy/${id}?tab=publicatietekst`

const openEditor = async (page: Page, id: string) => {
  await page.goto(textTabPath(id))
  await page.getByRole('button', { name: 'Tekst bewerken' }).click()
  await expect(textField(page)).toBeFocused()
}
/** Types at the end of the text. */
const write = async (page: Page, words: string) => {
  await textField(page).focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(words)
}

test('what is typed is saved by itself and is there after a reload', async ({ signedIn: page, recruiter, urls }) => {
  const { id } = await saveVacancy(urls.mainApi, recruiter, draft)
  await openEditor(page, id)
  await write(page, ' Bel Anna.')
  await expect(state(page)).toHaveText(/^Opgeslagen om \d\d:\d\d$/)
  await page.reload()
  await expect(textField(page)).toContainText('Bel Anna.')
  await page.getByRole('button', { name: 'Klaar' }).click()
  await expect(article(page)).toContainText('onze site. Bel Anna.')
})

test('two writers of one text: both texts are shown and neither is lost', async ({
  signedIn: page,
  recruiter,
  urls,
  browser,
  complaints,
}) => {
  complaints.allow(/status of 409/)
  const { id } = await saveVacancy(urls.mainApi, recruiter, draft)
  const otherContext = await browser.newContext({ baseURL: urls.shell, permissions: ['local-network-access'] })
  const other = await otherContext.newPage()
  await signIn(other, recruiter)
  await openEditor(page, id)
  await openEditor(other, id)
  await write(other, ' Van de ander.')
  await expect(state(other)).toHaveText(/^Opgeslagen om/)
  await write(page, ' Van mij.')
  await expect(page.getByText('Deze tekst is intussen ergens anders gewijzigd')).toBeVisible()
  await page.getByRole('button', { name: 'Kies een versie' }).click()
  const dialog = page.getByRole('dialog', { name: 'Welke versie houd je?' })
  await expect(dialog.getByRole('region', { name: 'Jouw versie' }).locator('ins')).toContainText(['mij'])
  await expect(dialog.getByRole('region', { name: 'De andere versie' }).locator('ins')).toContainText(['de ander'])
  expect(await accessibilityViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'De andere versie houden' }).click()
  await expect(state(page)).toHaveText(/^Opgeslagen om/)
  await expect(textField(page)).toContainText('Van de ander.')

  const path = `${urls.mainApi}/api/vacancies/${id}/publication`
  const { token } = recruiter
  const { body: versions } = await callApi<PublicationVersion[]>(`${path}/versions`, { token })
  const texts = await Promise.all(
    versions.map(
      async (version) => (await callApi<Publication>(`${path}/versions/${version.id}`, { token })).body.html,
    ),
  )
  expect(texts.some((html) => html.includes('Van mij.'))).toBe(true)
  expect(texts[0]).toContain('Van de ander.')
  await otherContext.close()
})

test('without a connection nothing typed is lost, and it is saved once the connection is back', async ({
  signedIn: page,
  recruiter,
  urls,
  context,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED/)
  const { id } = await saveVacancy(urls.mainApi, recruiter, draft)
  await openEditor(page, id)
  await context.setOffline(true)
  await write(page, ' In de trein.')
  await expect(state(page)).toHaveText(/^Niet opgeslagen: Geen verbinding/)
  await context.setOffline(false)
  await expect(state(page)).toHaveText(/^Opgeslagen om/)
  await page.goto(textTabPath(id))
  await expect(article(page)).toContainText('In de trein.')
})

test('words that never reached the service are offered after a reload', async ({ signedIn: page, recruiter, urls }) => {
  const warned: string[] = []
  page.on('dialog', (dialog) => {
    warned.push(dialog.type())
    void dialog.accept()
  })
  const { id } = await saveVacancy(urls.mainApi, recruiter, draft)
  await openEditor(page, id)
  // In the page itself: a call that is made as the page goes isn't always seen from outside.
  await page.evaluate(() => {
    const send = globalThis.fetch
    globalThis.fetch = (...call) => {
      const request = new Request(...call)
      const isSaving = request.method === 'PUT' && request.url.endsWith('/publication')
      return isSaving ? Promise.reject(new TypeError('Failed to fetch')) : send(request)
    }
  })
  await write(page, ' In de tunnel.')
  await expect(state(page)).toHaveText(/^Niet opgeslagen/)
  await page.goto(textTabPath(id))
  expect(warned).toEqual(['beforeunload'])
  await page.getByRole('button', { name: 'Verder bewerken' }).click()
  await page.getByRole('button', { name: 'Terugzetten' }).click()
  await expect(textField(page)).toContainText('In de tunnel.')
  await expect(state(page)).toHaveText(/^Opgeslagen om/)
  await page.getByRole('button', { name: 'Klaar' }).click()
  await expect(article(page)).toContainText('In de tunnel.')
})

test('an earlier version comes back, and deleting can be undone', async ({ signedIn: page, recruiter, urls }) => {
  const { id } = await saveVacancy(urls.mainApi, recruiter, draft)
  await openEditor(page, id)
  await write(page, ' Foutje.')
  await page.getByRole('button', { name: 'Klaar' }).click()
  await expect(article(page)).toContainText('Foutje.')
  await page.getByRole('button', { name: 'Versies' }).click()
  const dialog = page.getByRole('dialog', { name: 'Versiegeschiedenis' })
  // Two days when the test runs around midnight; the oldest version is the last.
  const days = dialog.getByRole('region', { name: /^(Vandaag|Gisteren)$/ })
  await days.last().getByRole('button').last().click()
  await expect(dialog.locator('ins')).toContainText(['Foutje.'])
  await dialog.getByRole('button', { name: 'Deze versie terugzetten' }).click()
  await expect(article(page)).not.toContainText('Foutje.')

  await page.getByRole('button', { name: 'Meer met de tekst' }).click()
  await page.getByRole('menuitem', { name: 'Tekst verwijderen…' }).click()
  const question = page.getByRole('dialog', { name: 'Publicatietekst verwijderen?' })
  await expect(question).toContainText('"Planner"')
  await question.getByRole('button', { name: 'Publicatietekst verwijderen' }).click()
  await expect(page.getByRole('heading', { name: 'Nog geen vacaturetekst' })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Terugzetten' }).click()
  await expect(article(page)).toContainText('Je plant het werk van de week.')
})

test('the text comes along as a real Word file', async ({ signedIn: page, recruiter, urls }) => {
  const { id } = await saveVacancy(urls.mainApi, recruiter, draft)
  await page.goto(textTabPath(id))
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  await page.getByRole('menuitem', { name: 'Word-document' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('vacature-planner.docx')
  const { value } = await mammoth.convertToHtml({ buffer: await readFile(await download.path()) })
  expect(value).toBe(description)
})

test('by keyboard alone: open, format, link, save', async ({ signedIn: page, recruiter, urls }) => {
  const { id } = await saveVacancy(urls.mainApi, recruiter, { ...draft, description: '<p>Solliciteer nu</p>' })
  await page.goto(textTabPath(id))
  await page.getByRole('button', { name: 'Tekst bewerken' }).press('Enter')
  await expect(textField(page)).toBeFocused()
  await page.keyboard.press('Control+A')
  await page.keyboard.press('Control+B')
  await page.keyboard.press('Shift+Tab')
  const toolbar = page.getByRole('toolbar', { name: 'Opmaak' })
  await expect(toolbar.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Home')
  await expect(toolbar.getByRole('button', { name: 'Gewone tekst' })).toBeFocused()
  // The toolbar moves the focus a task after the key.
  await page.keyboard.press('ArrowRight')
  await expect(toolbar.getByRole('button', { name: 'Kop 1' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(toolbar.getByRole('button', { name: 'Kop 2' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(textField(page).getByRole('heading', { level: 2, name: 'Solliciteer nu' })).toBeVisible()
  await page.keyboard.press('Control+Shift+L')
  await page.getByRole('textbox', { name: 'Adres' }).press('w')
  await page.keyboard.type('erk@voorbeeld.nl')
  await page.keyboard.press('Enter')
  await expect(textField(page).getByRole('link', { name: 'Solliciteer nu' })).toHaveAttribute(
    'href',
    'mailto:werk@voorbeeld.nl',
  )
  await page.keyboard.press('Control+S')
  await expect(state(page)).toHaveText(/^Opgeslagen om/)
})

test.describe('in every look', () => {
  test.use(phone)
  test.describe.configure({ timeout: LOOKS_TIMEOUT })

  test('reading, writing, versions and deleting have no barrier', async ({ signedIn: page, recruiter, urls }) => {
    const { id } = await saveVacancy(urls.mainApi, recruiter, draft)
    const check = () => expectNoBarrier(page)
    await page.goto(textTabPath(id))
    await expect(article(page)).toBeVisible()
    await check()
    await page.getByRole('button', { name: 'Meer met de tekst' }).click()
    await page.getByRole('menuitem', { name: 'Tekst verwijderen…' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await check()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Versies' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /woorden/ })
      .first()
      .click()
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Hele tekst' })).toBeVisible()
    await check()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Tekst bewerken' }).click()
    await expect(textField(page)).toBeVisible()
    await check()
    const tool = await page.getByRole('toolbar').getByRole('button', { name: 'Vet' }).boundingBox()
    expect(Math.min(tool?.width ?? 0, tool?.height ?? 0)).toBeGreaterThanOrEqual(44)
    await page.getByRole('toolbar').getByRole('button', { name: 'Link' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await check()
  })
})
