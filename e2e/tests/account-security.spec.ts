import type { Page } from '@playwright/test'
import { recoverAccount } from '@wervio/contracts'
import { createRecruiter, newEmail } from '../support/accounts.ts'
import { appCode, wrongAppCode } from '../support/app-codes.ts'
import { confirmAddress, mailedLink } from '../support/mailed-link.ts'
import { fillRegistration, fillSignIn, signIn } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

const PASSWORD = 'Zonnebloem-27'
/** Firebase refuses with status 400, which browsers log. */
const REFUSAL = /status of 400 .*identitytoolkit/

const card = (page: Page, name: string) => page.getByRole('region', { name })

const confirmPassword = async (page: Page, password = PASSWORD) => {
  const form = page.getByRole('form', { name: 'Bevestig dat jij het bent' })
  await form.getByRole('textbox', { name: 'Huidig wachtwoord' }).fill(password)
  await form.getByRole('button', { name: 'Doorgaan' }).click()
}

const enterCode = async (page: Page, code: string, button = 'Inloggen') => {
  const form = page.getByRole('form', { name: 'Code uit je app' })
  await form.getByRole('textbox', { name: 'Code' }).fill(code)
  await form.getByRole('button', { name: button, exact: true }).click()
}

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Uitloggen', exact: true }).click()
  await expect(page).toHaveURL('/')
}

test('an address is confirmed, a second step turned on, asked for, and taken away by a recovery code', async ({
  page,
  complaints,
  urls,
}) => {
  test.slow()
  complaints.allow(REFUSAL, /status of 403 .*second-factor/)
  const account = { email: newEmail(), password: PASSWORD }
  await page.goto('/register')
  await fillRegistration(page, account)
  await expect(page).toHaveURL('/dashboard')
  await page.goto('/profile/security')
  await expect(card(page, 'E-mailadres')).toContainText('Nog niet bevestigd')
  await expect(card(page, 'Tweestapsverificatie').getByRole('button', { name: 'Aanzetten' })).toBeDisabled()
  await confirmAddress(page, account.email)
  await expect(card(page, 'E-mailadres').getByText('Bevestigd', { exact: true })).toBeVisible()

  const secondStep = card(page, 'Tweestapsverificatie')
  await secondStep.getByRole('button', { name: 'Aanzetten' }).click()
  await confirmPassword(page)
  await expect(secondStep.getByRole('img', { name: 'QR-code voor je authenticator-app' })).toBeVisible()
  const secret = (await secondStep.locator('code').innerText()).replaceAll(' ', '')
  await enterCode(page, appCode(secret), 'Aanzetten')
  await expect(secondStep.getByRole('list', { name: 'Herstelcodes' }).getByRole('listitem')).toHaveCount(10)
  const [recoveryCode = ''] = await secondStep
    .getByRole('list', { name: 'Herstelcodes' })
    .locator('code')
    .allInnerTexts()
  await secondStep.getByRole('button', { name: 'Ik heb ze bewaard' }).click()
  await expect(secondStep).toContainText('Je hebt nog 10 van je 10 herstelcodes.')

  await signOut(page)
  await page.goto('/login')
  await fillSignIn(page, account)
  await enterCode(page, wrongAppCode(secret))
  await expect(page.getByRole('alert')).toContainText('Deze code klopt niet')
  const nextCode = appCode(secret, 1)
  await enterCode(page, nextCode)
  await expect(page).toHaveURL('/dashboard')

  await signOut(page)
  await page.goto('/login')
  await fillSignIn(page, account)
  await enterCode(page, nextCode)
  await expect(page.getByRole('alert')).toContainText('Deze code klopt niet, of is al gebruikt.')
  await page.getByRole('button', { name: 'Herstelcode gebruiken' }).click()
  const recovery = page.getByRole('form', { name: 'Herstelcode' })
  await recovery.getByRole('textbox', { name: 'Herstelcode' }).fill('AAAA-BBBB-CCCC-DDDD')
  await recovery.getByRole('button', { name: 'Inloggen met herstelcode' }).click()
  await expect(page.getByRole('alert')).toContainText('Deze herstelcode klopt niet, of is al gebruikt.')
  await recovery.getByRole('textbox', { name: 'Herstelcode' }).fill(recoveryCode)
  await recovery.getByRole('button', { name: 'Inloggen met herstelcode' }).click()
  await expect(page).toHaveURL('/dashboard')
  await page.goto('/profile/security')
  await expect(card(page, 'Tweestapsverificatie')).toContainText('uitgezet met een herstelcode')
  await page.getByRole('link', { name: 'Logboek' }).click()
  const today = page.getByRole('region', { name: 'Vandaag' })
  for (const sentence of [
    'zette tweestapsverificatie aan',
    'maakte herstelcodes voor de tweede stap',
    'gebruikte een herstelcode',
    'zette tweestapsverificatie uit',
  ])
    await expect(today.getByText(sentence)).toHaveCount(1)
  await expect(today.getByText('wijzigde het wachtwoord')).toHaveCount(0)
  const again = await page.request.post(urls.mainApi + recoverAccount.path, {
    data: { email: account.email, code: recoveryCode },
  })
  expect(again.status()).toBe(403)
})

test('a password is changed with the old one, and the old one then opens nothing', async ({
  page,
  browser,
  complaints,
  urls,
}) => {
  complaints.allow(REFUSAL)
  const recruiter = await createRecruiter(urls)
  await signIn(page, recruiter)
  await page.goto('/profile/security')
  await card(page, 'Wachtwoord').getByRole('button', { name: 'Wachtwoord wijzigen' }).click()
  const form = page.getByRole('form', { name: 'Wachtwoord' })
  const change = async (current: string, next: string) => {
    await form.getByRole('textbox', { name: 'Huidig wachtwoord' }).fill(current)
    await form.getByRole('textbox', { name: 'Nieuw wachtwoord' }).fill(next)
    await form.getByRole('button', { name: 'Wachtwoord opslaan' }).click()
  }
  await change(recruiter.password, '12345')
  await expect(form).toContainText('Wachtwoord moet minimaal 6 karakters bevatten.')
  await change('Verkeerd-1', 'Heel-ander-8')
  await expect(page.getByRole('alert')).toContainText('Je huidige wachtwoord klopt niet.')
  await change(recruiter.password, 'Heel-ander-8')
  await expect(card(page, 'Wachtwoord')).toContainText('Je nieuwe wachtwoord is opgeslagen.')
  await page.getByRole('link', { name: 'Logboek' }).click()
  await expect(page.getByRole('region', { name: 'Vandaag' }).getByText('wijzigde het wachtwoord')).toHaveCount(1)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL('/dashboard')

  const otherBrowser = await (await browser.newContext({ baseURL: urls.shell })).newPage()
  await otherBrowser.goto('/login')
  await fillSignIn(otherBrowser, recruiter)
  await expect(otherBrowser.getByRole('alert')).toContainText('Het e-mailadres of het wachtwoord klopt niet.')
  await fillSignIn(otherBrowser, { ...recruiter, password: 'Heel-ander-8' })
  await expect(otherBrowser).toHaveURL('/dashboard')
  await otherBrowser.context().close()
})

test('who forgot their password chooses another by a mailed link, and the log says so', async ({ page, urls }) => {
  const recruiter = await createRecruiter(urls)
  await signIn(page, recruiter)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await signOut(page)
  await page.goto('/login')
  await page.getByRole('button', { name: 'Wachtwoord vergeten?' }).click()
  await page.getByRole('textbox', { name: 'E-mail' }).fill(recruiter.email)
  await page.getByRole('button', { name: 'Stuur mij een link' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'krijg je een mail' })).toBeVisible()
  await page.goto(await mailedLink('PASSWORD_RESET', recruiter.email))
  await page.getByLabel(/^Nieuw wachtwoord/).fill('Heel-ander-8')
  await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click()
  await expect(page.getByRole('status')).toContainText('Je nieuwe wachtwoord is opgeslagen.')
  await page.goto(`${urls.shell}/login?next=%2Fprofile%2Faudit-log`)
  await fillSignIn(page, { ...recruiter, password: 'Heel-ander-8' })
  await expect(page.getByRole('region', { name: 'Vandaag' }).getByText('wijzigde het wachtwoord')).toHaveCount(1)
})
