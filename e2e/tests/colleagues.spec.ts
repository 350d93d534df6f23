import type { BrowserContext, Page } from '@playwright/test'
import { newEmail } from '../support/accounts.ts'
import { callApi, saveVacancy } from '../support/api.ts'
import { confirmAddress } from '../support/mailed-link.ts'
import { vacancyWith } from '../support/pipeline.ts'
import { fillRegistration } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

/** Invites by the dialog; returns the link. */
const invite = async (page: Page, role: string, vacancy?: string): Promise<string> => {
  await page.goto('/profile/colleagues')
  await page.getByRole('button', { name: 'Collega uitnodigen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Rol').selectOption({ label: role })
  if (vacancy !== undefined) await dialog.getByRole('checkbox', { name: vacancy }).check()
  await dialog.getByRole('button', { name: 'Link maken' }).click()
  const link = await dialog.getByLabel('Link', { exact: true }).inputValue()
  await dialog.getByRole('button', { name: 'Klaar' }).click()
  return link
}

/** Registers through the link in a browser of its own. */
const join = async (context: BrowserContext, link: string): Promise<{ page: Page; email: string }> => {
  const page = await context.newPage()
  const email = newEmail()
  await page.goto(link)
  await page.getByRole('link', { name: 'Account maken' }).click()
  expect(page.url()).not.toContain(link.split('#')[1])
  const form = page.getByRole('form', { name: 'Start gratis met e-mail' })
  await form.getByLabel('Werk e-mail').fill(email)
  await form.getByLabel('Wachtwoord').fill('Zonnebloem-27')
  await form.getByRole('button', { name: 'Start gratis trial' }).click()
  await page.getByRole('button', { name: 'Uitnodiging aannemen' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  return { page, email }
}

test('an owner invites a colleague, who registers through the link and shares the vacancies; the link works once', async ({
  signedIn: page,
  recruiter,
  urls,
  browser,
  complaints,
}) => {
  complaints.allow(/status of 404 .*\/api\/invitation/)
  await saveVacancy(urls.mainApi, recruiter, { title: 'Wijkverpleegkundige' })
  await page.goto('/profile/colleagues')
  await page.getByLabel('Naam van je organisatie').fill('Werving Noord')
  await page.getByRole('form', { name: 'Organisatie' }).getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByText('De naam is opgeslagen.')).toBeVisible()
  const link = await invite(page, 'Recruiter')
  await expect(page.getByRole('region', { name: 'Open uitnodigingen' })).toContainText('wie de link heeft')
  const context = await browser.newContext({ baseURL: urls.shell })
  const { page: theirs, email } = await join(context, link)
  await expect(theirs.getByText('Wijkverpleegkundige').first()).toBeVisible()
  await page.reload()
  const list = page.getByRole('region', { name: 'Collega’s' })
  await expect(list.getByRole('listitem').filter({ hasText: email })).toContainText('Recruiter')
  await expect(page.getByRole('region', { name: 'Open uitnodigingen' })).toHaveCount(0)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Deze uitnodiging werkt niet meer' })).toBeVisible()
  await context.close()
})

test('an invitation for an address waits until that address is confirmed, and goes on from there', async ({
  signedIn: page,
  urls,
  browser,
  complaints,
}) => {
  complaints.allow(/status of 403 .*invitation\/accept/)
  const email = newEmail()
  await page.goto('/profile/colleagues')
  await page.getByRole('button', { name: 'Collega uitnodigen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /^E-mailadres/ }).fill(email)
  await expect(dialog.getByText('Deze Wervio kan geen mail versturen. Kopieer de link.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Link maken' }).click()
  const link = await dialog.getByLabel('Link', { exact: true }).inputValue()

  const context = await browser.newContext({ baseURL: urls.shell })
  complaints.watch(context)
  const theirs = await context.newPage()
  await theirs.goto(link)
  await theirs.getByRole('link', { name: 'Account maken' }).click()
  await fillRegistration(theirs, { email, password: 'Zonnebloem-27' })
  await theirs.getByRole('button', { name: 'Uitnodiging aannemen' }).click()
  await expect(theirs.getByText(/Bevestig eerst dat dit adres van jou is/)).toBeVisible()
  await theirs.getByRole('button', { name: 'Ik heb mijn adres bevestigd' }).click()
  await expect(theirs.getByText(/nog niet bevestigd\. Open eerst de link/)).toBeVisible()
  await confirmAddress(theirs, email)
  await theirs.getByRole('button', { name: 'Ik heb mijn adres bevestigd' }).click()
  await expect(theirs).toHaveURL(/\/dashboard$/)
  await theirs.goto('/profile/colleagues')
  await expect(theirs.getByRole('region', { name: 'Collega’s' }).getByRole('listitem')).toHaveCount(2)
  await context.close()
})

test('a hiring manager sees the vacancy of the invitation with its candidates, and no other', async ({
  signedIn: page,
  recruiter,
  urls,
  browser,
}) => {
  const { vacancy } = await vacancyWith(urls.mainApi, recruiter, { 'Noor Jansen': 2 })
  const other = await saveVacancy(urls.mainApi, recruiter, { title: 'Monteur' })
  const link = await invite(page, 'Hiring manager', 'Wijkverpleegkundige (Thuiszorg De Linde)')
  const context = await browser.newContext({ baseURL: urls.shell })
  const { page: theirs } = await join(context, link)
  await expect(theirs.getByText('Monteur')).toHaveCount(0)
  await theirs.getByRole('link', { name: /Wijkverpleegkundige/ }).click()
  const candidate = theirs.getByRole('article', { name: 'Noor Jansen' })
  await expect(candidate).toContainText('Eerste Screening')
  await candidate.getByLabel('Jouw feedback').fill('Fijn gesprek gehad.')
  await candidate.getByRole('button', { name: 'Feedback bewaren' }).click()
  await expect(candidate.getByText('Fijn gesprek gehad.')).toBeVisible()
  // The address of another vacancy, as a colleague would send it.
  await theirs.goto(`/vacancy/${other.id}`)
  await expect(theirs.getByText('Vacature niet gevonden')).toBeVisible()
  await theirs.goto(`/vacancy/${vacancy.id}`)
  await expect(theirs.getByRole('heading', { level: 1, name: 'Wijkverpleegkundige' })).toBeVisible()
  await theirs.goto('/dashboard-candidates')
  await expect(theirs.getByText('Deze pagina hoort niet bij je rol')).toBeVisible()
  await context.close()
})

test('a reader reads and makes nothing; an owner removes them and takes over', async ({
  signedIn: page,
  recruiter,
  urls,
  browser,
}) => {
  await saveVacancy(urls.mainApi, recruiter, { title: 'Wijkverpleegkundige' })
  const link = await invite(page, 'Alleen lezen')
  const context = await browser.newContext({ baseURL: urls.shell })
  const { page: theirs, email } = await join(context, link)
  await theirs.goto('/vacancy-dashboard')
  await expect(theirs.getByText('Wijkverpleegkundige').first()).toBeVisible()
  await expect(theirs.getByText('Wijzigen kan niet met jouw rol.')).toBeVisible()
  const token = await theirs.evaluate(() => localStorage.getItem('token') ?? '')
  const attempt = { token, method: 'POST', body: { title: 'Kok' } } as const
  const refusal = await callApi<{ code: string }>(`${urls.mainApi}/api/vacancies`, attempt)
  expect([refusal.status, refusal.body.code]).toEqual([403, 'role_refused'])
  await theirs.goto('/create-vacancy')
  await expect(theirs.getByRole('heading', { level: 1, name: 'Je kunt alleen lezen' })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: `Verwijderen: ${email}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click()
  await expect(page.getByRole('region', { name: 'Collega’s' }).getByRole('listitem')).toHaveCount(1)
  for (const url of [`${urls.mainApi}/api/vacancies`, `${urls.aiService}/api/meetings`]) {
    const after = await callApi<{ code: string }>(url, { token })
    expect([after.status, after.body.code]).toEqual([403, 'not_registered'])
  }
  await context.close()
})
