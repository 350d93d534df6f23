import { messages } from '@wervio/contracts'
import type { Page } from '@playwright/test'
import type { MicrosoftPeer } from '../../peers/microsoft/peer.ts'
import { createEvent, type EventResource } from '../../peers/microsoft/graph/event.ts'
import { createRecruiter } from '../../support/accounts.ts'
import { expectNoBarrier, looks, LOOKS_TIMEOUT, screenOf } from '../../support/looks.ts'
import { expect, microsoftTest as test } from '../../support/own-microsoft.ts'
import { saveCandidate } from '../../support/pipeline.ts'
import { signIn } from '../../support/sign-in.ts'

test.describe.configure({ mode: 'serial' })

const HOUR = 3_600_000
const connectButton = (page: Page) => page.getByRole('button', { name: 'Verbind met Microsoft Calendar' })

/** Puts an appointment in the calendar of the stand-in's recruiter. */
const plan = ({ world }: MicrosoftPeer, hours: number, fields: Partial<EventResource>): void => {
  const [account] = world.accounts
  if (!account) throw new Error('the stand-in has no account')
  const planned = createEvent(account, new Date(Date.now() + hours * HOUR), fields)
  world.events.set(account.oid, [...(world.events.get(account.oid) ?? []), planned])
}

/** Opens the window of Microsoft. */
const openWindow = async (page: Page): Promise<Page> => {
  const opening = page.waitForEvent('popup')
  await connectButton(page).click()
  const popup = await opening
  await popup.waitForLoadState()
  return popup
}

const chooseAccount = async (page: Page): Promise<void> => {
  const popup = await openWindow(page)
  await popup.getByRole('link', { name: /Noor de Recruiter/ }).click()
}

test('connecting by the window of Microsoft shows the week; who takes part and is known is a link', async ({
  page,
  peer,
  urls,
}) => {
  const recruiter = await createRecruiter(urls)
  const ilse = await saveCandidate(urls.mainApi, recruiter, {
    name: 'Ilse Hoogveen',
    email: 'ilse@example.nl',
  })
  plan(peer, 2, {
    subject: 'Gesprek met Ilse',
    attendees: [
      {
        type: 'required',
        status: { response: 'accepted', time: '' },
        emailAddress: { name: 'Ilse', address: 'Ilse@example.nl' },
      },
    ],
    isOnlineMeeting: true,
    onlineMeeting: { joinUrl: 'https://teams.microsoft.com/l/meetup-join/1' },
  })
  await signIn(page, recruiter)
  await page.goto('/agenda')
  await expect(page.getByRole('heading', { level: 1, name: 'Agenda Overzicht' })).toBeVisible()
  await chooseAccount(page)
  const card = page.getByRole('article', { name: 'Gesprek met Ilse' })
  await expect(card).toBeVisible()
  await expect(page.getByText('Je hebt 1 afspraak in de komende 7 dagen.')).toBeVisible()
  await expect(card.getByText('1 deelnemer')).toBeVisible()
  await expect(card.getByRole('link', { name: 'Deelnemen aan vergadering' })).toHaveAttribute('href', /teams/)
  await expect(connectButton(page)).toHaveCount(0)
  await expect(page.getByText(/als Noor de Recruiter, noor@werving.example/)).toBeVisible()
  await card.getByRole('link', { name: 'Ilse Hoogveen', exact: true }).click()
  await expect(page).toHaveURL(`/kandidaat-profiel/${ilse.id}`)
})

test('a window that is closed is noticed, and the next try works', async ({ page, urls }) => {
  await signIn(page, await createRecruiter(urls))
  await page.goto('/agenda')
  const popup = await openWindow(page)
  // Closed while it is still on its way to Microsoft, the browser of the test may wait for the page that never comes.
  await expect(popup.getByRole('link', { name: /Noor de Recruiter/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Bezig met verbinden...' })).toBeDisabled()
  await popup.close()
  await expect(page.getByText('Microsoft login is geannuleerd.')).toBeVisible()
  await chooseAccount(page)
  await expect(page.getByText(/als Noor de Recruiter/)).toBeVisible()
})

for (const [name, fault, text] of [
  ['AADSTS50105', { kind: 'denied', code: 50105 }, messages.microsoftNeedsAdministrator],
  ['a refusal', { kind: 'denied', code: 65004 }, 'Microsoft login is geannuleerd.'],
  ['consent that is missing', { kind: 'consent-required' }, messages.microsoftNeedsAdministrator],
] as const)
  test(`${name} is told in the words of the catalogue`, async ({ page, peer, urls }) => {
    peer.world.signIn = fault
    await signIn(page, await createRecruiter(urls))
    await page.goto('/agenda')
    await connectButton(page).click()
    await expect(page.getByText(text).first()).toBeVisible()
    peer.world.signIn = null
    await chooseAccount(page)
    await expect(page.getByText(/als Noor de Recruiter/)).toBeVisible()
  })

test('an expired connection is renewed without a window while the tab knows the account', async ({
  page,
  peer,
  urls,
}) => {
  const recruiter = await createRecruiter(urls)
  plan(peer, 2, { subject: 'Overleg' })
  await signIn(page, recruiter)
  await page.goto('/agenda')
  await chooseAccount(page)
  await expect(page.getByText(/als Noor de Recruiter/)).toBeVisible()
  await expect(page.getByRole('article', { name: 'Overleg' })).toBeVisible()
  // Graph answers 401 once the token is over; the service then says that Microsoft wants a sign-in.
  peer.world.expiredBefore = Date.now()
  const headers = { authorization: `Bearer ${recruiter.token}` }
  await page.request.get(`${urls.mainApi}/calendar/events-microsoft?fresh=true`, { headers })
  const answer = await page.request.get(`${urls.mainApi}/calendar/status-microsoft`, { headers })
  expect(await answer.json()).toMatchObject({ connected: false, auth_required: true })
  await page.reload()
  await expect(page.getByText(/als Noor de Recruiter/)).toBeVisible()
  await expect(page.getByRole('article', { name: 'Overleg' })).toBeVisible()
  await expect(connectButton(page)).toHaveCount(0)
})

test('with Graph down the last known agenda stays, with its age', async ({ page, peer, urls }) => {
  plan(peer, 2, { subject: 'Overleg' })
  await signIn(page, await createRecruiter(urls))
  await page.goto('/agenda')
  await chooseAccount(page)
  await expect(page.getByRole('article', { name: 'Overleg' })).toBeVisible()
  peer.world.graph = { kind: 'status', status: 503 }
  await page.getByRole('button', { name: 'Ververs' }).click()
  await expect(page.getByText(messages.microsoftUnavailable)).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText(/Je ziet je agenda zoals die om \d\d:\d\d was\./)).toBeVisible()
  await expect(page.getByRole('article', { name: 'Overleg' })).toBeVisible()
})

test('not a byte of Microsoft’s code comes along on the home page or the dashboard', async ({ page, urls }) => {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text().catch(() => ''))
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  await signIn(page, await createRecruiter(urls))
  await page.goto('/dashboard', { waitUntil: 'networkidle' })
  const before = await Promise.all(scripts)
  expect(before.length).toBeGreaterThan(3)
  expect(before.filter((code) => code.includes('popup_window_error'))).toHaveLength(0)
  await page.goto('/agenda', { waitUntil: 'networkidle' })
  expect((await Promise.all(scripts)).filter((code) => code.includes('popup_window_error'))).not.toHaveLength(0)
})

test('signing out forgets the Microsoft account of the tab', async ({ page, urls }) => {
  await signIn(page, await createRecruiter(urls))
  await page.goto('/agenda')
  await chooseAccount(page)
  await expect(page.getByText(/als Noor de Recruiter/)).toBeVisible()
  const tokens = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('msal.')).length)
  expect(await tokens()).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Uitloggen' }).click()
  await expect.poll(tokens).toBe(0)
})

for (const [colorScheme, width] of looks)
  test.describe(`${colorScheme} at ${width} px`, () => {
    test.use({ colorScheme, viewport: screenOf(width) })
    test.describe.configure({ timeout: LOOKS_TIMEOUT })

    test('the agenda has no barrier, connected or not', async ({ page, peer, urls }) => {
      plan(peer, 2, { subject: 'Overleg', location: { displayName: 'Kamer 2' }, sensitivity: 'private' })
      plan(peer, 3, { subject: 'Afgezegd', isCancelled: true })
      plan(peer, 50, { subject: null, type: 'occurrence' })
      await signIn(page, await createRecruiter(urls))
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
