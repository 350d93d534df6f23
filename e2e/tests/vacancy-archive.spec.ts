import type { Page } from '@playwright/test'
import { callApi } from '../support/api.ts'
import { expectNoBarrier, LOOKS_TIMEOUT, phone } from '../support/looks.ts'
import { vacancyWith } from '../support/pipeline.ts'
import { expect, test } from '../support/test.ts'

const NOTICE = 'Deze vacature staat in het archief'
const vacancyLink = (page: Page) => page.getByRole('link', { name: 'Wijkverpleegkundige', exact: true })
const choose = async (page: Page, item: string) => {
  await page.getByRole('button', { name: 'Meer', exact: true }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('a card counts who is in procedure, who of them is new, and the days open', async ({
  signedIn: page,
  urls,
  recruiter,
}) => {
  await vacancyWith(urls.mainApi, recruiter, { 'Amira Haddou': 1, 'Pieter Vos': 3 })
  await page.goto('/vacancy-dashboard')
  const card = page.getByRole('listitem').filter({ has: vacancyLink(page) })
  await expect(card).toContainText('2 kandidaten · 1 nieuw')
  await expect(card).toContainText(/Vandaag geopend|1 dag open/)
})

test('an archived vacancy is out of the lists, and comes back with its candidates', async ({
  signedIn: page,
  urls,
  recruiter,
}) => {
  const { vacancy } = await vacancyWith(urls.mainApi, recruiter, { 'Amira Haddou': 1 })
  await page.goto(`/vacancy/${vacancy.id}`)
  await choose(page, 'Archiveren')
  await expect(page.getByText(NOTICE)).toBeVisible()
  await page.goto('/vacancy-dashboard')
  await page.getByRole('button', { name: 'Bekijk het archief (1)' }).click()
  await expect(page).toHaveURL('/vacancy-dashboard?archief=true')
  await expect(page.getByRole('button', { name: 'Archief 1', pressed: true })).toBeVisible()
  await vacancyLink(page).click()
  await expect(page.getByText(NOTICE)).toBeVisible()
  await page.getByRole('tab', { name: /^Matches/ }).click()
  await expect(page.getByRole('article', { name: 'Amira Haddou' })).toBeVisible()
  await page.getByRole('button', { name: 'Terugzetten' }).click()
  await expect(page.getByText('De vacature "Wijkverpleegkundige" is terug uit het archief.')).toBeVisible()
  await expect(page.getByText(NOTICE)).toHaveCount(0)
  await page.goto('/vacancy-dashboard')
  await expect(vacancyLink(page)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Archief/ })).toHaveCount(0)
})

test('the toast takes archiving back', async ({ signedIn: page, urls, recruiter }) => {
  const { vacancy } = await vacancyWith(urls.mainApi, recruiter, {})
  await page.goto(`/vacancy/${vacancy.id}`)
  await choose(page, 'Archiveren')
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect(page.getByText('De vacature "Wijkverpleegkundige" is terug uit het archief.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Wijkverpleegkundige' })).toBeVisible()
  await expect(page.getByText(NOTICE)).toHaveCount(0)
})

test('an archived vacancy can not be chosen for matching', async ({ signedIn: page, urls, recruiter }) => {
  const { vacancy } = await vacancyWith(urls.mainApi, recruiter, {})
  await callApi(`${urls.mainApi}/api/vacancies/${vacancy.id}/archive`, { token: recruiter.token, method: 'POST' })
  await page.goto('/dashboard-candidates?tab=matches')
  await expect(page.getByRole('heading', { name: 'Je hebt nog geen vacatures' })).toBeVisible()
})

test.describe('in every look', () => {
  test.use(phone)
  test.describe.configure({ timeout: LOOKS_TIMEOUT })

  test('the archive and a vacancy in it have no barrier', async ({ signedIn: page, urls, recruiter }) => {
    const { vacancy } = await vacancyWith(urls.mainApi, recruiter, { 'Amira Haddou': 1 })
    await callApi(`${urls.mainApi}/api/vacancies/${vacancy.id}/archive`, { token: recruiter.token, method: 'POST' })
    await page.goto('/vacancy-dashboard?archief=true')
    await expect(vacancyLink(page)).toBeVisible()
    await expectNoBarrier(page)
    await page.goto(`/vacancy/${vacancy.id}`)
    await expect(page.getByText(NOTICE)).toBeVisible()
    await expectNoBarrier(page)
  })
})
