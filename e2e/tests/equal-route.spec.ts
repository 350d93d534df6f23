import type { Page } from '@playwright/test'
import { saveVacancy } from '../support/api.ts'
import { screenOf } from '../support/looks.ts'
import { saveCandidate } from '../support/pipeline.ts'
import { expect, signedInTest as test } from '../support/signed-in-test.ts'

const NOTED = 'Deed bij Vracht BV ook het debiteurenbeheer voor tachtig klanten.'
const MARKED = 'Rekende bij Vracht BV elke maand de omzet door in Excel.'
const QUESTION = 'Wat deed je bij Vracht BV?'

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const why = (page: Page) => page.getByRole('complementary', { name: 'Uitleg bij de score' })
const POINTS = /^\d+(?:,\d+)? van \d+(?:,\d+)? punten$/

test('without consent a note and a scorecard do the same: nothing is lost by them, and what is confirmed counts', async ({
  page,
  recruiter,
  urls,
}) => {
  const vacancy = await saveVacancy(urls.mainApi, recruiter, {
    title: 'Medewerker administratie',
    company: 'Kantoor BV',
    location: 'Assen',
    hard_skills: 'Debiteurenbeheer\nExcel\nRijbewijs B',
  })
  const candidate = await saveCandidate(urls.mainApi, recruiter, {
    name: 'Marit Zandstra',
    title: 'Medewerker administratie',
    location: 'Assen',
    experience: [{ position: 'Medewerker administratie', company: 'Vracht BV', period: '2016 - heden' }],
  })
  await page.setViewportSize(screenOf(1440))
  const openScore = () => page.goto(`/matching-dashboard?vacancy=${vacancy.id}&kandidaat=${candidate.id}&vanaf=0`)
  const points = async () => (await why(page).getByText(POINTS).first().textContent()) ?? ''
  await openScore()
  await expect(why(page).getByText(POINTS).first()).toBeVisible({ timeout: 30_000 })
  const before = await points()
  expect(await region(page, 'Mogelijk bewijs').count()).toBe(0)

  await page.goto(`/kandidaat-profiel/${candidate.id}`)
  await expect(region(page, 'Toestemming voor opname').getByText(/^Nog geen toestemming vastgelegd/)).toBeVisible()
  await region(page, 'Notities').getByRole('textbox', { name: 'Nieuwe notitie' }).fill(NOTED)
  await region(page, 'Notities').getByRole('button', { name: 'Plaats' }).click()
  await expect(region(page, 'Notities').getByRole('listitem').getByText(NOTED)).toBeVisible()
  await region(page, 'Scorekaarten').getByRole('button', { name: 'Scorekaart zonder opname' }).click()
  const card = page.getByRole('dialog')
  await card.getByRole('button', { name: 'Begin scorekaart' }).click()
  await card.getByLabel('Eigen vraag').fill(QUESTION)
  await card.getByRole('button', { name: 'Voeg toe' }).click()
  await card
    .getByRole('group', { name: `Cijfer: ${QUESTION}` })
    .getByText('4')
    .click()
  await card.getByRole('button', { name: `Toelichting bij: ${QUESTION}` }).click()
  await card.getByLabel('Toelichting').fill(MARKED)
  await expect(card.getByText('Alles is opgeslagen')).toBeVisible()
  await card.getByRole('button', { name: 'Klaar' }).click()

  await openScore()
  const proposed = region(page, 'Mogelijk bewijs')
  await expect(proposed.getByText(`“${NOTED}”`)).toBeVisible({ timeout: 30_000 })
  await expect(proposed.getByText(`“${MARKED}”`)).toBeVisible()
  expect(await points()).toBe(before)
  await proposed.getByRole('button', { name: 'Klopt: Debiteurenbeheer' }).click()
  await expect(why(page).getByText(/Bevestigd door een recruiter/)).toHaveCount(1)
  await proposed.getByRole('button', { name: 'Klopt: Excel' }).click()
  await expect(why(page).getByText(/Bevestigd door een recruiter/)).toHaveCount(2)
  expect(await points()).not.toBe(before)

  await expect(proposed.getByRole('link', { name: 'Scorekaart: toon Excel in de scorekaart' })).toBeVisible()
  await proposed.getByRole('link', { name: 'Notitie: toon Debiteurenbeheer in de notitie' }).click()
  await expect(region(page, 'Notities').getByRole('listitem').filter({ hasText: NOTED })).toBeFocused()
})
