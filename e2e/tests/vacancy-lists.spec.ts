import type { Page } from '@playwright/test'
import { saveVacancy } from '../support/api.ts'
import { expect, test } from '../support/test.ts'
import type { Recruiter } from '../support/accounts.ts'

const COUNT = 45

/** More vacancies than fit the screen, of two kinds; number 1 is the oldest. */
const fill = async (mainApi: string, recruiter: Recruiter) => {
  for (let number = 1; number <= COUNT; number += 1) {
    const nurse = number % 9 === 0
    await saveVacancy(mainApi, recruiter, {
      title: `${nurse ? 'Verpleegkundige' : 'Planner'} ${String(number).padStart(2, '0')}`,
      company: nurse ? 'Zorggroep Café' : 'Van Loenen',
      location: nurse ? 'Assen' : 'Venlo',
      hours: '36 uur',
      status: number % 5 === 0 ? 'ingevuld' : 'actief',
    })
  }
}

const search = (page: Page) => page.getByRole('searchbox', { name: 'Zoek in vacatures' })
const list = (page: Page) => page.getByRole('list', { name: 'Vacatures' })
const table = (page: Page) => page.getByRole('table', { name: 'Vacatures' })
const titles = (page: Page) => table(page).getByRole('rowheader')

test.beforeEach(async ({ recruiter, urls }) => fill(urls.mainApi, recruiter))

test('search, filter and order narrow the list, stand in the address, and back undoes them', async ({
  signedIn: page,
}) => {
  await page.goto('/vacancy-dashboard?view=table')
  await expect(page.getByText(`${COUNT} vacatures`)).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('/')
  await page.keyboard.type('cafe assen')
  await expect(page).toHaveURL('/vacancy-dashboard?view=table&q=cafe+assen')
  await expect(titles(page)).toHaveText(
    [45, 36, 27, 18, 9].map((number) => `Verpleegkundige ${String(number).padStart(2, '0')}`),
  )
  await page.getByRole('button', { name: 'Ingevuld 1' }).click()
  await expect(titles(page)).toHaveText(['Verpleegkundige 45'])
  await page.goBack()
  await expect(titles(page)).toHaveCount(5)
  await page.getByRole('combobox', { name: 'Volgorde' }).selectOption('Oudste eerst')
  await expect(titles(page).first()).toHaveText('Verpleegkundige 09')
  await page.reload()
  await expect(search(page)).toHaveValue('cafe assen')
  await expect(titles(page).first()).toHaveText('Verpleegkundige 09')
  await search(page).fill('astronaut')
  await expect(page.getByRole('heading', { name: 'Geen vacatures gevonden voor ‘astronaut’' })).toBeVisible()
  await page.getByRole('button', { name: 'Filters wissen' }).click()
  await expect(page.getByText(`${COUNT} vacatures`)).toBeVisible()
})

test('the heads of the table order the whole list, also what is not drawn yet', async ({ signedIn: page }) => {
  await page.goto('/vacancy-dashboard?view=table')
  await expect(titles(page).first()).toHaveText('Verpleegkundige 45')
  await table(page).getByRole('button', { name: 'Functie' }).click()
  await expect(page).toHaveURL('/vacancy-dashboard?view=table&sort=title')
  await expect(titles(page).first()).toHaveText('Planner 01')
  await table(page).getByRole('button', { name: 'Functie' }).press('Enter')
  await expect(titles(page).first()).toHaveText('Verpleegkundige 45')
  await page.getByRole('link', { name: 'Verpleegkundige 45' }).press('End')
  await expect(page.getByRole('link', { name: 'Planner 01' })).toBeFocused()
  await page.reload()
  await expect(table(page).getByRole('columnheader', { name: 'Functie' })).toHaveAttribute('aria-sort', 'descending')
  await expect(page.getByRole('combobox', { name: 'Volgorde' })).toHaveValue('title_desc')
})

test('a status changed in the table is stored', async ({ signedIn: page }) => {
  await page.goto('/vacancy-dashboard?view=table')
  const status = page.getByRole('combobox', { name: 'Status van Verpleegkundige 36' })
  await status.focus()
  await status.selectOption('Vervallen')
  await expect(page.getByText('Status is nu Vervallen.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Vervallen 1' })).toBeVisible()
  await page.reload()
  await expect(status).toHaveValue('vervallen')
})

for (const view of ['cards', 'table'])
  test(`coming back from a vacancy the ${view} are where they were`, async ({ signedIn: page }) => {
    await page.goto(`/vacancy-dashboard?view=${view}`)
    const target = page.getByRole('link', { name: 'Planner 04' })
    await expect(page.getByText(`${COUNT} vacatures`)).toBeVisible()
    await expect(target).toHaveCount(0)
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
    await expect(target).toBeVisible()
    const place = await page.evaluate(() => scrollY)
    await target.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Planner 04' })).toBeVisible()
    await page.goBack()
    await expect(target).toBeVisible()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  })

test('the table can be walked with the keyboard, to rows that are not drawn yet', async ({ signedIn: page }) => {
  await page.goto('/vacancy-dashboard?view=table')
  await expect(table(page)).toHaveAttribute('aria-rowcount', String(COUNT + 1))
  await page.getByRole('link', { name: 'Verpleegkundige 45' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('link', { name: 'Planner 44' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('link', { name: 'Planner 01' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Planner 01' })).toBeInViewport()
  await page.keyboard.press('Home')
  await expect(page.getByRole('link', { name: 'Verpleegkundige 45' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Verpleegkundige 45' })).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Verpleegkundige 45' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the table is a compact list, and the choice is remembered', async ({ signedIn: page }) => {
    await page.goto('/vacancy-dashboard')
    await expect(page.getByRole('main').getByRole('link', { name: 'Nieuwe Vacature' })).toBeVisible()
    await expect(list(page).getByRole('link').first()).toHaveText('Verpleegkundige 45')
    await page.getByRole('button', { name: 'Tabel' }).click()
    const row = list(page).getByRole('listitem').filter({ hasText: 'Planner 44' })
    await expect(row).toContainText('Van Loenen · Venlo · 36 uur')
    await expect(row).toHaveAttribute('aria-setsize', String(COUNT))
    await expect(row.getByRole('combobox', { name: 'Status van Planner 44' })).toBeVisible()
    await page.goto('/vacancy-dashboard')
    await expect(row).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })
})
