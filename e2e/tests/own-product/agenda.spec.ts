import { messages, scheduleMeeting } from '@wervio/contracts'
import { createRecruiter } from '../../support/accounts.ts'
import { callApi, saveVacancy } from '../../support/api.ts'
import { addEvent, addEventNow, chooseAccount, connectButton, invited } from '../../support/agenda.ts'
import { expectNoBarrier, LOOKS_TIMEOUT, phone } from '../../support/looks.ts'
import { expect, microsoftTest as test } from '../../support/own-microsoft.ts'
import { saveCandidate } from '../../support/pipeline.ts'
import { signIn } from '../../support/sign-in.ts'
import { homePage } from '../../support/marks.ts'
import { connectTeams } from '../../support/teams.ts'

test.describe.configure({ mode: 'serial' })

test('connecting by the window of Microsoft shows the week; who takes part and is known is a link', async ({
  page,
  enter,
  peer,
  urls,
}) => {
  const recruiter = await createRecruiter(urls)
  const ilse = await saveCandidate(urls.mainApi, recruiter, {
    name: 'Ilse Hoogveen',
    email: 'ilse@example.nl',
  })
  addEvent(peer, 2, {
    subject: 'Gesprek met Ilse',
    attendees: [invited('Ilse@example.nl')],
    isOnlineMeeting: true,
    onlineMeeting: { joinUrl: 'https://teams.microsoft.com/l/meetup-join/1' },
  })
  await enter(page, recruiter)
  await page.goto('/agenda')
  await expect(page.getByRole('heading', { level: 1, name: 'Agenda Overzicht' })).toBeVisible()
  await chooseAccount(page)
  const card = page.getByRole('article', { name: 'Gesprek met Ilse' })
  await expect(card).toBeVisible()
  await expect(page.getByText('Je hebt 1 afspraak in de komende 7 dagen.')).toBeVisible()
  const strip = await page.getByRole('navigation', { name: 'Week' }).boundingBox()
  const cardBox = await card.boundingBox()
  expect((strip?.x ?? 0) + (strip?.width ?? Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(cardBox?.x ?? 0)
  await expect(card.getByText('1 deelnemer')).toBeVisible()
  await expect(card.getByRole('link', { name: 'Deelnemen aan vergadering' })).toHaveAttribute('href', /teams/)
  await expect(connectButton(page)).toHaveCount(0)
  await expect(page.getByText(/als Noor de Recruiter, noor@werving.example/)).toBeVisible()
  await card.getByRole('button', { name: 'Bereid je voor op Ilse Hoogveen' }).click()
  await expect(card.getByText('Van Ilse Hoogveen is er nog geen CV.')).toBeVisible()
  await expect(card.getByText(/^Ilse Hoogveen staat nog niet in de procedure van een vacature/)).toBeVisible()
  await card.getByRole('link', { name: 'Ilse Hoogveen', exact: true }).click()
  await expect(page).toHaveURL(`/kandidaat-profiel/${ilse.id}`)
})

test('a connected agenda stands on the dashboard for today, leads to the agenda, and says when Microsoft is away', async ({
  signedIn: page,
  recruiter,
  peer,
  urls,
}) => {
  addEventNow(peer, { subject: 'Tandarts' })
  await saveVacancy(urls.mainApi, recruiter, { title: 'Planner' })
  await page.goto('/dashboard')
  await expect(page.getByRole('region', { name: 'Vandaag' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Je agenda vandaag' })).toHaveCount(0)
  await page.goto('/agenda')
  await chooseAccount(page)
  // Late in the evening it lasts until tomorrow, and stands under both days.
  await expect(page.getByRole('article', { name: 'Tandarts' }).first()).toBeVisible()
  await page.goto('/dashboard')
  const agenda = page.getByRole('region', { name: 'Je agenda vandaag' })
  await expect(agenda.getByRole('link', { name: /^Tandarts/ })).toBeVisible()
  await agenda.getByRole('link', { name: /^Tandarts/ }).click()
  await expect(page).toHaveURL(/\/agenda#./)
  await expect(page.locator('article[aria-current]')).toContainText('Tandarts')
  peer.world.graph = { kind: 'status', status: 503, retryAfter: 0 }
  await page.getByRole('button', { name: 'Ververs' }).click()
  await expect(page.getByText(messages.microsoftUnavailable)).toBeVisible({ timeout: 20_000 })
  await page.goto('/dashboard')
  await expect(agenda.getByText(messages.microsoftUnavailable)).toBeVisible()
  await expect(agenda.getByRole('link', { name: /^Tandarts/ })).toBeVisible()
})

test('with Graph down the last known agenda stays, with its age', async ({ page, enter, peer, urls }) => {
  addEvent(peer, 2, { subject: 'Overleg' })
  await enter(page, await createRecruiter(urls))
  await page.goto('/agenda')
  await chooseAccount(page)
  await expect(page.getByRole('article', { name: 'Overleg' })).toBeVisible()
  peer.world.graph = { kind: 'status', status: 503, retryAfter: 0 }
  await page.getByRole('button', { name: 'Ververs' }).click()
  await expect(page.getByText(messages.microsoftUnavailable)).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText(/Je ziet je agenda zoals die om \d\d:\d\d was\./)).toBeVisible()
  await expect(page.getByRole('article', { name: 'Overleg' })).toBeVisible()
})

/** A calendar file of tomorrow, as another program exports it. */
const calendarFile = (lines: readonly string[]) => {
  const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10).replaceAll('-', '')
  const text = lines.join('\r\n').replaceAll('DAY', day)
  return { name: 'werkagenda.ics', mimeType: 'text/calendar', buffer: Buffer.from(`${text}\r\n`) }
}

test('a calendar file joins the agenda without Microsoft; what loops in it and what is none do no harm', async ({
  page,
  enter,
  urls,
  complaints,
}) => {
  complaints.allow(/status of (401|415|400)/)
  await enter(page, await createRecruiter(urls))
  await page.goto('/agenda')
  const files = page.getByRole('region', { name: 'Agendabestanden' })
  const choose = files.locator('input[type="file"]')
  await choose.setInputFiles(calendarFile(['<html>', '</html>']))
  await expect(files.getByText(messages.calendarFileRefused)).toBeVisible()
  const event = (uid: string, ...lines: string[]) => ['BEGIN:VEVENT', `UID:${uid}`, ...lines, 'END:VEVENT']
  await choose.setInputFiles(
    calendarFile([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      ...event('a', 'SUMMARY:<b>Intake</b>', 'DTSTART:DAYT090000Z', 'DTEND:DAYT100000Z'),
      ...event('b', 'SUMMARY:Elke seconde', 'DTSTART:19700101T000000Z', 'RRULE:FREQ=SECONDLY'),
      ...event('c', 'SUMMARY:Kapot', 'DTSTART:morgen'),
      'END:VCALENDAR',
    ]),
  )
  await expect(page.getByRole('article', { name: '<b>Intake</b>' })).toBeVisible()
  await files.getByText(/^\d afspraken overgeslagen$/).click()
  await expect(files.getByText(/^Elke seconde: /)).toBeVisible()
  await files.getByRole('button', { name: 'werkagenda weghalen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Weghalen' }).click()
  await expect(page.getByRole('article', { name: '<b>Intake</b>' })).toHaveCount(0)
})

test('another calendar follows the planned meetings at a secret address, until that is taken back', async ({
  page,
  enter,
  peer,
  urls,
  complaints,
}) => {
  complaints.allow(/status of 401/)
  const recruiter = await createRecruiter(urls)
  await connectTeams(urls, recruiter, peer)
  const startTime = new Date(Date.now() + 86_400_000).toISOString().slice(0, 16)
  const body = { subject: 'Kennismaking', startTime, attendees: ['ilse@example.nl'] }
  await callApi(`${urls.aiService}${scheduleMeeting.path}`, { token: recruiter.token, method: 'POST', body })
  await enter(page, recruiter)
  await page.goto('/agenda')
  const feed = page.getByRole('region', { name: 'Agenda-adres' })
  await feed.getByRole('button', { name: 'Maak adres' }).click()
  const address = await feed.getByRole('textbox', { name: 'Agenda-adres' }).inputValue()
  const read = async () => {
    const answer = await fetch(address)
    return { status: answer.status, text: await answer.text() }
  }
  const { status, text } = await read()
  expect(status).toBe(200)
  expect(text).toContain('SUMMARY:Kennismaking')
  expect(text).not.toContain('ilse')
  await feed.getByRole('button', { name: 'Intrekken' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Intrekken' }).click()
  await expect(feed.getByRole('button', { name: 'Maak adres' })).toBeVisible()
  expect((await read()).status).toBe(404)
})

test('not a byte of Microsoft’s code comes along on the home page or the dashboard', async ({ page, urls }) => {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text().catch(() => ''))
  })
  await page.goto('/')
  await expect(homePage(page)).toBeVisible()
  const ofMicrosoft = async () =>
    (await Promise.all(scripts)).filter((code) => code.includes('popup_window_error')).length
  expect(await ofMicrosoft()).toBe(0)
  await signIn(page, await createRecruiter(urls))
  // The page for signing in has it.
  scripts.length = 0
  await page.goto('/dashboard')
  await expect(page.getByText('Begin met je eerste vacature')).toBeVisible()
  expect(scripts.length).toBeGreaterThan(3)
  expect(await ofMicrosoft()).toBe(0)
  await page.goto('/agenda')
  await expect(connectButton(page)).toBeVisible()
  await expect.poll(ofMicrosoft).toBeGreaterThan(0)
})

test.describe('in every look', () => {
  test.use(phone)
  test.describe.configure({ timeout: LOOKS_TIMEOUT })

  test('the agenda has no barrier, connected or not', async ({ page, enter, peer, urls }) => {
    addEvent(peer, 2, { subject: 'Overleg', location: { displayName: 'Kamer 2' }, sensitivity: 'private' })
    addEvent(peer, 3, { subject: 'Afgezegd', isCancelled: true })
    addEvent(peer, 50, { subject: null, type: 'occurrence' })
    await enter(page, await createRecruiter(urls))
    await page.goto('/agenda')
    await expect(connectButton(page)).toBeVisible()
    await expectNoBarrier(page)
    await chooseAccount(page)
    await expect(page.getByRole('article', { name: 'Zonder onderwerp' })).toBeVisible()
    await expectNoBarrier(page)
    await page.getByRole('button', { name: 'Verbinding verbreken' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNoBarrier(page)
  })
})
