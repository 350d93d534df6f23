import { vacancyStatusLabels } from '@wervio/contracts'
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
