import type { Browser, Page } from '@playwright/test'
import { callApi, saveVacancy } from '../support/api.ts'
import type { Recruiter } from '../support/accounts.ts'
import { joinAs, pageOf } from '../support/colleagues.ts'
import { fillRegistration, fillSignIn, signIn } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

const sessions = (page: Page) => page.getByRole('list', { name: 'Sessies' }).getByRole('listitem')

/** Waits for the next second: two sign-ins of one second are one session (docs/decisions/0196). */
const afterThisSecond = async (): Promise<void> => {
  const second = Math.floor(Date.now() / 1_000)
  await expect.poll(() => Math.floor(Date.now() / 1_000)).toBeGreaterThan(second)
}

const TELEPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

/** The same recruiter in another browser, which says that it is a telephone. */
const onTelephone = async (browser: Browser, shell: string, recruiter: Recruiter): Promise<Page> => {
  const context = await browser.newContext({ baseURL: shell, userAgent: TELEPHONE })
  const page = await context.newPage()
  await signIn(page, recruiter)
  return page
}

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token') ?? '')
const codeOf = async (url: string, token: string) =>
  (await callApi<{ code?: string } | null>(url, { token })).body?.code

test('who is signed in on two devices sees both, and signs one out from the other', async ({
  signedIn: page,
  recruiter,
  browser,
  urls,
}) => {
  await afterThisSecond()
  const telephone = await onTelephone(browser, urls.shell, recruiter)
  await page.goto('/profile/security')
  await expect(sessions(page)).toHaveCount(2)
  await expect(sessions(page).filter({ hasText: 'Deze sessie' })).toContainText(/Chrome op Linux/)
  const other = sessions(page).filter({ hasText: 'Safari op iPhone' })
  await other.getByRole('button', { name: /^Uitloggen/ }).click()
  await expect(page.getByText('Uitgelogd: Safari op iPhone.')).toBeVisible()
  await expect(sessions(page)).toHaveCount(1)

  await telephone.goto('/vacancy-dashboard')
  await expect(telephone).toHaveURL(/\/login/)
  await expect(telephone.getByText('Sessie verlopen. Log opnieuw in.')).toBeVisible()
  await fillSignIn(telephone, recruiter)
  await expect(telephone).toHaveURL('/vacancy-dashboard')
  await page.reload()
  await expect(sessions(page)).toHaveCount(2)
  await telephone.context().close()
})

test('after signing out everywhere both services refuse every token that was issued', async ({
  signedIn: page,
  recruiter,
  browser,
  urls,
}) => {
  await afterThisSecond()
  const telephone = await onTelephone(browser, urls.shell, recruiter)
  const tokens = [await tokenOf(telephone), recruiter.token]
  await page.goto('/profile/security')
  await page.getByRole('button', { name: 'Overal uitloggen', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Overal uitloggen' }).click()
  await expect(page).toHaveURL('/')
  for (const token of tokens) {
    expect(await codeOf(`${urls.mainApi}/api/vacancies`, token)).toBe('session_expired')
    // ai-service keeps what it knows of a sign-in for half a minute.
    await expect
      .poll(() => codeOf(`${urls.aiService}/api/recording-imports`, token), { timeout: 40_000 })
      .toBe('session_expired')
  }
  const refreshed = await callApi(`${urls.authEmulator}/securetoken.googleapis.com/v1/token?key=demo`, {
    method: 'POST',
    body: { grant_type: 'refresh_token', refresh_token: recruiter.refreshToken },
  })
  expect([refreshed.status, refreshed.body]).toMatchObject([400, { error: { message: 'TOKEN_EXPIRED' } }])
  await telephone.context().close()
  await afterThisSecond()
  await signIn(page, recruiter)
  await page.goto('/profile/security')
  await expect(sessions(page)).toHaveCount(1)
})

test('signing out takes the session from the list', async ({ signedIn: page, recruiter, browser, urls }) => {
  await afterThisSecond()
  const telephone = await onTelephone(browser, urls.shell, recruiter)
  const ended = telephone.waitForResponse((answer) => answer.url().endsWith('/api/session'))
  await telephone.goto('/profile/security')
  await sessions(telephone)
    .filter({ hasText: 'Deze sessie' })
    .getByRole('button', { name: /^Uitloggen/ })
    .click()
  await expect(telephone).toHaveURL('/')
  await ended
  await page.goto('/profile/security')
  await expect(sessions(page)).toHaveCount(1)
  await telephone.context().close()
})

test('a deleted account is gone with everything in it, and registering again begins empty', async ({
  signedIn: page,
  recruiter,
  complaints,
  urls,
}) => {
  complaints.allow(/status of 40[01] .*signInWithPassword/)
  await saveVacancy(urls.mainApi, recruiter, { title: 'Planner' })
  await page.goto('/profile/security')
  await page.getByRole('button', { name: 'Account verwijderen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Account verwijderen' })
  await expect(dialog.getByText('Vacatures')).toBeVisible()
  const address = dialog.getByRole('textbox', { name: /om te bevestigen/ })
  await address.fill('ander@voorbeeld.nl')
  await dialog.getByRole('button', { name: 'Definitief verwijderen' }).click()
  await expect(dialog.getByText('Typ het e-mailadres waarmee je inlogt.')).toBeVisible()
  await address.fill(recruiter.email)
  await dialog.getByRole('button', { name: 'Definitief verwijderen' }).click()

  await expect(page).toHaveURL('/account-deleted')
  await expect(page.getByRole('heading', { level: 1, name: 'Je account is verwijderd' })).toBeVisible()
  await expect(page.getByText('er is niets overgebleven')).toBeVisible()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Bewijs bewaren' }).click()
  expect((await saving).suggestedFilename()).toMatch(/^bewijs-van-wissen-.+\.json$/)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()

  await page.goto('/login')
  await fillSignIn(page, recruiter)
  await expect(page.getByRole('alert')).toBeVisible()
  await page.goto('/register')
  await fillRegistration(page, recruiter)
  await expect(page).toHaveURL('/dashboard')
  await page.goto('/vacancy-dashboard')
  await expect(page.getByText('Planner')).toHaveCount(0)
})

test('an owner with a colleague gives them the work and the ownership, and is gone', async ({
  signedIn: page,
  recruiter,
  browser,
  complaints,
  urls,
}) => {
  complaints.allow(/status of 40[01] .*signInWithPassword/)
  await saveVacancy(urls.mainApi, recruiter, { title: 'Planner' })
  const colleague = await joinAs(urls, recruiter, { role: 'reader' })
  const theirs = await pageOf(browser, urls, colleague)
  await page.goto('/profile/security')
  await page.getByRole('button', { name: 'Account verwijderen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Account verwijderen' })
  const heir = dialog.getByRole('combobox', { name: /^Wie wordt eigenaar en neemt je werk over/ })
  await dialog.getByRole('textbox', { name: /om te bevestigen/ }).fill(recruiter.email)
  await dialog.getByRole('button', { name: 'Definitief verwijderen' }).click()
  await expect(dialog.getByText('Kies een collega die je werk overneemt.')).toBeVisible()
  await heir.selectOption({ label: `${colleague.email} (alleen lezen)` })
  await dialog.getByRole('button', { name: 'Definitief verwijderen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Je account is verwijderd' })).toBeVisible()
  await expect(page.getByText('Dit is nu van je collega:')).toBeVisible()

  await theirs.goto('/profile/colleagues')
  await expect(theirs.getByRole('region', { name: 'Collega’s' }).getByRole('listitem')).toHaveCount(1)
  await expect(theirs.getByRole('region', { name: 'Collega’s' })).toContainText('Eigenaar')
  await theirs.goto('/vacancy-dashboard')
  await expect(theirs.getByText('Planner').first()).toBeVisible()
  await page.goto('/login')
  await fillSignIn(page, recruiter)
  await expect(page.getByRole('alert')).toBeVisible()
  await theirs.context().close()
})

test('the account of the demo says that it can not be deleted', async ({ page }) => {
  await signIn(page, { email: 'demo@wervio.nl', password: 'demo-wervio' })
  await page.goto('/profile/security')
  await page.getByRole('button', { name: 'Account verwijderen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Account verwijderen' })
  await expect(dialog.getByText('Het account van de demo kan niet worden verwijderd.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Definitief verwijderen' })).toHaveCount(0)
})
