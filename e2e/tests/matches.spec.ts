import type { Page } from '@playwright/test'
import { callApi } from '../support/api.ts'
import { layoutShift, watchLayoutShift } from '../support/layout-shift.ts'
import { desktop, expectNoBarrier, LOOKS_TIMEOUT, phone } from '../support/looks.ts'
import { apply, saveCandidate, vacancyWith } from '../support/pipeline.ts'
import { expect, signedInTest as test } from '../support/signed-in-test.ts'
import { tabTo } from '../support/tab-to.ts'

const card = (page: Page, name: string) => page.getByRole('article', { name })
/** The tab as a list: on a wide screen the columns come first. */
const listOf = (vacancyId: string) => `/vacancy/${vacancyId}?tab=matches&weergave=lijst`
const steps = (page: Page, name: string) => page.getByRole('list', { name: `Stappen van ${name}` })
const stage = (page: Page, name: string) => steps(page, name).locator('[aria-current="step"]')
const step = (page: Page, name: string, label: string) =>
  steps(page, name).getByRole('button', { name: new RegExp(`^${label}`) })
const column = (page: Page, name: string | RegExp) => page.getByRole('region', { name })
const choose = async (page: Page, name: string, item: string) => {
  await page.getByRole('button', { name: `Meer over ${name}` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('without candidates the tab says so and leads to the candidates', async ({ page, urls, recruiter }) => {
  const { vacancy } = await vacancyWith(urls.mainApi, recruiter, {})
  await page.goto(`/vacancy/${vacancy.id}`)
  await page.getByRole('tab', { name: 'Matches' }).click()
  await expect(page.getByRole('heading', { name: 'Nog geen matches beschikbaar' })).toBeVisible()
  await page.getByRole('link', { name: 'Zoek matches' }).click()
  await expect(page).toHaveURL(`/dashboard-candidates?tab=matches&vacancyId=${vacancy.id}`)
  await expect(page.getByRole('combobox', { name: 'Vacature' })).toHaveValue(vacancy.id)
})

test('a stage that was moved is there after a reload, with its day and history', async ({ page, urls, recruiter }) => {
  const { vacancy } = await vacancyWith(urls.mainApi, recruiter, { 'Amira Haddou': 1, 'Pieter Vos': 2 })
  await page.goto(listOf(vacancy.id))
  await page.getByRole('button', { name: 'Amira Haddou door naar Eerste Screening' }).click()
  await expect(page.getByText('Amira Haddou staat nu bij Eerste Screening.')).toBeVisible()
  await step(page, 'Amira Haddou', 'Technische Test').click()
  await expect(page.getByText('Amira Haddou staat nu bij Technische Test.')).toBeVisible()
  await page.reload()
  await expect(stage(page, 'Amira Haddou')).toContainText('Technische Test')
  await expect(stage(page, 'Pieter Vos')).toContainText('Eerste Screening')
  await expect(page.getByRole('tab', { name: 'Matches 2' })).toBeVisible()
  await choose(page, 'Amira Haddou', 'Geschiedenis')
  const history = page.getByRole('dialog', { name: 'Geschiedenis van Amira Haddou' }).getByRole('listitem')
  await expect(history).toHaveCount(3)
  await expect(history.first()).toContainText('Van Eerste Screening naar Technische Test')
  await expect(history.first()).toContainText(recruiter.email)
  await expect(history.last()).toContainText('Toegevoegd bij CV Ontvangen')
})

test('the toast takes a move back', async ({ page, urls, recruiter }) => {
  const { vacancy } = await vacancyWith(urls.mainApi, recruiter, { 'Amira Haddou': 2 })
  await page.goto(listOf(vacancy.id))
  await step(page, 'Amira Haddou', 'Aanbod').click()
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect(page.getByText('Amira Haddou staat weer zoals eerst.')).toBeVisible()
  await page.reload()
  await expect(stage(page, 'Amira Haddou')).toContainText('Eerste Screening')
})

test('a rejection has a reason and can be reopened; removing goes by name', async ({ page, urls, recruiter }) => {
  const { vacancy } = await vacancyWith(urls.mainApi, recruiter, { 'Amira Haddou': 3, 'Pieter Vos': 1 })
  await page.goto(listOf(vacancy.id))
  await choose(page, 'Amira Haddou', 'Afgewezen…')
  await page.getByRole('button', { name: 'Salariswens past niet' }).click()
  await page.getByRole('button', { name: 'Afwijzen' }).click()
  await expect(page.getByText('Amira Haddou is afgewezen.')).toBeVisible()
  await page.reload()
  await expect(card(page, 'Amira Haddou')).toContainText('Afgewezen')
  await expect(card(page, 'Amira Haddou')).toContainText('Salariswens past niet')
  await expect(step(page, 'Amira Haddou', 'Aanbod')).toBeDisabled()
  await page.getByRole('button', { name: 'Afgesloten 1' }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await choose(page, 'Amira Haddou', 'Weer openen')
  await page.getByRole('button', { name: 'Loopt 2' }).click()
  await choose(page, 'Pieter Vos', 'Uit de procedure halen')
  await expect(page.getByRole('dialog')).toContainText('Pieter Vos verdwijnt')
  await page.getByRole('dialog').getByRole('button', { name: 'Uit de procedure halen' }).click()
  await expect(card(page, 'Pieter Vos')).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('a candidate of the organisation is found and added', async ({ page, urls, recruiter }) => {
  const { vacancy } = await vacancyWith(urls.mainApi, recruiter, {})
  await saveCandidate(urls.mainApi, recruiter, {
    name: 'Zoë Nieuwenhuis',
    title: 'Planner',
    location: 'Meppel',
    email: null,
    phone: null,
    linkedin: null,
    notes: null,
    cv_filename: null,
  })
  await page.goto(listOf(vacancy.id))
  await page.getByRole('button', { name: 'Kandidaat toevoegen' }).click()
  await page.getByRole('searchbox', { name: 'Zoek op naam, functie of locatie' }).fill('zoe meppel')
  await page.getByRole('button', { name: 'Zoë Nieuwenhuis toevoegen' }).first().click()
  await expect(page.getByText('Zoë Nieuwenhuis staat nu in de procedure.')).toBeVisible()
  await page.getByRole('button', { name: 'Klaar' }).click()
  await page.reload()
  await expect(stage(page, 'Zoë Nieuwenhuis')).toContainText('CV Ontvangen')
})

test('the columns come first; a list that was chosen is there the next time', async ({ page, urls, recruiter }) => {
  const { vacancy } = await vacancyWith(urls.mainApi, recruiter, { 'Amira Haddou': 3 })
  await page.goto(`/vacancy/${vacancy.id}?tab=matches`)
  await expect(column(page, 'Gesprek Gepland 1').getByRole('article', { name: 'Amira Haddou' })).toBeVisible()
  await page.getByRole('button', { name: 'Lijst' }).click()
  await expect(stage(page, 'Amira Haddou')).toContainText('Gesprek Gepland')
  await page.goto(`/vacancy/${vacancy.id}?tab=matches`)
  await expect(stage(page, 'Amira Haddou')).toContainText('Gesprek Gepland')
})

test('a card dragged to another column stays there', async ({ page, urls, recruiter }) => {
  const { vacancy } = await vacancyWith(urls.mainApi, recruiter, { 'Amira Haddou': 1, 'Pieter Vos': 2 })
  await page.goto(`/vacancy/${vacancy.id}?tab=matches&weergave=kolommen`)
  await card(page, 'Amira Haddou').dragTo(column(page, /^Gesprek Gepland/))
  await expect(column(page, 'Gesprek Gepland 1').getByRole('article', { name: 'Amira Haddou' })).toBeVisible()
  await expect(page.getByText('Amira Haddou staat nu bij Gesprek Gepland.')).toBeVisible()
  await page.reload()
  await expect(column(page, 'Gesprek Gepland 1').getByRole('article', { name: 'Amira Haddou' })).toBeVisible()
  await expect(column(page, 'CV Ontvangen 0')).toBeVisible()
})

test('with somebody in talks the vacancy offers the next status, and stores it only when asked', async ({
  page,
  urls,
  recruiter,
}) => {
  const { vacancy } = await vacancyWith(urls.mainApi, recruiter, { 'Amira Haddou': 3, 'Pieter Vos': 1 })
  const status = page.getByRole('combobox', { name: 'Status van de vacature' })
  await page.goto(`/vacancy/${vacancy.id}?tab=matches`)
  await expect(card(page, 'Amira Haddou')).toBeVisible()
  await page.getByRole('tab', { name: 'Overzicht' }).click()
  await expect(page.getByText('1 kandidaat is in gesprek.')).toBeVisible()
  await expect(status).toHaveValue('actief')
  await page.getByRole('button', { name: 'Zet op Gespreksfase' }).click()
  await expect(page.getByText('Status is nu Gespreksfase.')).toBeVisible()
  await page.reload()
  await expect(status).toHaveValue('gespreksfase')
})

test('deleting a vacancy says how many candidates are in its procedure', async ({ page, urls, recruiter }) => {
  const { vacancy } = await vacancyWith(urls.mainApi, recruiter, { 'Amira Haddou': 1, 'Pieter Vos': 1 })
  await page.goto(`/vacancy/${vacancy.id}?tab=matches`)
  await expect(card(page, 'Pieter Vos')).toBeVisible()
  await page.getByRole('button', { name: 'Meer', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Vacature verwijderen…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Vacature verwijderen?' })
  await expect(dialog.getByRole('listitem').first()).toContainText('2 kandidaten in de procedure')
  await dialog.getByRole('button', { name: 'Vacature verwijderen' }).click()
  await expect(page).toHaveURL('/vacancy-dashboard')
})

test('of two people the later wins, and the history has both', async ({ page, urls, recruiter }) => {
  const { vacancy, applications } = await vacancyWith(urls.mainApi, recruiter, { 'Amira Haddou': 1 })
  await page.goto(listOf(vacancy.id))
  await expect(stage(page, 'Amira Haddou')).toContainText('CV Ontvangen')
  await callApi(`${urls.mainApi}/api/applications/${applications['Amira Haddou']?.id}`, {
    token: recruiter.token,
    method: 'PATCH',
    body: { stage: 5 },
  })
  await page.getByRole('button', { name: 'Amira Haddou door naar Eerste Screening' }).click()
  await expect(page.getByText('Amira Haddou staat nu bij Eerste Screening.')).toBeVisible()
  await choose(page, 'Amira Haddou', 'Geschiedenis')
  await expect(page.getByRole('dialog').getByRole('listitem')).toContainText([
    'Van Aanbod naar Eerste Screening',
    'Van CV Ontvangen naar Aanbod',
    'Toegevoegd bij CV Ontvangen',
  ])
})

test('with the keyboard alone a candidate moves, is rejected and is looked up', async ({ page, urls, recruiter }) => {
  const { vacancy } = await vacancyWith(urls.mainApi, recruiter, { 'Amira Haddou': 1 })
  await page.goto(`/vacancy/${vacancy.id}?tab=matches&weergave=kolommen`)
  const on = page.getByRole('button', { name: 'Amira Haddou door naar Eerste Screening' })
  await tabTo(page, on)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Amira Haddou door naar Gesprek Gepland' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Meer over Amira Haddou' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Verplaatsen met reden…' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Aangenomen…' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Afgewezen…' })).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Amira Haddou: afgewezen' })
  await expect(dialog.getByRole('listitem').first().getByRole('button')).toBeFocused()
  await page.keyboard.press('Space')
  await page.getByRole('textbox', { name: /^Reden/ }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Amira Haddou is afgewezen.')).toBeVisible()
})

test('on a phone the columns slide and every control is large enough', async ({
  browser,
  page,
  urls,
  recruiter,
  contextOptions,
}) => {
  const { vacancy } = await vacancyWith(urls.mainApi, recruiter, { 'Amira Haddou': 1, 'Pieter Vos': 5 })
  const handset = await browser.newContext({
    ...contextOptions,
    baseURL: urls.shell,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    permissions: ['local-network-access'],
    storageState: await page.context().storageState(),
  })
  const screen = await handset.newPage()
  await screen.goto(`/vacancy/${vacancy.id}?tab=matches&weergave=kolommen`)
  await card(screen, 'Pieter Vos').scrollIntoViewIfNeeded()
  await screen.getByRole('button', { name: 'Pieter Vos terug naar Technische Test' }).tap()
  await expect(column(screen, 'Technische Test 1').getByRole('article', { name: 'Pieter Vos' })).toBeVisible()
  const small = await card(screen, 'Pieter Vos')
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => Math.min(button.clientWidth, button.clientHeight) < 42)
        .map((button) => button.outerHTML),
    )
  expect(small).toEqual([])
  await screen.getByRole('button', { name: 'Meer over de lijst' }).tap()
  await screen.getByRole('menuitem', { name: 'Lijst' }).tap()
  await step(screen, 'Amira Haddou', 'Aanbod').tap()
  await expect(screen.getByText('Amira Haddou staat nu bij Aanbod.')).toBeVisible()
  await handset.close()
})

test('two hundred candidates are all there and still move', async ({ page, urls, recruiter }) => {
  test.slow()
  const { vacancy } = await vacancyWith(urls.mainApi, recruiter, {})
  const numbers = Array.from({ length: 200 }, (_, index) => index + 1)
  for (let start = 0; start < numbers.length; start += 20)
    await Promise.all(
      numbers.slice(start, start + 20).map(async (number) =>
        apply(
          urls.mainApi,
          recruiter,
          vacancy,
          await saveCandidate(urls.mainApi, recruiter, {
            name: `Kandidaat ${String(number).padStart(3, '0')}`,
            title: null,
            location: null,
            email: null,
            phone: null,
            linkedin: null,
            notes: null,
            cv_filename: null,
          }),
        ),
      ),
    )
  await page.goto(listOf(vacancy.id))
  await expect(page.getByRole('article')).toHaveCount(200, { timeout: 60_000 })
  await page.getByRole('button', { name: 'Kandidaat 200 door naar Eerste Screening' }).click({ timeout: 30_000 })
  await expect(stage(page, 'Kandidaat 200')).toContainText('Eerste Screening', { timeout: 30_000 })
})

test.describe('in every look', () => {
  test.use(phone)
  test.describe.configure({ timeout: LOOKS_TIMEOUT })

  test('cards, columns and dialogs have no barrier and do not shift', async ({ page, urls, recruiter }) => {
    const { vacancy } = await vacancyWith(urls.mainApi, recruiter, { 'Amira Haddou': 3, 'Pieter Vos': 1 })
    const check = () => expectNoBarrier(page)
    await watchLayoutShift(page)
    await page.goto(`/vacancy/${vacancy.id}?tab=matches`)
    await expect(card(page, 'Pieter Vos')).toBeVisible()
    expect(await layoutShift(page)).toBeLessThan(0.02)
    await check()
    await page.getByRole('button', { name: 'Kandidaat toevoegen' }).click()
    await expect(page.getByRole('dialog').getByText('In de procedure').first()).toBeVisible()
    await check()
    await page.keyboard.press('Escape')
    await choose(page, 'Amira Haddou', 'Afgewezen…')
    await page.getByRole('button', { name: 'Afwijzen' }).click()
    await expect(page.getByText('Kies of typ een reden.')).toBeVisible()
    await check()
    await page.keyboard.press('Escape')
    await expect(stage(page, 'Amira Haddou')).toBeVisible()
    await page.getByRole('button', { name: 'Meer over de lijst' }).click()
    await expectNoBarrier(page, 'the menu of a phone', [390])
    await page.getByRole('menuitem', { name: 'Kolommen' }).click()
    await expect(column(page, 'CV Ontvangen 1')).toBeVisible()
    await check()
    await page.setViewportSize(desktop.viewport)
    await page.getByRole('button', { name: 'Lijst' }).click()
    await expect(stage(page, 'Amira Haddou')).toBeVisible()
    await check()
  })
})
