import type { Page } from '@playwright/test'
import { messages, type CandidateSummary, type VacancyCounts, type VacancySummary } from '@wervio/contracts'
import { saveVacancy } from '../support/api.ts'
import { saveCandidate } from '../support/pipeline.ts'
import { skewVersions, versions } from '../support/skew.ts'
import { expect, test } from '../support/test.ts'

const TABLE = '/vacancy-dashboard?view=table'
/** What the pages of mfe-vacancies ask of main-api, and nobody else on these pages. */
const VACANCIES = ['/api/vacancies', '/api/vacancy-']

const statusOf = (page: Page, title: string) => page.getByRole('combobox', { name: `Status van ${title}` })

/** A new status of the vacancy 'Kok' is stored. A status in the list gets its other options once it has the focus. */
const expectSaving = async (page: Page) => {
  await statusOf(page, 'Kok').focus()
  await statusOf(page, 'Kok').selectOption('Vervallen')
  await expect(page.getByText('Status is nu Vervallen.')).toBeVisible()
  await page.reload()
  await expect(statusOf(page, 'Kok')).toHaveText('Vervallen')
}

test('pages a minor behind the services show a new value by its own word, and save', async ({
  signedIn: page,
  urls,
  recruiter,
}) => {
  await saveVacancy(urls.mainApi, recruiter, { title: 'Kok', company: 'De Linde', status: 'actief' })
  await saveCandidate(urls.mainApi, recruiter, { name: 'Amira Haddou' })
  await skewVersions(page, ['/api/'], {
    page: versions.previousMinor,
    service: versions.nextMinor,
    answers: {
      '/api/vacancy-summaries': (rows: VacancySummary[]) =>
        rows.map((row) => ({ ...row, status: row.status === 'actief' ? 'gepauzeerd' : row.status, priority: 'hoog' })),
      '/api/vacancy-counts': (counts: VacancyCounts) => ({ ...counts, by_status: { gepauzeerd: counts.total } }),
      '/api/candidates': (rows: CandidateSummary[]) => rows.map((row) => ({ ...row, status: 'on_hold' })),
    },
  })
  await page.goto(TABLE)
  await expect(statusOf(page, 'Kok')).toHaveText('gepauzeerd')
  await expectSaving(page)
  await page.goto('/dashboard-candidates')
  await expect(page.getByRole('article', { name: 'Amira Haddou' }).getByText('on_hold')).toBeVisible()
})

test('pages a minor ahead of the services do without what those can not give, and save', async ({
  signedIn: page,
  urls,
  recruiter,
}) => {
  await saveVacancy(urls.mainApi, recruiter, { title: 'Kok', company: 'De Linde', status: 'actief' })
  await skewVersions(page, ['/api/'], {
    page: versions.nextMinor,
    service: versions.previousMinor,
    answers: {
      '/api/vacancy-summaries': (rows: VacancySummary[]) =>
        rows.map((row) => ({ ...row, new_applications: undefined })),
      '/api/vacancy-counts': (counts: VacancyCounts) => ({ ...counts, archived: undefined }),
    },
  })
  await page.goto(TABLE)
  await expect(page.getByText('1 vacature', { exact: true })).toBeVisible()
  await expectSaving(page)
})

const skews = [
  { what: 'a page of the major before', page: versions.previousMajor },
  { what: 'a page of the next major', page: versions.nextMajor },
  { what: 'a service of the major before', service: versions.previousMajor },
  { what: 'a service of the next major', service: versions.nextMajor },
]
for (const { what, ...skew } of skews)
  test(`${what} asks to refresh in the part that differs; the rest works`, async ({
    signedIn: page,
    urls,
    recruiter,
    complaints,
  }) => {
    complaints.allow(/status of 400/)
    await saveVacancy(urls.mainApi, recruiter, { title: 'Kok', company: 'De Linde', status: 'actief' })
    await saveCandidate(urls.mainApi, recruiter, { name: 'Amira Haddou' })
    await skewVersions(page, VACANCIES, skew)
    await page.goto(TABLE)
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText(messages.versionRefused)
    await page.getByRole('navigation').getByRole('link', { name: 'Kandidaten', exact: true }).click()
    await expect(page.getByRole('article', { name: 'Amira Haddou' })).toBeVisible()
    await page.unrouteAll()
    await page.goto(TABLE)
    await expect(statusOf(page, 'Kok')).toHaveText('Actief')
    await expect(alert).toHaveCount(0)
  })
