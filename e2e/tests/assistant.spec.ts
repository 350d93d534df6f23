import type { Page } from '@playwright/test'
import { saveVacancy } from '../support/api.ts'
import { layoutShift, watchLayoutShift } from '../support/layout-shift.ts'
import { expectNoBarrier, expectToFitBetween, LOOKS_TIMEOUT, phone } from '../support/looks.ts'
import { expect, signedInTest as test } from '../support/signed-in-test.ts'
import { field } from '../support/vacancy-form.ts'

const draft = {
  title: 'Wijkverpleegkundige',
  company: 'Thuiszorg De Linde',
  hard_skills: 'Hbo-diploma Verpleegkunde\nBIG-registratie',
  soft_skills: 'Zelfstandig beslissen\nRustig blijven als het druk is',
  specific_tasks: 'Zorg indiceren in de wijk',
  description: '<h2>Over ons</h2><p>Je groeit door naar wijkcoach, met een eigen scholingsbudget.</p>',
}

const CHAT = '**/api/chat'
const log = (page: Page) => page.getByRole('log', { name: 'Gesprek' })
const question = (page: Page) => page.getByRole('textbox', { name: /^Stel je vraag aan/ })
const sources = (page: Page) => log(page).getByRole('list', { name: 'Bronnen' }).last()
const ask = (page: Page, text: string) =>
  page.getByRole('list', { name: 'Voorbeeldvragen' }).getByRole('button', { name: text }).click()
const open = (page: Page) => page.getByRole('button', { name: 'Vraag de assistent' }).click()
/** The words a source link marked in the page. */
const marked = (page: Page) => page.evaluate(() => [...(CSS.highlights.get('wervio-quote') ?? [])].map(String))

/** Wide enough for the panel to stand beside the page, where it starts open. */
test.use({ viewport: { width: 1760, height: 900 } })

test('a suggestion is answered from the vacancy, its source opens there, and a reload keeps the conversation', async ({
  page,
  recruiter,
  urls,
}) => {
  const { id } = await saveVacancy(urls.mainApi, recruiter, draft)
  await page.goto(`/vacancy/${id}`)
  await ask(page, 'Wat zijn de cruciale soft skills?')
  await expect(sources(page)).toContainText('Rustig blijven als het druk is')
  await expect(log(page)).toContainText('Ingebouwde motor')
  await expect(page.getByRole('list', { name: 'Voorbeeldvragen' })).toBeHidden()

  await question(page).fill('Welke groeimogelijkheden zijn er?')
  await question(page).press('Enter')
  await expect(sources(page)).toContainText('scholingsbudget')
  await sources(page).getByRole('link').first().click()
  await expect(page).toHaveURL(/tab=publicatietekst/)
  await expect.poll(() => marked(page)).toEqual([expect.stringContaining('scholingsbudget')])

  await page.reload()
  await expect(log(page)).toContainText('Wat zijn de cruciale soft skills?')
  await expect(log(page)).toContainText('Rustig blijven als het druk is')
  await page.getByRole('button', { name: 'Nieuw gesprek' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Gesprek wissen' }).click()
  await expect(page.getByRole('list', { name: 'Voorbeeldvragen' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('list', { name: 'Voorbeeldvragen' })).toBeVisible()
})

test('beside the form it answers from what is typed now and selects the words there', async ({ page }) => {
  await page.goto('/create-vacancy')
  await field(page, 'Samenstelling van het team').fill('Een zelfsturend team van acht verpleegkundigen.')
  await question(page).fill('Hoe ziet het team eruit?')
  await question(page).press('Enter')
  await expect(sources(page)).toContainText('acht verpleegkundigen')
  await sources(page).getByRole('link').first().click()
  await expect(field(page, 'Samenstelling van het team')).toBeFocused()
  expect(await page.evaluate(() => getSelection()?.toString())).toContain('acht verpleegkundigen')
})

test('an answer can be stopped and asked for again', async ({ page, recruiter, urls, complaints }) => {
  complaints.allow(/Failed to load resource/)
  const { id } = await saveVacancy(urls.mainApi, recruiter, draft)
  await page.goto(`/vacancy/${id}`)
  await page.route(CHAT, () => undefined, { times: 1 })
  await ask(page, 'Wat zijn de cruciale soft skills?')
  await expect(log(page)).toContainText('denkt na...')
  await page.getByRole('button', { name: 'Stop met antwoorden' }).click()
  await expect(log(page)).toContainText('Gestopt')
  await page.getByRole('button', { name: 'Opnieuw vragen' }).click()
  await expect(sources(page)).toContainText('Zelfstandig beslissen')
  await expect(log(page).getByText('Wat zijn de cruciale soft skills?')).toHaveCount(1)
})

test('a service that is down says so, keeps the question and answers when it is back', async ({
  page,
  recruiter,
  urls,
  complaints,
}) => {
  complaints.allow(/Failed to load resource/)
  const { id } = await saveVacancy(urls.mainApi, recruiter, draft)
  await page.route('**/api/chat**', (route) => route.abort())
  await page.goto(`/vacancy/${id}`)
  await expect(page.getByText('Het vorige gesprek kon niet worden geladen.')).toBeVisible()
  await ask(page, 'Wat zijn de cruciale soft skills?')
  await expect(log(page)).toContainText('Sorry, er ging iets mis. Probeer het later opnieuw.')
  await page.unroute('**/api/chat**')
  await page.getByRole('button', { name: 'Probeer opnieuw' }).click()
  await expect(sources(page)).toContainText('Zelfstandig beslissen')
})

test('the panel can be closed and brought back by keyboard, and stays closed', async ({ page }) => {
  await page.goto('/create-vacancy')
  await page.getByRole('button', { name: 'Assistent sluiten' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Vraag de assistent' })).toBeFocused()
  await page.reload()
  await page.getByRole('button', { name: 'Vraag de assistent' }).press('Enter')
  await expect(question(page)).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('it is a sheet that Escape closes, and opening a source shows the page', async ({ page, recruiter, urls }) => {
    const { id } = await saveVacancy(urls.mainApi, recruiter, draft)
    await page.goto(`/vacancy/${id}`)
    await open(page)
    await expect(page.getByRole('dialog', { name: 'Assistent' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Vraag de assistent' })).toBeFocused()
    await open(page)
    await ask(page, 'Welke groeimogelijkheden zijn er?')
    await sources(page).getByRole('link').first().click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect.poll(() => marked(page)).toEqual([expect.stringContaining('scholingsbudget')])
  })
})

test.describe('in every look', () => {
  test.use(phone)
  test.describe.configure({ timeout: LOOKS_TIMEOUT })

  test('a conversation has no barrier and the page does not shift', async ({ page, recruiter, urls }) => {
    const { id } = await saveVacancy(urls.mainApi, recruiter, draft)
    await watchLayoutShift(page)
    await page.goto(`/vacancy/${id}`)
    await expect(page.getByRole('heading', { level: 1, name: draft.title })).toBeVisible()
    await open(page)
    await ask(page, 'Wat zijn de essentiële technische vaardigheden?')
    await expect(sources(page)).toContainText('BIG-registratie')
    expect(await layoutShift(page)).toBeLessThan(0.02)
    await expectNoBarrier(page, 'a conversation')
    await expectToFitBetween(page, 'a conversation')
  })
})
