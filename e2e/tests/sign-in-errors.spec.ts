import type { Page } from '@playwright/test'
import { createIdentity, newEmail } from '../support/accounts.ts'
import { fillRegistration, fillSignIn } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

const PASSWORD = 'Zonnebloem-27'

test('a wrong password and an unknown address get the same answer', async ({ page, recruiter, complaints }) => {
  complaints.allow(/identitytoolkit/)
  await page.goto('/login')
  for (const email of [recruiter.email, newEmail()]) {
    await fillSignIn(page, { email, password: 'niet-het-wachtwoord' })
    await expect(page.getByRole('alert')).toHaveText('Het e-mailadres of het wachtwoord klopt niet.')
    await expect(page).toHaveURL('/login')
  }
  await fillSignIn(page, recruiter)
  await expect(page).toHaveURL('/dashboard')
})

test('an address that exists is refused at registration', async ({ page, recruiter, complaints }) => {
  complaints.allow(/identitytoolkit/)
  await page.goto('/register')
  await fillRegistration(page, { email: recruiter.email, password: PASSWORD })
  await expect(page.getByRole('alert')).toHaveText('Dit email adres is al in gebruik.')
})

const refused: [string, { email: string; password: string }, string][] = [
  ['a short password', { email: newEmail(), password: '12345' }, 'Wachtwoord moet minimaal 6 karakters bevatten.'],
  ['an address without a domain', { email: 'sanne@', password: PASSWORD }, 'Ongeldig email adres.'],
  ['no address', { email: '', password: PASSWORD }, 'Ongeldig email adres.'],
]
for (const [what, credentials, text] of refused)
  test(`${what} is refused at registration before anything is sent`, async ({ page }) => {
    const requests: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') requests.push(request.url())
    })
    await page.goto('/register')
    await fillRegistration(page, credentials)
    await expect(page.getByText(text)).toBeVisible()
    expect(requests).toEqual([])
  })

/** The answer that brings the code of the sign-in, which loads beside the page. */
const signInCode = (page: Page) =>
  page.waitForResponse(
    async (response) =>
      response.request().resourceType() === 'script' &&
      (await response.text()).includes('identitytoolkit.googleapis.com'),
  )

for (const [path, fill, label] of [
  ['/register', fillRegistration, 'Werk e-mail'],
  ['/login', fillSignIn, 'E-mail'],
] as const)
  test(`without a network ${path} says so and keeps what was typed`, async ({ page, context, complaints }) => {
    complaints.allow(/ERR_INTERNET_DISCONNECTED/)
    const codeArrives = signInCode(page)
    await page.goto(path)
    const email = page.getByRole('textbox', { name: label })
    await email.click()
    await codeArrives
    await context.setOffline(true)
    await fill(page, { email: 'sanne@voorbeeld.nl', password: PASSWORD })
    await expect(page.getByRole('alert')).toHaveText(
      'Geen verbinding met de server. Controleer je internetverbinding en probeer het opnieuw.',
    )
    await expect(email).toHaveValue('sanne@voorbeeld.nl')
  })

test('asking for a new password tells nobody whether an address exists', async ({ page, recruiter }) => {
  const answer = 'Als dit e-mailadres bij ons bekend is, krijg je een mail waarmee je een nieuw wachtwoord kiest.'
  for (const email of [recruiter.email, newEmail()]) {
    await page.goto('/login')
    await page.getByRole('button', { name: 'Wachtwoord vergeten?' }).click()
    await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
    await page.getByRole('button', { name: 'Stuur mij een link' }).click()
    await expect(page.getByRole('status').filter({ hasText: answer })).toBeVisible()
  }
})

test('a registration that broke off half-way is completed by signing in', async ({ page, urls, complaints }) => {
  complaints.allow(/status of 403/)
  const half = await createIdentity(urls)
  await page.goto('/login')
  await fillSignIn(page, half)
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('alert')).toHaveCount(0)
})
