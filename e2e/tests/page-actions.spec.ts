import type { Page } from '@playwright/test'
import { callApi } from '../support/api.ts'
import { joinAs } from '../support/colleagues.ts'
import { saveCandidate, vacancyWith } from '../support/pipeline.ts'
import { importRecording } from '../support/recordings.ts'
import { teamsTranscript } from '../support/sample-talks.ts'
import { stateOf } from '../support/signed-in-state.ts'
import { expect, test } from '../support/test.ts'

const openMenu = async (page: Page) => {
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Zoek of spring naar' })).toBeFocused()
}
const group = (page: Page, name: string) => page.getByRole('group', { name })

test('a vacancy is archived by keyboard alone, as its own menu does it', async ({
  signedIn: page,
  recruiter,
  urls,
}) => {
  const { vacancy } = await vacancyWith(urls.mainApi, recruiter, {})
  await page.goto(`/vacancy/${vacancy.id}`)
  await expect(page.getByRole('heading', { level: 1, name: vacancy.title })).toBeVisible()
  await page.getByRole('tab', { name: 'Overzicht' }).focus()
  await openMenu(page)
  const actions = group(page, `Op deze vacature: ${vacancy.title}`)
  for (const name of ['Kandidaten matchen', 'Bewerken', 'Publicatietekst', 'Archiveren'])
    await expect(actions.getByRole('option', { name, exact: true })).toBeVisible()
  await expect(page.getByRole('option').first()).toHaveText(await actions.getByRole('option').first().innerText())
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tab', { name: 'Overzicht' })).toBeFocused()
  await openMenu(page)
  await page.keyboard.type('archiveren')
  await expect(actions.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Deze vacature staat in het archief')).toBeVisible()
  const stored = await callApi<{ archived_at: string | null }>(`${urls.mainApi}/api/vacancies/${vacancy.id}`, {
    token: recruiter.token,
  })
  expect(stored.body.archived_at).not.toBeNull()
  await openMenu(page)
  await expect(actions.getByRole('option', { name: 'Terugzetten uit het archief' })).toBeVisible()
  await actions.getByRole('option', { name: 'Bewerken' }).click()
  await expect(page).toHaveURL(`/create-vacancy?vacature=${vacancy.id}`)
  await openMenu(page)
  await expect(actions).toHaveCount(0)
})

test('a candidate: status, note and mail, each what the page itself does', async ({
  signedIn: page,
  recruiter,
  urls,
}) => {
  const candidate = await saveCandidate(urls.mainApi, recruiter, { name: 'Noor Jansen', email: 'noor@example.nl' })
  await page.goto(`/kandidaat-profiel/${candidate.id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Noor Jansen' })).toBeVisible()
  const actions = group(page, 'Bij deze kandidaat: Noor Jansen')
  const choose = async (name: string | RegExp) => {
    await openMenu(page)
    await actions.getByRole('option', { name }).click()
  }
  await choose('Notitie schrijven')
  await expect(page.getByRole('textbox', { name: 'Nieuwe notitie' })).toBeFocused()
  await page.getByRole('heading', { level: 1 }).click()
  await choose('Contact opnemen')
  await expect(page.getByRole('dialog', { name: 'Contact opnemen' })).toBeVisible()
  await page.keyboard.press('Escape')
  await choose('Status wijzigen in In Proces')
  await expect(page.getByText(/Status is nu/)).toBeVisible()
  await choose('Gesprek plannen')
  await expect(page).toHaveURL(`/online-meeting?kandidaat=${candidate.id}`)
})

test('a transcript is copied from the menu; another page has its own actions, and a reader fewer', async ({
  signedIn: page,
  context,
  recruiter,
  urls,
  workerSession,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { id } = await saveCandidate(urls.mainApi, recruiter, { name: 'Noor Jansen' })
  const recordingId = await importRecording(urls.aiService, recruiter, id, teamsTranscript())
  await page.goto(`/gesprek/${recordingId}`)
  await expect(page.getByRole('button', { name: 'Sprekers' })).toBeVisible()
  await openMenu(page)
  await expect(page.getByRole('option', { name: 'Sprekers hernoemen' })).toBeVisible()
  await page.getByRole('option', { name: 'Transcriptie kopiëren' }).click()
  await expect(page.getByRole('button', { name: 'Gekopieerd' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).not.toBe('')
  await page.getByRole('link', { name: 'Gesprekken', exact: true }).first().click()
  await expect(page).toHaveURL(/\/meeting-overview/)
  await openMenu(page)
  await expect(page.getByRole('option', { name: 'Transcriptie kopiëren' })).toHaveCount(0)
  const reader = await joinAs(urls, recruiter, { role: 'reader' })
  const theirs = await context.browser()?.newContext({
    baseURL: urls.shell,
    storageState: stateOf(reader, workerSession),
  })
  const other = await theirs?.newPage()
  if (!other) throw new Error('no second browser')
  await other.goto('/dashboard')
  await expect(other.getByText('Wijzigen kan niet met jouw rol.')).toBeVisible()
  await other.goto(`/gesprek/${recordingId}`)
  await expect(other.getByRole('button', { name: 'Kopieer', exact: true })).toBeVisible()
  await openMenu(other)
  await expect(other.getByRole('option', { name: 'Transcriptie kopiëren' })).toBeVisible()
  await expect(other.getByRole('option', { name: 'Sprekers hernoemen' })).toHaveCount(0)
  await theirs?.close()
})

test('a page that answers rubbish leaves the menu as it was, and says so', async ({ signedIn: page }) => {
  await page.goto('/mail')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => {
    window.addEventListener('wervio:page-actions', (event) => {
      const answer = (event as CustomEvent<(actions: unknown) => void>).detail
      answer('acties')
      answer({
        title: 'x'.repeat(1_048_576),
        path: '/mail',
        actions: [{ label: 'Stuk', icon: 'copy', run: () => Promise.reject(new Error('stuk')) }],
      })
      answer({
        title: 'Veel',
        path: '/mail',
        actions: Array.from({ length: 10_000 }, (_, index) => ({
          label: `Actie ${index}`,
          icon: 'copy',
          run: () => undefined,
        })),
      })
    })
  })
  await openMenu(page)
  await expect(page.getByText('Niet alle acties van deze pagina kunnen worden getoond.')).toBeVisible()
  await expect(page.getByRole('option', { name: 'Vacatures' })).toBeVisible()
  await page.getByRole('option', { name: 'Stuk' }).click()
  await expect(page.getByText('‘Stuk’ is niet gelukt.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
