import type { Page } from '@playwright/test'
import { saveCandidateWithCv } from '../support/candidates.ts'
import { docx, pdf } from '../support/sample-files.ts'
import { expect, signedInTest as test } from '../support/signed-in-test.ts'

const attack = (number: number): string =>
  [
    '<img src=x onerror="window.hacked=1">',
    '<svg onload="window.hacked=1">',
    '"><script>window.hacked=1</script>',
    '{{constructor.constructor("window.hacked=1")()}}',
  ][number % 4] ?? ''

/** A candidate with an attack behind every field of their profile. */
const hostile = (name: string) => ({
  name,
  title: `Kok ${attack(1)}`,
  location: `Assen ${attack(2)}`,
  email: 'kok@voorbeeld.nl?bcc=iedereen@voorbeeld.nl&subject=x\r\nBcc: iedereen@voorbeeld.nl',
  phone: '06 12345678;phone-context=x',
  // Another scheme is refused before it is stored: services/main-api/test/web-addresses.test.ts.
  linkedin: `linkedin.com/in/${attack(2)}`,
  summary: `Samenvatting ${attack(0)}`,
  notes: `Notitie ${attack(2)}`,
  skills: [`Koken ${attack(0)}`, attack(1)],
  experience: [{ position: `Kok ${attack(0)}`, company: `Linde ${attack(2)}`, description: attack(1) }],
  education: [{ degree: attack(0), institution: attack(1) }],
  languages: [{ language: attack(1), level: attack(2) }],
  certificates: [attack(2)],
  cv_text: `Bijzonderwoord ${attack(0)} ${attack(2)}`,
})

const harmless = async (page: Page) => {
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  await expect(
    page.locator('img[src="x"], [onerror], [onload], iframe, a[href^="javascript:" i], a[href*="bcc=" i]'),
  ).toHaveCount(0)
}

test('HTML, scripts and addresses in a CV are text on every screen', async ({ page, urls, recruiter }) => {
  const name = `Jan ${attack(0)}`
  const { id } = await saveCandidateWithCv(
    urls.mainApi,
    recruiter,
    hostile(name),
    pdf('cv <img src=x onerror="window.hacked=1">.pdf', ['Jan <script>window.hacked=1</script>']),
  )
  await page.goto('/dashboard-candidates')
  const card = page.getByRole('article', { name, exact: true })
  await expect(card).toContainText('<img src=x')
  await harmless(page)
  await page.goto('/dashboard-candidates?tab=zoeken&q=bijzonderwoord')
  await expect(page.getByRole('main')).toContainText('window.hacked')
  await harmless(page)
  await page.goto('/dashboard-candidates?tab=analytics')
  await expect(page.getByRole('main')).toContainText('Koken <img')
  await harmless(page)
  await page.goto(`/kandidaat-profiel/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<img src=x')
  await expect(page.getByText('window.hacked=1').first()).toBeVisible()
  await harmless(page)
  expect(await page.locator('a[href^="mailto:"]').first().getAttribute('href')).toMatch(/^mailto:[^?&\r\n]+$/)
})

test('a Word CV is never shown in our own page', async ({ page, urls, recruiter }) => {
  const { id } = await saveCandidateWithCv(
    urls.mainApi,
    recruiter,
    { name: 'Wim Woord' },
    docx('cv.docx', '<script>window.hacked=1</script>'),
  )
  const answer = await fetch(`${urls.mainApi}/api/candidates/${id}/cv`, {
    headers: { authorization: `Bearer ${recruiter.token}` },
  })
  expect([
    answer.headers.get('content-type'),
    answer.headers.get('x-content-type-options'),
    answer.headers.get('content-security-policy'),
  ]).toEqual(['application/octet-stream', 'nosniff', "sandbox; default-src 'none'"])
  await page.goto(`/kandidaat-profiel/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Wim Woord' })).toBeVisible()
  await harmless(page)
})
