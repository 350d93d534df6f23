import type { Page } from '@playwright/test'
import { saveVacancy } from '../support/api.ts'
import { expectNoBarrier, LOOKS_TIMEOUT, phone } from '../support/looks.ts'
import { saveCandidate } from '../support/pipeline.ts'
import { layoutShift, watchLayoutShift } from '../support/layout-shift.ts'
import { expect, signedInTest as test } from '../support/signed-in-test.ts'
import { fillVacancyForm, wijkverpleegkundige, writeVacancy } from '../support/vacancy-form.ts'

/** Nothing on the page is loading any more. */
const expectLoaded = (page: Page) => expect(page.locator('[aria-busy="true"]')).toHaveCount(0)

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

/** States of pages that the walk through all routes (walk.spec.ts) doesn't meet, and what shows that each has come. */
const pages: Record<string, { path: string; visitor?: true; expectShown: (page: Page) => Promise<void> }> = {
  'sample vacancy': {
    path: '/vacatures?voorbeeld=wijkverpleegkundige',
    visitor: true,
    expectShown: (page) => expect(page.getByRole('dialog').getByRole('article')).toBeVisible(),
  },
  'not found, public': {
    path: '/bestaat-niet',
    visitor: true,
    expectShown: (page) => heading(page, 'Pagina niet gevonden'),
  },
  'vacancy table': {
    path: '/vacancy-dashboard?view=table',
    expectShown: (page) => expect(page.getByRole('link', { name: 'Heftruckchauffeur' }).first()).toBeVisible(),
  },
  'vacancy search without results': {
    path: '/vacancy-dashboard?q=astronaut',
    expectShown: (page) => expect(page.getByRole('heading', { name: /^Geen vacatures gevonden/ })).toBeVisible(),
  },
  'own vacancy list': {
    path: '/vacatures',
    expectShown: (page) =>
      expect(page.getByRole('link', { name: 'Bekijken: Heftruckchauffeur' }).first()).toBeVisible(),
  },
  'profile without a candidate': {
    path: '/kandidaat-profiel',
    expectShown: (page) => expect(page.getByRole('heading', { name: 'Hier staat nog geen kandidaat' })).toBeVisible(),
  },
  'candidate not found': {
    path: '/kandidaat-profiel/00000000-0000-4000-8000-000000000000',
    expectShown: (page) => expect(page.getByRole('heading', { name: 'Kandidaat niet gevonden' })).toBeVisible(),
  },
  'invitation that is gone': {
    path: '/uitnodiging',
    visitor: true,
    expectShown: (page) => heading(page, 'Deze uitnodiging werkt niet meer'),
  },
  'account deleted': {
    path: '/account-deleted',
    visitor: true,
    expectShown: (page) => heading(page, 'Je account is verwijderd'),
  },
  'not found': { path: '/applications', expectShown: (page) => heading(page, 'Pagina niet gevonden') },
  'vacancy not found': {
    path: '/vacancy/00000000-0000-4000-8000-000000000000',
    expectShown: (page) => expect(page.getByText('Vacature niet gevonden')).toBeVisible(),
  },
}

const draft = {
  title: 'Heftruckchauffeur',
  company: 'Van Dalen Logistiek',
  location: 'Tilburg',
  hard_skills: 'Heftruckcertificaat',
  specific_tasks: 'Laden\nLossen',
}
test.describe('in every look', () => {
  test.use(phone)
  test.describe.configure({ timeout: LOOKS_TIMEOUT })

  for (const [name, { path, visitor, expectShown }] of Object.entries(pages))
    test.describe(() => {
      if (visitor) test.use({ storageState: { cookies: [], origins: [] } })

      test(`${name} has no barrier and does not shift`, async ({ page, complaints, recruiter, urls }) => {
        if (name.includes('not found')) complaints.allow(/status of 404/)
        await saveVacancy(urls.mainApi, recruiter, draft)
        await watchLayoutShift(page)
        await page.goto(path)
        await expectShown(page)
        await expectLoaded(page)
        expect(await layoutShift(page)).toBeLessThan(0.02)
        await expectNoBarrier(page)
      })
    })

  test('preview and details have no barrier and do not shift', async ({ page, recruiter, urls }) => {
    await page.goto('/create-vacancy')
    await fillVacancyForm(page, wijkverpleegkundige)
    await writeVacancy(page)
    await watchLayoutShift(page)
    await page.reload()
    await expect(page.getByRole('article', { name: 'Vacaturetekst' })).toBeVisible()
    expect(await layoutShift(page)).toBeLessThan(0.02)
    await expectNoBarrier(page)
    const { id } = await saveVacancy(urls.mainApi, recruiter, draft)
    await page.goto(`/vacancy/${id}`)
    await heading(page, draft.title)
    await expectLoaded(page)
    expect(await layoutShift(page)).toBeLessThan(0.02)
    await expectNoBarrier(page)
  })

  test('a candidate profile has no barrier and does not shift', async ({ page, recruiter, urls }) => {
    const { id, name } = await saveCandidate(urls.mainApi, recruiter, {
      name: 'Noor de Vries',
      title: 'Wijkverpleegkundige',
      location: 'Assen',
      skills: ['Wondzorg'],
      sensitive: [{ kind: 'nationality' }],
      experience: [{ position: 'Wijkverpleegkundige', company: 'Zorggroep De Linde', period: '2019 - heden' }],
    })
    await watchLayoutShift(page)
    await page.goto(`/kandidaat-profiel/${id}`)
    await heading(page, name)
    await expect(page.getByText('Kandidaat toegevoegd')).toBeVisible()
    await expectLoaded(page)
    expect(await layoutShift(page)).toBeLessThan(0.02)
    await expectNoBarrier(page)
    await page.getByRole('button', { name: 'Bewerken' }).click()
    await page.getByRole('button', { name: 'Vaardigheden wijzigen' }).click()
    await expectNoBarrier(page)
    await page.getByRole('button', { name: 'Wis alle gegevens' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNoBarrier(page)
  })

  test('what opens on top of a page has no barrier', async ({ page }) => {
    await page.goto('/create-vacancy')
    await page.getByRole('button', { name: 'Genereer Vacaturetekst' }).click()
    await expect(page.getByText('Vul een functietitel in.').first()).toBeVisible()
    await expectNoBarrier(page)
    await page.getByRole('button', { name: 'Thema kiezen' }).click()
    await expectNoBarrier(page)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+K')
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNoBarrier(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Menu openen' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await expectNoBarrier(page, 'the menu of a phone', [390])
  })
})
