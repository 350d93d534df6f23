import { keptText } from '../support/kept-text.ts'
import { pageAtRest } from '../support/page-at-rest.ts'
import { fillSignIn } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { entriesOf, field, fillVacancyForm, wijkverpleegkundige as form } from '../support/vacancy-form.ts'
import { newVacancy } from '../support/marks.ts'

test('signing out takes the token and all kept text away and closes the signed-in paths', async ({
  signedIn: page,
  recruiter,
}) => {
  await page.goto('/create-vacancy')
  await field(page, 'Functietitel').fill('Planner')
  await expect.poll(() => keptText(page, recruiter.uid)).toContain('Planner')
  await page.getByRole('button', { name: 'Uitloggen' }).click()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  expect(await keptText(page, recruiter.uid)).toBe('')
  await page.goto('/vacancy-dashboard')
  await expect(page).toHaveURL('/login?next=%2Fvacancy-dashboard')
})

test('the code of the dashboard is there before somebody has finished typing', async ({ page, recruiter }) => {
  await page.goto('/login')
  const login = page.getByRole('form', { name: 'Inloggen' })
  await login.getByRole('textbox', { name: 'E-mail' }).fill(recruiter.email)
  await login.getByRole('textbox', { name: 'Wachtwoord' }).fill(recruiter.password)
  await pageAtRest(page)
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await login.getByRole('button', { name: 'Inloggen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Goede/ })).toBeVisible()
  expect(scripts).toEqual([])
})

test('an expired session keeps what was typed and comes back to it after signing in', async ({
  signedIn: page,
  recruiter,
  complaints,
  urls,
}) => {
  complaints.allow(/status of 40[01]/)
  const expired = {
    error: 'Sessie verlopen. Log opnieuw in.',
    message: 'Sessie verlopen. Log opnieuw in.',
    code: 'session_expired',
  }
  await page.goto('/create-vacancy')
  await fillVacancyForm(page, form)
  const services = (url: URL) =>
    [urls.aiService, urls.mainApi].some((service) => url.href.startsWith(`${service}/api/`))
  await page.route(services, (route) =>
    route.request().method() === 'OPTIONS'
      ? route.fallback()
      : route.fulfill({ status: 401, json: expired, headers: { 'access-control-allow-origin': urls.shell } }),
  )
  await page.route('**/securetoken.googleapis.com/**', (route) =>
    route.fulfill({
      status: 400,
      json: { error: { code: 400, message: 'TOKEN_EXPIRED' } },
      headers: { 'access-control-allow-origin': '*' },
    }),
  )
  await page.getByRole('button', { name: 'Genereer Vacaturetekst' }).click()
  await expect(page).toHaveURL('/login?next=%2Fcreate-vacancy')
  await expect(page.getByText('Sessie verlopen. Log opnieuw in.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()

  await page.unrouteAll()
  await fillSignIn(page, recruiter)
  await expect(page).toHaveURL('/create-vacancy')
  for (const [label, text] of entriesOf(form)) await expect(field(page, label)).toHaveValue(text)
})

test('a token that the services refuse is renewed once, unseen', async ({ signedIn: page, complaints, urls }) => {
  complaints.allow(/status of 401/)
  const expired = {
    error: 'Sessie verlopen. Log opnieuw in.',
    message: 'Sessie verlopen. Log opnieuw in.',
    code: 'session_expired',
  }
  await page.route(
    `${urls.mainApi}/api/vacancies*`,
    (route) => route.fulfill({ status: 401, json: expired, headers: { 'access-control-allow-origin': urls.shell } }),
    { times: 1 },
  )
  await page.goto('/vacancy-dashboard')
  await expect(newVacancy(page)).toBeVisible()
})

test('what is typed survives a reload', async ({ signedIn: page, recruiter }) => {
  await page.goto('/create-vacancy')
  await field(page, 'Functietitel').fill('Hovenier')
  await expect.poll(() => keptText(page, recruiter.uid)).toContain('Hovenier')
  await page.reload()
  await expect(field(page, 'Functietitel')).toHaveValue('Hovenier')
})

test('signing out in one tab puts the page of another out of sight, and the same account finds its form again', async ({
  signedIn: page,
  recruiter,
  context,
}) => {
  const other = await context.newPage()
  await other.goto('/create-vacancy')
  await field(other, 'Functietitel').fill('Planner')
  await page.goto('/agenda')
  await page.getByRole('button', { name: 'Uitloggen' }).click()
  await expect(other.getByRole('heading', { name: 'Je bent uitgelogd' })).toBeVisible()
  await expect(field(other, 'Functietitel')).not.toBeVisible()
  await expect.poll(() => keptText(other, recruiter.uid)).toBe('')
  await fillSignIn(other, recruiter)
  await expect(field(other, 'Functietitel')).toHaveValue('Planner')
  await expect(other).toHaveURL('/create-vacancy')
})
