import type { Page } from '@playwright/test'
import { messages } from '@wervio/contracts'
import { createRecruiter, type Recruiter } from '../../support/accounts.ts'
import { addEvent, chooseAccount, connectButton, openWindow } from '../../support/agenda.ts'
import { expect, microsoftTest as test } from '../../support/own-microsoft.ts'
import { withholdCookies } from '../../support/withhold-cookies.ts'
import type { MicrosoftPeer } from '../../peers/microsoft/peer.ts'

test.describe.configure({ mode: 'serial' })

const asNoor = (page: Page) => page.getByText(/als Noor de Recruiter/)
const cancelled = (page: Page) => page.getByText('Microsoft login is geannuleerd.')

/** Graph answers 401 from now on to what was issued before; the service then says that Microsoft wants a sign-in. */
const expire = async (page: Page, peer: MicrosoftPeer, mainApi: string, { token }: Recruiter): Promise<void> => {
  peer.world.expiredBefore = Date.now()
  await page.request.get(`${mainApi}/calendar/events-microsoft?fresh=true`, {
    headers: { authorization: `Bearer ${token}` },
  })
}

/** What msal-browser calls itself in every request that it makes, in no other code. */
const MICROSOFT_CODE = 'msal.js.browser'

/** Meets the file of a remote with Microsoft's code, of whatever name, in its own way. */
const routeCode = (page: Page, meet: (go: () => Promise<void>, abort: () => Promise<void>) => Promise<void>) => {
  const shell = new URL(page.url()).origin
  const isOfRemote = ({ origin, pathname }: URL): boolean => origin !== shell && pathname.endsWith('.js')
  return page.route(isOfRemote, async (route) => {
    const response = await route.fetch()
    const isCode = (await response.text()).includes(MICROSOFT_CODE)
    const go = () => route.fulfill({ response })
    await (isCode ? meet(go, () => route.abort()) : go())
  })
}

test('a page of Microsoft that stays, as for AADSTS50105, is explained once its window is closed', async ({
  page,
  enter,
  peer,
  urls,
}) => {
  peer.world.signIn = { kind: 'page-stays' }
  await enter(page, await createRecruiter(urls))
  await page.goto('/agenda')
  const popup = await openWindow(page)
  await expect(popup.getByText(/^AADSTS50105/)).toBeVisible()
  await popup.close()
  await expect(cancelled(page)).toBeVisible()
  await expect(page.getByText(`Stond er AADSTS50105? ${messages.microsoftNeedsAdministrator}`)).toBeVisible()
})

test('a window that Microsoft cuts off from ours looks closed; who goes on in it is connected after all', async ({
  page,
  enter,
  peer,
  urls,
}) => {
  peer.world.signIn = { kind: 'cut-off' }
  addEvent(peer, 2, { subject: 'Overleg' })
  await enter(page, await createRecruiter(urls))
  await page.goto('/agenda')
  const popup = await openWindow(page)
  await expect(cancelled(page)).toBeVisible()
  await expect(page.getByText(/^Staat het venster van Microsoft nog open\? Rond het inloggen daar af/)).toBeVisible()
  await popup.getByRole('link', { name: /Noor de Recruiter/ }).click()
  await expect(asNoor(page)).toBeVisible()
  await expect(page.getByRole('article', { name: 'Overleg' })).toBeVisible()
  await expect(cancelled(page)).toHaveCount(0)
})

test('while Microsoft’s code is on its way the page says so, and one press connects when it is there', async ({
  signedIn: page,
}) => {
  const arrival = Promise.withResolvers<void>()
  await routeCode(page, async (go) => {
    await arrival.promise
    await go()
  })
  // A page isn't loaded as long as one of its scripts is on its way.
  await page.goto('/agenda', { waitUntil: 'commit' })
  const loading = page.getByText('Microsoft authenticatie wordt geladen...')
  await expect(loading).toBeVisible()
  arrival.resolve()
  await expect(loading).toHaveCount(0)
  await chooseAccount(page)
  await expect(asNoor(page)).toBeVisible()
})

test('code of Microsoft that does not come is told, and the next press asks for it again', async ({
  signedIn: page,
  complaints,
}) => {
  complaints.allow(/net::ERR_FAILED|Loading chunk/)
  await routeCode(page, (_go, abort) => abort())
  await page.goto('/agenda')
  await connectButton(page).click()
  await expect(page.getByText('Kon Microsoft authenticatie niet initialiseren')).toBeVisible()
  await page.unrouteAll()
  await chooseAccount(page)
  await expect(asNoor(page)).toBeVisible()
})

for (const [name, text, answer] of [
  ['is away', 'Backend connectie mislukt', null],
  ['fails', messages.calendarConnectFailed, { status: 500, json: { error: '', message: '', code: 'internal' } }],
] as const)
  test(`a service that ${name} when it gets the token is told, and the next press connects`, async ({
    signedIn: page,
    urls,
    complaints,
  }) => {
    complaints.allow(/net::ERR_FAILED|status of 500/)
    await page.route(`${urls.mainApi}/calendar/connect-microsoft`, (route) =>
      answer ? route.fulfill({ ...answer, headers: { 'access-control-allow-origin': '*' } }) : route.abort(),
    )
    await page.goto('/agenda')
    await chooseAccount(page)
    await expect(page.getByText(text)).toBeVisible()
    await page.unrouteAll()
    await chooseAccount(page)
    await expect(asNoor(page)).toBeVisible()
  })

test('a connection that expired says so, also where it can not be renewed', async ({
  page,
  enter,
  peer,
  urls,
  complaints,
}) => {
  complaints.allow(/status of 400/)
  const recruiter = await createRecruiter(urls)
  await enter(page, recruiter)
  await page.goto('/agenda')
  await chooseAccount(page)
  await expect(asNoor(page)).toBeVisible()
  await expire(page, peer, urls.mainApi, recruiter)
  peer.world.revoked = true
  await page.reload()
  await expect(page.getByText('Token vernieuwing mislukt')).toBeVisible()
  await expect(connectButton(page)).toBeVisible()
  // A tab that never signed in to Microsoft has nothing to renew with.
  await page.evaluate(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith('msal.')) sessionStorage.removeItem(key)
  })
  await page.reload()
  await expect(page.getByText('Authenticatie verlopen, log opnieuw in')).toBeVisible()
  await expect(connectButton(page)).toBeVisible()
})

test('without cookies for other sites somebody connects, and an expired connection is renewed', async ({
  signedIn: page,
  recruiter,
  context,
  peer,
  urls,
}) => {
  const otherTab = await context.newPage()
  const html = `<iframe src="${peer.origin}/control/cookies"></iframe>`
  await otherTab.route('https://elders.example/', (route) => route.fulfill({ contentType: 'text/html', body: html }))
  const cookiesInFrame = async () => {
    await otherTab.goto('https://elders.example/')
    return otherTab.frameLocator('iframe').locator('body').innerText()
  }
  await withholdCookies(page)
  await page.goto('/agenda')
  await chooseAccount(page)
  await expect(asNoor(page)).toBeVisible()
  expect(await cookiesInFrame()).toContain('ESTSAUTH')
  await withholdCookies(otherTab)
  expect(await cookiesInFrame()).toBe('geen')
  await expire(page, peer, urls.mainApi, recruiter)
  await page.reload()
  await expect(asNoor(page)).toBeVisible()
  await expect(connectButton(page)).toHaveCount(0)
})
