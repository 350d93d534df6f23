import { fillSignIn } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

test('a signed-in path asks to sign in and then opens, with its query', async ({ page, recruiter }) => {
  await page.goto('/vacancy-dashboard?van=mail')
  await expect(page).toHaveURL('/login?next=%2Fvacancy-dashboard%3Fvan%3Dmail')
  await expect(page.getByText('Niet ingelogd')).toBeVisible()
  await fillSignIn(page, recruiter)
  await expect(page).toHaveURL('/vacancy-dashboard?van=mail')
})

test('signed-in paths are closed to a visitor, however they are written', async ({ page }) => {
  for (const path of [
    '/dashboard',
    '/create-vacancy',
    '/vacancy-preview',
    '/vacancy/1',
    '/vacancy-details/1',
    '/agenda',
    '/kandidaat-profiel/1',
    '/Dashboard',
  ])
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`)
      await expect(page.getByRole('heading', { name: 'Inloggen', level: 1 })).toBeVisible()
    })
})

const hostile = [
  '//evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/\\evil.example',
  '/\t/evil.example',
  '\\\\evil.example',
  '/..//evil.example',
  'data:text/html,x',
  '/login',
]
test('after signing in, a next that is no page of ours leads nowhere else', async ({ page, recruiter, urls }) => {
  // Somebody signs in nine times.
  test.slow()
  const outside: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('evil')) outside.push(request.url())
  })
  for (const next of hostile)
    await test.step(next, async () => {
      await page.goto(`/login?next=${encodeURIComponent(next)}`)
      await fillSignIn(page, recruiter)
      await expect(page).not.toHaveURL(/login/)
      expect(new URL(page.url()).origin).toBe(urls.shell)
      await expect(page).toHaveURL('/dashboard')
      expect(outside.filter((url) => !url.startsWith(urls.shell))).toEqual([])
      await page.evaluate(() => localStorage.clear())
    })
})

test('somebody who is signed in does not see the sign-in page', async ({ signedIn: page }) => {
  await page.goto('/login')
  await expect(page).toHaveURL('/dashboard')
})
