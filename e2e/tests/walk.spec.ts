import type { Page } from '@playwright/test'
import { callApi, saveVacancy } from '../support/api.ts'
import { layoutShift, watchLayoutShift } from '../support/layout-shift.ts'
import { saveCandidate } from '../support/pipeline.ts'
import { expect, signedInTest as test } from '../support/signed-in-test.ts'

const publicRoutes = [
  '/',
  '/how-it-works',
  '/pricing',
  '/contact',
  '/register',
  '/login',
  '/about',
  '/privacy',
  '/privacy?tab=terms',
  '/privacy?tab=fairuse',
  '/beta-signup',
  '/vacatures',
  '/vacatures/generator',
]

/** The signed-in routes of the specification's table and our own, with those of one vacancy and one candidate. */
const signedInRoutes = (vacancyId: string, candidateId: string) => [
  '/dashboard',
  '/vacancy-dashboard',
  `/vacancy/${vacancyId}`,
  `/vacancy-details/${vacancyId}`,
  '/create-vacancy',
  '/vacancy-preview',
  '/dashboard-candidates',
  '/dashboard-candidates?tab=zoeken',
  `/dashboard-candidates?tab=matches&vacancyId=${vacancyId}`,
  '/add-candidate',
  `/kandidaat-profiel/${candidateId}`,
  '/matching-dashboard',
  `/matching-dashboard?vacancy=${vacancyId}`,
  '/match-analysis',
  '/improvements',
  '/agenda',
  '/new-meeting',
  '/online-meeting',
  '/import-recording',
  '/meeting-overview',
  '/mail',
  '/profile',
  '/profile/colleagues',
  '/profile/security',
  '/profile/notifications',
  '/profile/audit-log',
]

/** Opens an address from outside, and looks at what every page has to keep. */
const look = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first(), `a heading on ${path}`).toBeVisible()
  await expect(page.locator('[aria-busy="true"]'), `${path} has loaded`).toHaveCount(0)
  const { title, beyond } = await page.evaluate(() => ({
    title: document.title,
    beyond: document.documentElement.scrollWidth - innerWidth,
  }))
  expect(title, `the title of ${path}`).toMatch(/Wervio/)
  expect(beyond, `${path} is no wider than the screen`).toBeLessThanOrEqual(0)
  expect(await layoutShift(page), `the layout shift of ${path}`).toBeLessThan(0.02)
}

for (const [width, colorScheme] of [
  [390, 'dark'],
  [768, 'light'],
  [1440, 'dark'],
] as const)
  test.describe(`every route at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme })
    // Thirty pages, one after the other.
    test.describe.configure({ timeout: 180_000 })

    test('by its address, signed in', async ({ page, recruiter, urls, complaints }) => {
      // Microsoft isn't set up here.
      complaints.allow(/status of 503.*api\/meetings/)
      const vacancy = await saveVacancy(urls.mainApi, recruiter, { title: 'Planner', company: 'Vracht BV' })
      const candidate = await saveCandidate(urls.mainApi, recruiter, { name: 'Noor de Vries' })
      // Scores that come in while somebody looks change what is listed.
      const scores = `${urls.aiService}/api/vacancies/${vacancy.id}/matching`
      await expect
        .poll(async () => (await callApi(scores, { token: recruiter.token })).body)
        .toMatchObject({ state: 'current' })
      await watchLayoutShift(page)
      for (const path of signedInRoutes(vacancy.id, candidate.id)) await look(page, path)
    })

    test.describe('signed out', () => {
      test.use({ storageState: { cookies: [], origins: [] } })
      test('by its address', async ({ page }) => {
        await watchLayoutShift(page)
        for (const path of publicRoutes) await look(page, path)
        for (const path of signedInRoutes('1', '1').filter((route) => !route.includes('?'))) {
          await page.goto(path)
          await expect(page, `${path} leads to signing in`).toHaveURL(/\/login\?next=/)
        }
      })
    })
  })
