import { expect, type Page } from '@playwright/test'
import type { Recruiter } from './accounts.ts'

type Credentials = Pick<Recruiter, 'email' | 'password'>

/** Fills and sends the sign-in form that is on the screen. */
export const fillSignIn = async (page: Page, { email, password }: Credentials): Promise<void> => {
  const form = page.getByRole('form', { name: 'Inloggen' })
  await form.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await form.getByRole('textbox', { name: 'Wachtwoord' }).fill(password)
  await form.getByRole('button', { name: 'Inloggen' }).click()
}

/** Fills and sends the registration form that is on the screen. */
export const fillRegistration = async (page: Page, { email, password }: Credentials): Promise<void> => {
  const form = page.getByRole('form', { name: 'Start gratis met e-mail' })
  await form.getByRole('textbox', { name: 'Werk e-mail' }).fill(email)
  await form.getByRole('textbox', { name: 'Wachtwoord' }).fill(password)
  await form.getByRole('button', { name: 'Start gratis trial' }).click()
}

/** Signs in by the login page and waits for the dashboard. */
export const signIn = async (page: Page, credentials: Credentials): Promise<void> => {
  await page.goto('/login')
  await fillSignIn(page, credentials)
  await expect(page).toHaveURL('/dashboard')
}
