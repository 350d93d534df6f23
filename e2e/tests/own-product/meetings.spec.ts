import { messages, type Match } from '@wervio/contracts'
import type { Page } from '@playwright/test'
import type { MicrosoftPeer } from '../../peers/microsoft/peer.ts'
import { createRecruiter, type Recruiter } from '../../support/accounts.ts'
import { callApi } from '../../support/api.ts'
import { expectNoBarrier, LOOKS_TIMEOUT, phone } from '../../support/looks.ts'
import { expect, microsoftTest as test } from '../../support/own-microsoft.ts'
import { saveCandidate, vacancyWith } from '../../support/pipeline.ts'
import { connectTeams, subjectsOf } from '../../support/teams.ts'

test.describe.configure({ mode: 'serial' })

// Without a connection the service answers 401 with the code, which the browser reports.
test.beforeEach(({ complaints }) => complaints.allow(/status of 401/))

type Session = { signedIn: Page; recruiter: Recruiter; urls: { aiService: string }; peer: MicrosoftPeer }

const VTT = `WEBVTT

0:0:0.0 --> 0:0:5.0
<v Ilse Hoogveen>Ik plan al zes jaar de wijkzorg.</v>
`
const BANNER = 'Microsoft Teams Authenticatie Vereist'
const banner = (page: Page) => page.getByRole('region', { name: BANNER })
const form = (page: Page) => page.getByRole('form', { name: 'Meeting plannen' })
const card = (page: Page, name: string) => page.getByRole('article', { name })
const planButton = (page: Page) => form(page).getByRole('button', { name: 'Plan meeting' })

const fill = async (page: Page, title: string, attendee = 'ilse@example.nl') => {
  await form(page)
    .getByLabel(/^Titel/)
    .fill(title)
  await form(page)
    .getByLabel(/^Deelnemers/)
    .fill(attendee)
  await page.keyboard.press('Enter')
}

/** Opens the page connected, with one meeting on it. */
const planned = async ({ signedIn: page, recruiter, urls, peer }: Session, title: string) => {
  await connectTeams(urls, recruiter, peer)
  await page.goto('/online-meeting')
  await fill(page, title)
  await planButton(page).click()
  await expect(page.getByText(messages.meetingPlanned)).toBeVisible()
  await expect(card(page, title)).toBeVisible()
}

test('a plan waits for the sign-in by code and then goes out by itself, once; the procedure moves on by one press', async ({
  page,
  enter,
  peer,
  urls,
}) => {
  // Two pages are signed in and Entra is asked every five seconds, beside a product that starts.
  test.setTimeout(120_000)
  const recruiter = await createRecruiter(urls)
  const { vacancy, applications } = await vacancyWith(urls.mainApi, recruiter, { 'Ilse Hoogveen': 2 })
  const candidateId = applications['Ilse Hoogveen']?.candidate_id ?? ''
  await enter(page, recruiter)
  await page.goto('/new-meeting')
  await page.getByRole('link', { name: /^Online Meeting/ }).click()
  await expect(banner(page)).toBeVisible()
  await page.goto(`/online-meeting?kandidaat=${candidateId}&vacature=${vacancy.id}`)
  await expect(form(page).getByRole('button', { name: 'Verwijder Ilse Hoogveen' })).toBeVisible()
  await fill(page, 'Kennismaking')
  await planButton(page).click()
  await expect(banner(page)).toContainText('Je meeting wordt gepland zodra je bent ingelogd.')
  const code = await banner(page).getByLabel('Code').innerText()
  const opening = page.waitForEvent('popup')
  await banner(page).getByRole('link', { name: 'Open de pagina van Microsoft' }).click()
  const microsoft = await opening
  await microsoft.getByRole('textbox', { name: 'Code' }).fill(code)
  await microsoft.getByRole('button', { name: 'Volgende' }).click()
  // A window that is closed while it goes to its next page may never be closed.
  await expect(microsoft.getByText('Je kunt dit venster sluiten.')).toBeVisible()
  await microsoft.close()
  await expect(page.getByText(messages.meetingPlanned)).toBeVisible({ timeout: 20_000 })
  await expect(card(page, 'Kennismaking').getByRole('link', { name: 'Ilse Hoogveen' })).toBeVisible()
  expect(subjectsOf(peer)).toEqual(['Kennismaking'])
  await page.getByRole('button', { name: 'Zet op ‘Gesprek Gepland’' }).click()
  await expect(page.getByText('Ilse Hoogveen staat nu op ‘Gesprek Gepland’.')).toBeVisible()
  const { body } = await callApi<Match[]>(`${urls.mainApi}/api/vacancies/${vacancy.id}/matches`, recruiter)
  expect(body.map(({ stage }) => stage)).toEqual([3])
})

test('a double click plans one meeting', async ({ page, enter, peer, urls }) => {
  const recruiter = await createRecruiter(urls)
  await connectTeams(urls, recruiter, peer)
  await enter(page, recruiter)
  await page.goto('/online-meeting')
  await fill(page, 'Eén keer')
  await planButton(page).dblclick()
  await expect(page.getByText(messages.meetingPlanned)).toBeVisible()
  await expect(card(page, 'Eén keer')).toHaveCount(1)
  expect(subjectsOf(peer)).toEqual(['Eén keer'])
})

test('a lost answer is no second meeting: the form goes out again under the same key', async ({
  page,
  enter,
  peer,
  urls,
  complaints,
}) => {
  complaints.allow(/status of 50[0-9]/)
  const recruiter = await createRecruiter(urls)
  await connectTeams(urls, recruiter, peer)
  await enter(page, recruiter)
  await page.goto('/online-meeting')
  await fill(page, 'Kwijt')
  peer.world.graph = { kind: 'lost-answer' }
  await planButton(page).click()
  await expect(form(page).getByRole('alert')).toBeVisible({ timeout: 30_000 })
  peer.world.graph = null
  await page.reload()
  await expect(form(page).getByLabel(/^Titel/)).toHaveValue('Kwijt')
  await planButton(page).click()
  await expect(page.getByText(messages.meetingPlanned)).toBeVisible()
  expect(subjectsOf(peer)).toEqual(['Kwijt'])
})

test('a meeting is changed and cancelled, each with a message', async ({ signedIn: page, recruiter, peer, urls }) => {
  await planned({ signedIn: page, recruiter, urls, peer }, 'Kennismaking')
  await page.getByRole('button', { name: 'Wijzigen: Kennismaking' }).click()
  const change = page.getByRole('dialog', { name: 'Meeting wijzigen' })
  await change.getByLabel(/^Titel/).fill('Tweede gesprek')
  await change.getByLabel('Bericht aan de deelnemers').fill('Een andere naam')
  await change.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByText('‘Tweede gesprek’ is gewijzigd.')).toBeVisible()
  await expect(card(page, 'Tweede gesprek')).toBeVisible()
  expect(subjectsOf(peer)).toEqual(['Tweede gesprek'])
  await page.getByRole('button', { name: 'Afzeggen: Tweede gesprek' }).click()
  const question = page.getByRole('dialog', { name: 'Meeting afzeggen?' })
  await question.getByLabel('Bericht aan de deelnemers').fill('Sorry')
  await question.getByRole('button', { name: 'Meeting afzeggen' }).click()
  await expect(card(page, 'Tweede gesprek').getByText('Afgezegd')).toBeVisible()
  expect(peer.world.mails.at(-1)).toMatchObject({ kind: 'cancellation', comment: 'Sorry' })
})

test('where the tenant refuses recording that is said', async ({ page, enter, peer, urls }) => {
  const recruiter = await createRecruiter(urls)
  await connectTeams(urls, recruiter, peer)
  peer.world.recordingAllowed = false
  await enter(page, recruiter)
  await page.goto('/online-meeting')
  await fill(page, 'Zonder opname')
  await planButton(page).click()
  await expect(page.getByText(/Teams staat hier niet toe/)).toBeVisible()
  await expect(page.getByText(messages.meetingPlannedWithoutBot, { exact: true })).toBeVisible()
})

test('a transcript waits for the consent of the candidate, comes once that is noted, and goes with it', async ({
  page,
  enter,
  peer,
  urls,
}) => {
  const recruiter = await createRecruiter(urls)
  const { id } = await saveCandidate(urls.mainApi, recruiter, { name: 'Ilse Hoogveen', email: 'ilse@example.nl' })
  await connectTeams(urls, recruiter, peer)
  await enter(page, recruiter)
  await page.goto(`/online-meeting?kandidaat=${id}`)
  await expect(form(page).getByRole('button', { name: 'Verwijder Ilse Hoogveen' })).toBeVisible()
  await expect(form(page).getByText(/pas hier als die toestemming is vastgelegd/)).toBeVisible()
  await fill(page, 'Kennismaking')
  await planButton(page).click()
  await expect(card(page, 'Kennismaking').getByText('Toestemming ontbreekt')).toBeVisible()
  for (const meeting of [...peer.world.meetings.values()].flat())
    meeting.transcripts.push({ id: 'MSM0', createdDateTime: new Date().toISOString(), vtt: VTT })

  await page.getByRole('button', { name: 'Bekijk Transcriptie van Kennismaking' }).click()
  const viewer = page.getByRole('region', { name: 'Meeting Transcriptie' })
  await expect(viewer.getByText(messages.transcriptConsentMissing)).toBeVisible()
  await expectNoBarrier(page)
  await viewer.getByRole('button', { name: 'Leg toestemming vast' }).click()
  await page.getByRole('dialog', { name: 'Toestemming vastleggen' }).getByRole('button', { name: 'Leg vast' }).click()
  await expect(page.getByText('De toestemming is vastgelegd.')).toBeVisible()
  await expect(card(page, 'Kennismaking').getByText('Wordt opgenomen')).toBeVisible()
  // The meeting is still to come: nobody asks Teams by itself before its end.
  await viewer.getByRole('button', { name: 'Vraag het Teams nu' }).click()
  await expect(viewer.getByText('Ik plan al zes jaar de wijkzorg.')).toBeVisible({ timeout: 20_000 })
  // The job of recordings looks every quarter of a minute.
  await viewer.getByRole('link', { name: 'Samenvatting en bewijs uit dit gesprek' }).click({ timeout: 40_000 })
  await expect(page.getByText(/^Bij dit gesprek is hier geen geluid/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Meeting in Teams' })).toBeVisible()
  await expectNoBarrier(page)

  await page.goto(`/kandidaat-profiel/${id}`)
  await page.getByRole('button', { name: 'Trek in' }).click()
  await page.getByRole('button', { name: 'Trek in en verwijder' }).click()
  const proof = page.getByRole('dialog').getByRole('list', { name: 'Verwijderd' })
  for (const line of [/^1 opname$/, /^1 transcript uit Teams$/, /^1 samenvatting$/])
    await expect(proof.getByRole('listitem').filter({ hasText: line })).toBeVisible()
  await page.getByRole('button', { name: 'Klaar' }).click()
  await page.goto('/online-meeting')
  await page.getByRole('button', { name: 'Bekijk Transcriptie van Kennismaking' }).click()
  await expect(viewer.getByText(messages.transcriptConsentWithdrawn)).toBeVisible()
  await expect(viewer.getByRole('button', { name: 'Leg toestemming vast' })).toBeVisible()
})

test('in a meeting without a candidate whoever is in it agrees, and that is taken back where it is read', async ({
  signedIn: page,
  recruiter,
  peer,
  urls,
}) => {
  await planned({ signedIn: page, recruiter, urls, peer }, 'Intake')
  for (const meeting of [...peer.world.meetings.values()].flat())
    meeting.transcripts.push({ id: 'MSM0', createdDateTime: new Date().toISOString(), vtt: VTT })
  await page.getByRole('button', { name: 'Bekijk Transcriptie van Intake' }).click()
  const viewer = page.getByRole('region', { name: 'Meeting Transcriptie' })
  await expect(viewer.getByText(messages.transcriptMeetingConsentMissing)).toBeVisible()
  await viewer.getByRole('button', { name: 'Leg toestemming vast' }).click()
  await page.getByRole('dialog', { name: 'Toestemming vastleggen' }).getByRole('button', { name: 'Leg vast' }).click()
  await viewer.getByRole('button', { name: 'Vraag het Teams nu' }).click()
  await expect(viewer.getByText('Ik plan al zes jaar de wijkzorg.')).toBeVisible({ timeout: 20_000 })
  await viewer.getByRole('button', { name: 'Trek toestemming in' }).click()
  await page.getByRole('button', { name: 'Trek in en verwijder' }).click()
  await page.getByRole('button', { name: 'Klaar' }).click()
  await expect(viewer.getByText(messages.transcriptMeetingConsentWithdrawn)).toBeVisible()
})

test.describe('in every look', () => {
  test.use(phone)
  test.describe.configure({ timeout: LOOKS_TIMEOUT })

  test('planning has no barrier, with a code or connected', async ({ page, enter, peer, urls }) => {
    await enter(page, await createRecruiter(urls))
    await page.goto('/new-meeting')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoBarrier(page)
    await page.goto('/online-meeting')
    await expect(banner(page).getByLabel('Code')).toBeVisible()
    await form(page)
      .getByLabel(/^Deelnemers/)
      .fill('jan@')
    await planButton(page).click()
    await expect(form(page).getByText('Dit is geen e-mailadres.')).toBeVisible()
    await expectNoBarrier(page)
    peer.answerCode(await banner(page).getByLabel('Code').innerText(), true)
    await expect(page.getByRole('heading', { name: 'Nog geen meetings gepland' })).toBeVisible({ timeout: 20_000 })
    await form(page).getByRole('button', { name: 'Verwijder jan@' }).click()
    await fill(page, 'Kennismaking')
    await planButton(page).click()
    await expect(card(page, 'Kennismaking')).toBeVisible()
    await expectNoBarrier(page)
    await page.getByRole('button', { name: 'Wijzigen: Kennismaking' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNoBarrier(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Afzeggen: Kennismaking' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNoBarrier(page)
  })
})
