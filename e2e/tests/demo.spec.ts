import { vacancyStatusLabels } from '@wervio/contracts'
import type { RouteDescription } from '@wervio/federation/host'
import { description as candidates } from '../../mfe-candidates/src/remote.ts'
import { description as matching } from '../../mfe-matching/src/remote.ts'
import { description as meetings } from '../../mfe-meetings/src/remote.ts'
import { description as vacancies } from '../../mfe-vacancies/src/remote.ts'
import { signIn } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

test('the demo recruiter signs in and sees six vacancies in different sectors', async ({ page }) => {
  await signIn(page, { email: 'demo@wervio.nl', password: 'demo-wervio' })
  await page.goto('/vacancy-dashboard')
  const cards = page.locator('main a[href^="/vacancy/"]')
  await expect(cards).toHaveCount(6)
  expect(new Set(await cards.allTextContents()).size).toBe(6)
  const badge = page
    .getByRole('listitem')
    .filter({ has: page.locator('a[href^="/vacancy/"]') })
    .getByText(new RegExp(`^(${Object.values(vacancyStatusLabels).join('|')})$`))
  await expect(badge).toHaveCount(6)
  await cards.first().click()
  await expect(page.getByRole('tab', { name: 'Overzicht', selected: true })).toBeVisible()
})

/** What an owner is offered at the top of the dashboard, as the remotes describe it. */
const quickActions = [vacancies, candidates, matching, meetings]
  .flatMap(({ routes }): readonly RouteDescription[] => routes)
  .flatMap(({ path, quickAction }) => (quickAction && !quickAction.roles ? [{ path, ...quickAction }] : []))
  .toSorted((one, other) => one.order - other.order)

test('the dashboard has the four quick actions of the remotes, and what waits today leads to its subject', async ({
  page,
}) => {
  await signIn(page, { email: 'demo@wervio.nl', password: 'demo-wervio' })
  await page.goto('/dashboard')
  const links = page.getByRole('navigation', { name: 'Snelle acties' }).getByRole('link')
  await expect(links).toHaveCount(4)
  // As the specification names them (1, Dashboard).
  expect(quickActions.map(({ label, path }) => [label, path])).toEqual([
    ['Vacatures', '/vacancy-dashboard'],
    ['Zoeken', '/dashboard-candidates'],
    ['Match analyse', '/match-analysis'],
    ['Gesprekken', '/meeting-overview'],
  ])
  for (const [index, { label, path }] of quickActions.entries()) {
    await expect(links.nth(index)).toContainText(label)
    await expect(links.nth(index)).toHaveAttribute('href', path)
  }
  const row = page.getByRole('region', { name: 'Vandaag' }).getByRole('listitem').getByRole('link').first()
  const address = (await row.getAttribute('href')) ?? ''
  expect(address).toMatch(/^\/(kandidaat-profiel|matching-dashboard|online-meeting|gesprek)/)
  await row.click()
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
