import type { Page } from '@playwright/test'
import { layoutShift, watchLayoutShift } from '../support/layout-shift.ts'
import { desktop, expectNoBarrier, expectToFitBetween, LOOKS_TIMEOUT, phone } from '../support/looks.ts'
import { awakePage, homePage } from '../support/marks.ts'
import { expect, test } from '../support/test.ts'

const pages = [
  ['/', 'Meer tijd voor mensen, minder voor admin'],
  ['/how-it-works', 'Werven zonder administratie'],
  ['/pricing', 'Betaal per recruiter'],
  ['/contact', 'Waar kunnen we je mee helpen?'],
  ['/about', 'Bedacht door een recruiter'],
  ['/beta-signup', 'Doe mee met de bèta'],
  ['/privacy', 'Privacy en voorwaarden'],
  ['/privacy?tab=terms', 'Privacy en voorwaarden'],
  ['/privacy?tab=fairuse', 'Privacy en voorwaarden'],
  ['/vacatures', 'Vacatures'],
  ['/vacatures/generator', 'Vacaturetekst schrijven'],
  ['/login', 'Inloggen'],
  ['/register', 'Start gratis met Wervio'],
] as const

/** Scrolls to the end, so that every lazy picture comes. */
const seeAll = async (page: Page): Promise<void> => {
  for (const picture of await page.locator('main img:visible').all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  }
}

for (const [index, [path, heading]] of pages.entries())
  test(`${path} has one heading, no barrier and does not shift`, async ({ page }) => {
    test.setTimeout(LOOKS_TIMEOUT)
    await watchLayoutShift(page)
    const { colorScheme, viewport } = index % 2 === 0 ? desktop : phone
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize(viewport)
    await page.goto(path)
    await expect(awakePage(page)).toBeAttached()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
    await seeAll(page)
    expect(await layoutShift(page)).toBeLessThan(0.02)
    await expectNoBarrier(page, path)
    await expectToFitBetween(page, path)
  })

test('a visitor walks from the home page to every public page, and no page says that it is being built', async ({
  page,
}) => {
  await page.goto('/')
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' })
  for (const name of ['Hoe het werkt', 'Prijzen', 'Contact', 'Aanmelden']) {
    await menu.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('In aanbouw')).toHaveCount(0)
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Over ons' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bedacht door een recruiter' })).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gebruikersvoorwaarden' }).click()
  await expect(page.getByRole('tab', { name: 'Gebruikersvoorwaarden', selected: true })).toBeVisible()
  await page.getByRole('tab', { name: 'Fair use policy' }).click()
  await expect(page).toHaveURL('/privacy?tab=fairuse')
  await page.goBack()
  await expect(page).toHaveURL('/about')
})

test('the video of the product plays without sound while its card is selected', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/how-it-works')
  await expect(awakePage(page)).toBeAttached()
  const video = page.locator('video')
  const isPlaying = () => video.evaluate((element: HTMLVideoElement) => !element.paused && element.currentTime > 0)
  expect(await isPlaying()).toBe(false)
  await page.getByRole('radio', { name: 'Kandidaat match analyse' }).check()
  await expect.poll(isPlaying).toBe(true)
  expect(await video.evaluate((element: HTMLVideoElement) => [element.muted, element.loop])).toEqual([true, true])
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.cues?.length ?? 0))
    .toBeGreaterThan(3)
  const lightRecording = await video.getAttribute('src')
  await page.emulateMedia({ reducedMotion: 'no-preference', colorScheme: 'dark' })
  await expect(video).not.toHaveAttribute('src', lightRecording ?? '')
  await expect.poll(isPlaying).toBe(true)
  await page.getByRole('radio', { name: 'Recruiter feedback' }).check()
  await expect.poll(isPlaying).toBe(false)
})

test('an address that is typed begins at its top, whatever was read before', async ({ page }) => {
  await page.goto('/')
  await expect(homePage(page)).toBeVisible()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  await page.goto('/pricing')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('the plans cost less by the year, and the list price by the month', async ({ page }) => {
  await page.goto('/pricing')
  const starter = page.getByRole('listitem', { name: 'Starter' })
  await expect(starter.getByText('€ 35')).toBeVisible()
  await page.getByRole('radio', { name: 'Maandelijks' }).check()
  await expect(starter.getByText('€ 47')).toBeVisible()
})

test('a message of the contact form arrives, is confirmed, and leaves an empty form', async ({ page }) => {
  await page.goto('/contact')
  const name = page.getByRole('textbox', { name: 'Naam' })
  await name.fill('Sanne Bakker')
  await page.getByRole('textbox', { name: 'E-mailadres' }).fill('sanne@example.nl')
  await page.getByRole('textbox', { name: 'Telefoonnummer' }).fill('06 12 34 56 78')
  await page.getByRole('combobox', { name: 'Onderwerp' }).selectOption({ label: 'Ik wil een demo aanvragen' })
  await page.getByRole('textbox', { name: 'Bericht' }).fill('Wanneer kan ik een demo zien?')
  const answer = page.waitForResponse(
    (response) => response.url().endsWith('/api/contact') && response.status() === 201,
  )
  await page.getByRole('button', { name: 'Verstuur bericht' }).click()
  await answer
  await expect(page.getByText('Je bericht is succesvol verzonden!')).toBeVisible()
  await expect(name).toHaveValue('')
})

test('what checks a message comes when somebody comes to the form; without it nothing typed is lost', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load|net::ERR|ChunkLoadError/)
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto('/contact')
  await expect(awakePage(page)).toBeAttached()
  await page.route(/\.js/, (route) => route.abort())
  const early = scripts.length
  const name = page.getByRole('textbox', { name: 'Naam' })
  await name.focus()
  await expect.poll(() => scripts.length).toBeGreaterThan(early)
  await name.fill('Sanne Bakker')
  await page.getByRole('button', { name: 'Verstuur bericht' }).click()
  await expect(page.getByText('Het formulier kon niet worden geladen. Controleer je internetverbinding')).toBeVisible()
  await page.unroute(/\.js/)
  await page.getByRole('button', { name: 'Verstuur bericht' }).click()
  await expect(page.getByText('Vul je bericht in.')).toBeVisible()
  await expect(name).toHaveValue('Sanne Bakker')
})
