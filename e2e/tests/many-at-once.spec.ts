import type { Page } from '@playwright/test'
import type { Candidate, Match, Vacancy } from '@wervio/contracts'
import type { Recruiter } from '../support/accounts.ts'
import { callApi, saveVacancy } from '../support/api.ts'
import { expectNoBarrier } from '../support/looks.ts'
import { saveCandidate, vacancyWith } from '../support/pipeline.ts'
import { expect, test } from '../support/test.ts'

const bar = (page: Page) => page.getByRole('region', { name: 'Selectie' })
const action = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true })
const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Selecteer ${name}`, exact: true })
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const chooseFromMenu = async (page: Page, button: string, item: string) => {
  await action(page, button).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}
const undo = (page: Page) => page.getByRole('button', { name: 'Ongedaan maken' }).last().click()

/** Everybody in the procedure of a vacancy as it is stored, with their stage. */
const stagesOf = async (mainApi: string, { token }: Recruiter, { id }: Vacancy): Promise<Record<string, number>> => {
  const { body } = await callApi<Match[]>(`${mainApi}/api/vacancies/${id}/matches`, { token })
  return Object.fromEntries(body.flatMap(({ name, application }) => (application ? [[name, application.stage]] : [])))
}

test('candidates chosen by keyboard go in a procedure and out of it, get a status, and are erased with proof', async ({
  signedIn: page,
  urls,
  recruiter,
}) => {
  const { mainApi } = urls
  const vacancy = await saveVacancy(mainApi, recruiter, {
    title: 'Wijkverpleegkundige',
    company: '',
    location: 'Haren',
  })
  const candidates: Record<string, Candidate> = {}
  // One after another: the list has the newest first.
  for (const name of ['Dirk Postma', 'Cas Dijk', 'Bo Smit', 'Amira Haddou'])
    candidates[name] = await saveCandidate(mainApi, recruiter, { name, title: 'Verpleegkundige', location: 'Assen' })
  await page.goto('/dashboard-candidates')

  await card(page, 'Amira Haddou').getByRole('link', { name: 'Amira Haddou' }).focus()
  await page.keyboard.press('x')
  await expect(box(page, 'Amira Haddou')).toBeChecked()
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(bar(page).getByText('3 geselecteerd')).toBeVisible()
  await expect(box(page, 'Bo Smit')).toBeChecked()
  await expect(box(page, 'Cas Dijk')).toBeChecked()
  await expectNoBarrier(page)
  await action(page, 'In procedure zetten').press('Enter')
  await page.getByRole('button', { name: 'Kies Wijkverpleegkundige' }).press('Enter')
  await expect(page.getByText('3 kandidaten staan nu in de procedure van Wijkverpleegkundige.')).toBeVisible()
  expect(await stagesOf(mainApi, recruiter, vacancy)).toEqual({ 'Amira Haddou': 1, 'Bo Smit': 1, 'Cas Dijk': 1 })
  await expect(card(page, 'Cas Dijk').getByText('In Proces')).toBeVisible()
  await undo(page)
  await expect(page.getByText('3 kandidaten zijn weer uit de procedure van Wijkverpleegkundige.')).toBeVisible()
  expect(await stagesOf(mainApi, recruiter, vacancy)).toEqual({})

  // The box lies over the photo, for a pointer; with Shift it chooses all up to there.
  await card(page, 'Amira Haddou').hover()
  await box(page, 'Amira Haddou').click()
  await box(page, 'Bo Smit').click({ modifiers: ['Shift'] })
  await chooseFromMenu(page, 'Status', 'Aangenomen')
  await expect(page.getByText('De status van 2 kandidaten is nu Aangenomen.')).toBeVisible()
  await page.reload()
  for (const name of ['Amira Haddou', 'Bo Smit'])
    await expect(card(page, name).getByText('Aangenomen', { exact: true })).toBeVisible()
  await expect(card(page, 'Cas Dijk').getByText('Nieuw', { exact: true })).toBeVisible()

  await card(page, 'Amira Haddou').getByRole('link', { name: 'Amira Haddou' }).focus()
  await page.keyboard.press('x')
  await page.keyboard.press('Shift+ArrowDown')
  await action(page, 'Wissen').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('list', { name: 'Wie wordt gewist' }).getByRole('listitem')).toHaveText([
    'Amira Haddou',
    'Bo Smit',
  ])
  await dialog.getByRole('textbox', { name: 'Typ het aantal: 2' }).fill('2')
  await dialog.getByRole('button', { name: 'Alles wissen' }).click()
  await expect(dialog.getByText('2 kandidaten zijn gewist.')).toBeVisible()
  await expect(dialog.getByText('er is niets overgebleven')).toBeVisible()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download bewijzen' }).click()
  expect((await download).suggestedFilename()).toMatch(/^bewijs-van-wissen-2-kandidaten-.*\.pdf$/)
  await dialog.getByRole('button', { name: 'Klaar' }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  for (const [name, status] of [
    ['Amira Haddou', 404],
    ['Bo Smit', 404],
    ['Cas Dijk', 200],
  ] as const) {
    const answer = await callApi(`${mainApi}/api/candidates/${candidates[name]?.id ?? ''}`, { token: recruiter.token })
    expect(answer.status).toBe(status)
  }
})

test('two of a pipeline move to a stage together, are dragged together, and undoing gives each their own stage', async ({
  signedIn: page,
  urls,
  recruiter,
}) => {
  const before = { 'Amira Haddou': 1, 'Bo Smit': 2, 'Cas Dijk': 4 }
  const { vacancy } = await vacancyWith(urls.mainApi, recruiter, before)
  const expectStages = (stages: Record<string, number>) =>
    expect.poll(() => stagesOf(urls.mainApi, recruiter, vacancy)).toEqual(stages)
  await page.goto(`/vacancy/${vacancy.id}?tab=matches&weergave=kolommen`)
  await page.getByRole('button', { name: 'Selecteren' }).click()
  // Once choosing has begun a click on a card chooses it.
  await card(page, 'Amira Haddou').getByRole('link', { name: 'Amira Haddou' }).click()
  await box(page, 'Cas Dijk').click()
  await expect(bar(page).getByText('2 geselecteerd')).toBeVisible()
  await expectNoBarrier(page)
  await chooseFromMenu(page, 'Naar stap', 'Aanbod')
  await expect(page.getByText('2 kandidaten staan nu bij Aanbod.')).toBeVisible()
  await expect(column(page, 'Aanbod 2')).toBeVisible()
  await expectStages({ ...before, 'Amira Haddou': 5, 'Cas Dijk': 5 })
  await undo(page)
  await expect(page.getByText('2 kandidaten staan weer zoals eerst.')).toBeVisible()
  await expectStages(before)
  await expect(column(page, 'CV Ontvangen 1').getByRole('article', { name: 'Amira Haddou' })).toBeVisible()

  await box(page, 'Amira Haddou').click()
  await box(page, 'Bo Smit').click()
  await card(page, 'Bo Smit').dragTo(column(page, 'Gesprek Gepland 0'))
  await expect(page.getByText('2 kandidaten staan nu bij Gesprek Gepland.')).toBeVisible()
  await expectStages({ ...before, 'Amira Haddou': 3, 'Bo Smit': 3 })
  await page.reload()
  await expect(column(page, 'Gesprek Gepland 2')).toBeVisible()
})
