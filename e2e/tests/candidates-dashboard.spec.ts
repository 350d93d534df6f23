import type { Page } from '@playwright/test'
import { saveVacancy } from '../support/api.ts'
import { saveCandidateWithCv } from '../support/candidates.ts'
import { layoutShift, watchLayoutShift } from '../support/layout-shift.ts'
import { desktop, expectNoBarrier, LOOKS_TIMEOUT, phone } from '../support/looks.ts'
import { saveCandidate } from '../support/pipeline.ts'
import { docx, pdf } from '../support/sample-files.ts'
import { expect, signedInTest as test } from '../support/signed-in-test.ts'

const DASHBOARD = '/dashboard-candidates'
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
/** Unique names for every test, because a worker's recruiter keeps the candidates of other tests. */
const unique = (name: string) =>
  `${name} ${crypto
    .randomUUID()
    .slice(0, 6)
    .replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`

test('filters narrow the list, survive a reload and can be taken away', async ({ page, urls, recruiter }) => {
  const [near, far] = [unique('Amira Haddou'), unique('Pieter Vos')]
  const place = unique('Oude Pekela')
  await saveCandidate(urls.mainApi, recruiter, {
    name: near,
    location: place,
    skills: ['Wondzorg', 'BIG', 'Omaha', 'ECD', 'Coachen'],
  })
  await saveCandidate(urls.mainApi, recruiter, { name: far, location: 'Maastricht' })
  await page.goto(DASHBOARD)
  await expect(card(page, near).getByRole('list', { name: 'Vaardigheden' })).toContainText('+1')
  await page.getByRole('combobox', { name: 'Locatie' }).selectOption(place)
  await expect(card(page, far)).toHaveCount(0)
  await page.reload()
  await expect(card(page, near)).toBeVisible()
  await expect(page.getByText('1 kandidaat', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Filters wissen' }).click()
  await expect(card(page, far)).toBeVisible()
  await card(page, near).getByRole('link', { name: near }).click()
  await expect(page).toHaveURL(/\/kandidaat-profiel\//)
})

test('the shortlist is kept, and taking somebody off can be undone', async ({ page, urls, recruiter }) => {
  const name = unique('Lotte Brouwer')
  await saveCandidate(urls.mainApi, recruiter, { name })
  await page.goto(DASHBOARD)
  await page.getByRole('button', { name: `Toevoegen aan shortlist: ${name}` }).click()
  await expect(page.getByText(`${name} staat op je shortlist.`)).toBeVisible()
  await page.goto(`${DASHBOARD}?tab=opgeslagen`)
  await page.getByRole('button', { name: `Van shortlist halen: ${name}` }).click()
  await expect(card(page, name)).toHaveCount(0)
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect(card(page, name)).toBeVisible()
  await page.reload()
  await expect(card(page, name)).toBeVisible()
})

test('words from the CV are found and marked, also with a typo in the name', async ({ page, urls, recruiter }) => {
  const name = unique('Ilse Hoogveen')
  await saveCandidate(urls.mainApi, recruiter, {
    name,
    title: 'Verpleegkundige',
    cv_text: 'Ervaring met kraamzorg en borstvoeding, ook in de nacht.',
  })
  await page.goto(DASHBOARD)
  await page.getByRole('tab', { name: 'Zoek kandidaat' }).click()
  const searchbox = page.getByRole('searchbox')
  await expect(searchbox).toBeVisible()
  // The key works once the tab listens, a moment after it is drawn; an early one may end up in the field.
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(searchbox).toBeFocused({ timeout: 1_000 })
  }).toPass()
  await searchbox.fill('')
  await page.keyboard.type('borstvoeding')
  const results = page.getByRole('list', { name: 'Gevonden kandidaten' })
  await expect(results.getByRole('link', { name })).toBeVisible()
  await expect(results.locator('mark', { hasText: 'borstvoeding' }).first()).toBeVisible()
  await searchbox.fill(name.replace('Hoogveen', 'Hogveen'))
  await expect(results.getByRole('link', { name })).toBeVisible()
})

test('a CV shows in a dialog with its own keys, gives the focus back, and downloads under its name', async ({
  page,
  urls,
  recruiter,
}) => {
  const name = unique('Noor de Vries')
  await saveCandidateWithCv(urls.mainApi, recruiter, { name }, pdf('cv-noor.pdf', ['Werkervaring', 'Opleiding']))
  await page.goto(DASHBOARD)
  const button = page.getByRole('button', { name: `CV bekijken van ${name}` })
  await button.click()
  const dialog = page.getByRole('dialog', { name: `CV van ${name}` })
  await expect(dialog.getByRole('figure', { name: 'Pagina 1' })).toContainText('Werkervaring')
  await page.keyboard.press('PageDown')
  await expect(dialog.getByRole('figure', { name: 'Pagina 2' })).toContainText('Opleiding')
  const tabCount = page.context().pages().length
  const downloading = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download CV' }).click()
  expect((await downloading).suggestedFilename()).toBe('cv-noor.pdf')
  expect(page.context().pages()).toHaveLength(tabCount)
  const opening = page.waitForEvent('popup')
  await dialog.getByRole('button', { name: 'Open in nieuw tabblad' }).click()
  await (await opening).close()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
})

test('a Word CV says that it is no PDF and is offered as a download', async ({ page, urls, recruiter }) => {
  const name = unique('Teun Waterreus')
  await saveCandidateWithCv(urls.mainApi, recruiter, { name }, docx('cv-teun.docx', 'Monteur'))
  await page.goto(DASHBOARD)
  await page.getByRole('button', { name: `CV bekijken van ${name}` }).click()
  await expect(page.getByRole('heading', { name: 'Server stuurde geen PDF bestand' })).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CV' }).click()
  expect((await downloading).suggestedFilename()).toBe('cv-teun.docx')
})

test('somebody is put in the procedure of the vacancy, and it stays so', async ({ page, urls, recruiter }) => {
  const name = unique('Jelle van der Kade')
  await saveCandidate(urls.mainApi, recruiter, {
    name,
    email: 'jelle@example.nl',
    experience: [{ position: 'Ontwikkelaar', company: 'Bureau Zuid' }],
  })
  const { id } = await saveVacancy(urls.mainApi, recruiter, { title: unique('Ontwikkelaar'), company: 'Datahaven' })
  await page.goto(`${DASHBOARD}?tab=matches&vacancyId=${id}`)
  await page.getByPlaceholder('Zoek op naam, vaardigheden of locatie...').fill(name)
  await expect(card(page, name)).toContainText('Bureau Zuid')
  await expect(card(page, name).getByRole('link', { name: `Contact met ${name}` })).toHaveAttribute(
    'href',
    'mailto:jelle@example.nl',
  )
  await card(page, name)
    .getByRole('button', { name: `${name} in procedure zetten` })
    .click()
  await expect(card(page, name)).toContainText('In procedure: CV Ontvangen')
  await page.goto(`/vacancy/${id}?tab=matches`)
  await expect(card(page, name)).toBeVisible()
})

test('a message from a template is noted', async ({ page, urls, recruiter }) => {
  const name = unique('Ruth Amstelveld')
  await saveCandidate(urls.mainApi, recruiter, { name, email: 'ruth@example.nl' })
  await page.goto(DASHBOARD)
  await page.getByRole('button', { name: `Contact opnemen met ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Contact opnemen' })
  await dialog.getByRole('combobox', { name: 'Sjabloon' }).selectOption('Vraag om meer informatie')
  const text = dialog.getByRole('textbox', { name: 'Bericht' })
  await expect(text).toHaveValue(/^Beste Ruth,[\s\S]*groet,$/)
  await dialog.getByRole('textbox', { name: 'Je naam' }).fill('Ans Jansen')
  await text.focus()
  await expect(text).toHaveValue(/Ans Jansen$/)
  await dialog.getByRole('link', { name: 'Open in mailprogramma' }).click()
  await dialog.getByRole('button', { name: 'Ja, noteren' }).click()
  await expect(dialog.getByText('Vastgelegd in de tijdlijn.')).toBeVisible()
})

const tabs = { matches: 'Selecteer een vacature', zoeken: 'Zoek in alles wat je van kandidaten weet' } as const

/** Whether the number of candidates and the select of their order overlap. */
const clashes = async (page: Page): Promise<boolean> => {
  const count = await page.getByText(/^[\d.]+ kandida(at|ten)$/).boundingBox()
  const order = await page.getByRole('combobox', { name: 'Volgorde' }).boundingBox()
  if (!count || !order) throw new Error('the count or the order is not shown')
  return (
    count.x < order.x + order.width &&
    order.x < count.x + count.width &&
    count.y < order.y + order.height &&
    order.y < count.y + count.height
  )
}

test.describe('in every look', () => {
  test.use(phone)
  test.describe.configure({ timeout: LOOKS_TIMEOUT })

  test('the tabs and dialogs have no barrier and do not shift', async ({ page, urls, recruiter }) => {
    const name = unique('Anouk Steenbergen')
    await saveCandidateWithCv(
      urls.mainApi,
      recruiter,
      { name, email: 'anouk@example.nl', skills: ['VCA'], location: 'Deventer' },
      pdf('cv.pdf', ['Monteur']),
    )
    await saveVacancy(urls.mainApi, recruiter, { title: unique('Monteur'), company: 'Datahaven' })
    const check = () => expectNoBarrier(page)
    await watchLayoutShift(page)
    for (const view of ['cards', 'table']) {
      await page.goto(`${DASHBOARD}?view=${view}`)
      await expect(page.getByRole('link', { name })).toBeVisible()
      expect(await layoutShift(page)).toBeLessThan(0.02)
      await check()
      await expect(page.getByText(/^[\d.]+ kandida(at|ten)$/)).toBeVisible()
      for (const { viewport } of [phone, desktop]) {
        await page.setViewportSize(viewport)
        await expect.poll(() => clashes(page)).toBe(false)
      }
    }
    for (const [tab, heading] of Object.entries(tabs)) {
      await page.goto(`${DASHBOARD}?tab=${tab}`)
      await expect(page.getByRole('heading', { name: heading })).toBeVisible()
      await check()
    }
    await page.goto(`${DASHBOARD}?tab=zoeken&q=${encodeURIComponent(name)}`)
    await expect(page.getByRole('link', { name })).toBeVisible()
    await check()
    await page.goto(`${DASHBOARD}?tab=analytics`)
    await expect(page.getByRole('region', { name: 'Instroom per week' })).toBeVisible()
    expect(await layoutShift(page)).toBeLessThan(0.02)
    await check()
    await page.goto(DASHBOARD)
    await page.getByRole('button', { name: `CV bekijken van ${name}` }).click()
    await expect(page.getByRole('figure', { name: 'Pagina 1' })).toContainText('Monteur')
    await check()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: `Contact opnemen met ${name}` }).click()
    await expect(page.getByRole('textbox', { name: 'Bericht' })).toBeVisible()
    await check()
  })
})
