import { messages } from '@wervio/contracts'
import { createRecruiter } from '../../support/accounts.ts'
import { addEvent, chooseAccount, connectButton, openWindow } from '../../support/agenda.ts'
import { expect, microsoftTest as test } from '../../support/own-microsoft.ts'

test.describe.configure({ mode: 'serial' })

test('the window of Microsoft asks which work account, for the calendar and for meetings, and the tab alone knows it', async ({
  page,
  enter,
  urls,
}) => {
  await enter(page, await createRecruiter(urls))
  await page.goto('/agenda')
  const popup = await openWindow(page)
  const account = popup.getByRole('link', { name: /Noor de Recruiter/ })
  await expect(account).toBeVisible()
  const { pathname, searchParams } = new URL(popup.url())
  expect(pathname).toMatch(/^\/organizations\//)
  expect(searchParams.get('prompt')).toBe('select_account')
  const scopes = searchParams.get('scope')?.split(' ') ?? []
  expect(scopes.filter((scope) => !['openid', 'profile', 'offline_access'].includes(scope)).toSorted()).toEqual([
    'Calendars.Read',
    'Calendars.ReadWrite',
    'OnlineMeetings.ReadWrite',
    'User.Read',
  ])
  await account.click()
  await expect(page.getByText(/als Noor de Recruiter/)).toBeVisible()
  const tokensIn = (storage: 'localStorage' | 'sessionStorage') =>
    page.evaluate((name) => Object.keys(window[name]).filter((key) => key.includes('accesstoken')).length, storage)
  expect([await tokensIn('sessionStorage'), await tokensIn('localStorage')]).toEqual([1, 0])
})

test('a window that is closed is noticed, and the next try works', async ({ page, enter, urls }) => {
  await enter(page, await createRecruiter(urls))
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

test('a window that the browser holds back is told, and the next try works', async ({ page, enter, urls }) => {
  await enter(page, await createRecruiter(urls))
  await page.goto('/agenda')
  // As a browser answers a page whose windows it blocks.
  await page.evaluate(() => {
    const open = window.open.bind(window)
    window.open = () => {
      window.open = open
      return null
    }
  })
  await connectButton(page).click()
  await expect(page.getByText(/^Je browser hield het venster van Microsoft tegen/)).toBeVisible()
  await chooseAccount(page)
  await expect(page.getByText(/als Noor de Recruiter/)).toBeVisible()
})

for (const [name, fault, text] of [
  ['AADSTS50105', { kind: 'denied', code: 50105 }, messages.microsoftNeedsAdministrator],
  ['an account of another tenant', { kind: 'denied', code: 50020 }, messages.microsoftWrongTenant],
  ['a refusal', { kind: 'denied', code: 65004 }, 'Microsoft login is geannuleerd.'],
  ['consent that is missing', { kind: 'consent-required' }, messages.microsoftNeedsAdministrator],
] as const)
  test(`${name} is told in the words of the catalogue`, async ({ page, enter, peer, urls }) => {
    peer.world.signIn = fault
    await enter(page, await createRecruiter(urls))
    await page.goto('/agenda')
    await connectButton(page).click()
    await expect(page.getByText(text).first()).toBeVisible()
    peer.world.signIn = null
    await chooseAccount(page)
    await expect(page.getByText(/als Noor de Recruiter/)).toBeVisible()
  })

test('an expired connection is renewed without a window, and without the frame that needs cookies of another site', async ({
  page,
  enter,
  peer,
  urls,
}) => {
  const recruiter = await createRecruiter(urls)
  addEvent(peer, 2, { subject: 'Overleg' })
  await enter(page, recruiter)
  await page.goto('/agenda')
  await chooseAccount(page)
  await expect(page.getByText(/als Noor de Recruiter/)).toBeVisible()
  await expect(page.getByRole('article', { name: 'Overleg' })).toBeVisible()
  const frames: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().startsWith(peer.origin)) frames.push(request.url())
  })
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
  expect(frames).toEqual([])
})

const PERSONAL = {
  oid: '00000000-0000-0000-66f3-3332eca7ea83',
  tid: '9188040d-6c67-4c5b-b112-36a304b66dad',
  name: 'Noor thuis',
  username: 'noor@outlook.example',
  hasMailbox: false,
}
const COLLEAGUE = {
  ...PERSONAL,
  oid: '00000000-0000-0000-66f3-3332eca7ea84',
  name: 'Alex Collega',
  username: 'alex@werving.example',
  hasMailbox: true,
}

test('a personal account connects nothing and is told so; the work account of the same person does', async ({
  page,
  enter,
  peer,
  urls,
  complaints,
}) => {
  complaints.allow(/status of 403/)
  peer.world.accounts.push(PERSONAL)
  await enter(page, await createRecruiter(urls))
  await page.goto('/agenda')
  await chooseAccount(page, /Noor thuis/)
  await expect(page.getByText(messages.microsoftWrongTenant)).toBeVisible()
  await chooseAccount(page)
  await expect(page.getByText(/als Noor de Recruiter, noor@werving.example/)).toBeVisible()
})

test('of two accounts in one browser the chosen one is shown, and it alone is renewed', async ({
  page,
  enter,
  peer,
  urls,
}) => {
  const recruiter = await createRecruiter(urls)
  peer.world.accounts.push(COLLEAGUE)
  addEvent(peer, 2, { subject: 'Van Noor' })
  addEvent(peer, 3, { subject: 'Van Alex' }, COLLEAGUE)
  const card = (name: string) => page.getByRole('article', { name })
  await enter(page, recruiter)
  await page.goto('/agenda')
  await chooseAccount(page)
  await expect(card('Van Noor')).toBeVisible()
  await page.getByRole('button', { name: 'Verbinding verbreken' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Verbreken' }).click()
  await chooseAccount(page, /Alex Collega/)
  await expect(card('Van Alex')).toBeVisible()
  await expect(card('Van Noor')).toHaveCount(0)
  peer.world.expiredBefore = Date.now()
  await page.request.get(`${urls.mainApi}/calendar/events-microsoft?fresh=true`, {
    headers: { authorization: `Bearer ${recruiter.token}` },
  })
  await page.reload()
  await expect(page.getByText(/als Alex Collega, alex@werving.example/)).toBeVisible()
  await expect(card('Van Alex')).toBeVisible()
  await expect(card('Van Noor')).toHaveCount(0)
})

test('signing out forgets the Microsoft account of the tab', async ({ page, enter, urls }) => {
  await enter(page, await createRecruiter(urls))
  await page.goto('/agenda')
  await chooseAccount(page)
  await expect(page.getByText(/als Noor de Recruiter/)).toBeVisible()
  const tokens = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('msal.')).length)
  expect(await tokens()).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Uitloggen' }).click()
  await expect.poll(tokens).toBe(0)
})
