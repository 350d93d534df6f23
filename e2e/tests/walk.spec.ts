import type { Page } from '@playwright/test'
import { callApi, saveVacancy } from '../support/api.ts'
import { quickActions } from '../support/addresses.ts'
import { watchLayoutShift } from '../support/layout-shift.ts'
import { desktop } from '../support/looks.ts'
import { saveCandidate } from '../support/pipeline.ts'
import { expect, signedInTest as test } from '../support/signed-in-test.ts'
import type { Recruiter } from '../support/accounts.ts'
import type { Urls } from '../support/urls.ts'
import { expectQuickAction } from '../support/sidebar.ts'
import { followLinks } from '../support/walk/follow-links.ts'
import { expectPage, lookAt } from '../support/walk/look.ts'
import { publicRoutes, routeOf, signedInRoutes, withoutLink } from '../support/walk/routes.ts'

/** Some thirty pages, one after the other. */
const WALK_TIMEOUT = 240_000

/** One vacancy with its scores and one candidate: what comes in while somebody looks changes what is listed. */
const save = async (urls: Urls, recruiter: Recruiter): Promise<{ vacancy: string; candidate: string }> => {
  const vacancy = await saveVacancy(urls.mainApi, recruiter, { title: 'Planner', company: 'Vracht BV' })
  const candidate = await saveCandidate(urls.mainApi, recruiter, { name: 'Noor de Vries' })
  const scores = `${urls.aiService}/api/vacancies/${vacancy.id}/matching`
  await expect
    .poll(async () => (await callApi(scores, { token: recruiter.token })).body)
    .toMatchObject({ state: 'current' })
  return { vacancy: vacancy.id, candidate: candidate.id }
}

/** Whoever is signed in has nothing to do there. */
const signInPaths = ['/login', '/register']

const startAt = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await expectPage(page)
}

test.describe('every route by its address', () => {
  test.describe.configure({ timeout: WALK_TIMEOUT })

  /** So many tests share the signed-in routes: the first has the first of them, and so on. */
  const SHARES = 3
  for (let share = 0; share < SHARES; share += 1)
    test(`signed in, ${share + 1} of ${SHARES}`, async ({ page, recruiter, urls, complaints }) => {
      // Microsoft isn't set up here.
      complaints.allow(/status of 503.*api\/meetings/)
      const { vacancy, candidate } = await save(urls, recruiter)
      await watchLayoutShift(page)
      for (const [index, path] of signedInRoutes(vacancy, candidate).entries())
        if (index % SHARES === share) {
          await lookAt(page, path, share + Math.floor(index / SHARES))
          await page.setViewportSize(desktop.viewport)
          await expectQuickAction(page, quickActions[routeOf(path)] ?? null)
        }
    })

  // How they look is looked at in public-site.spec.ts: who is signed in sees the same.
  test('public pages, signed in', async ({ page }) => {
    for (const path of publicRoutes.filter((route) => !signInPaths.includes(route))) await startAt(page, path)
    for (const path of signInPaths) {
      await page.goto(path)
      await expect(page, `${path} goes on to the dashboard`).toHaveURL('/dashboard')
    }
  })

  test.describe('signed out', () => {
    test.use({ storageState: { cookies: [], origins: [] } })
    // What a visitor may see is looked at in public-site.spec.ts.
    test('signed-in routes lead to signing in', async ({ page }) => {
      for (const path of signedInRoutes('1', '1').filter((route) => !route.includes('?'))) {
        await page.goto(path)
        await expect(page, `${path} leads to signing in`).toHaveURL(/\/login\?next=/)
      }
    })
  })
})

test.describe('every route by links', () => {
  test.describe.configure({ timeout: WALK_TIMEOUT })

  test('signed in', async ({ page, recruiter, urls, complaints }) => {
    complaints.allow(/status of 503.*api\/meetings/)
    const { vacancy, candidate } = await save(urls, recruiter)
    await startAt(page, '/dashboard')
    const routes = await followLinks(page)
    const expected = signedInRoutes(vacancy, candidate).map(routeOf)
    expect(expected.filter((route) => !routes.has(route) && !withoutLink.includes(route))).toEqual([])
  })

  test.describe('signed out', () => {
    test.use({ storageState: { cookies: [], origins: [] } })
    test('from the home page', async ({ page }) => {
      await startAt(page, '/')
      const routes = await followLinks(page)
      expect(publicRoutes.map(routeOf).filter((route) => !routes.has(route))).toEqual([])
    })
  })
})
