import { messages } from '@wervio/contracts'
import { demoVacancies } from '@wervio/demo-data'
import type { Page } from '@playwright/test'
import { createRecruiter, newEmail } from '../../support/accounts.ts'
import {
  chooseAccount,
  expect,
  openProvider,
  providerButton,
  providersTest as test,
} from '../../support/own-providers.ts'
import { pageAtRest } from '../../support/page-at-rest.ts'
import { signIn } from '../../support/sign-in.ts'
import { withholdCookies } from '../../support/withhold-cookies.ts'

test.describe.configure({ mode: 'serial' })

// Who is known already is answered with 409, which the browser reports.
test.beforeEach(({ complaints }) => complaints.allow(/status of 409/))

const tokenSubject = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => (JSON.parse(atob((localStorage.getItem('token') ?? '').split('.')[1] ?? '')) as { sub: string }).sub,
  )
const signOut = async (page: Page) => {
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
}
/** Each test has a person of its own at the provider. */
const newcomer = (peer: { world: { accounts: object[] } }, account: object) => {
  const [first] = peer.world.accounts
  peer.world.accounts = [{ ...first, ...account }]
}
const oid = () => crypto.randomUUID()

for (const provider of ['Google', 'Microsoft'] as const) {
  test(`who registers with ${provider} stands on the dashboard, by name, and signs in again to the same account`, async ({
    page,
    peer,
    google,
  }) => {
    newcomer(peer, { oid: oid() })
    newcomer(google, { sub: oid() })
    await page.goto('/register')
    await chooseAccount(page, provider)
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Noor')
    await expect(page.getByText('Bewaar je werk')).toHaveCount(0)
    const uid = await tokenSubject(page)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Noor')
    await signOut(page)
    await page.goto('/login?next=%2Fprofile%2Fsecurity')
    await chooseAccount(page, provider)
    await expect(page).toHaveURL('/profile/security')
    expect(await tokenSubject(page)).toBe(uid)
  })

  test(`a demo that is kept with ${provider} stays with all that is in it, and ${provider} signs in to it`, async ({
    page,
    peer,
    google,
  }) => {
    newcomer(peer, { oid: oid() })
    newcomer(google, { sub: oid() })
    await page.goto('/demo')
    await expect(page).toHaveURL('/dashboard', { timeout: 30_000 })
    const uid = await tokenSubject(page)
    await page.getByRole('link', { name: 'Bewaar mijn werk' }).click()
    await expect(page.getByRole('heading', { name: 'Bewaar je werk' })).toBeVisible()
    await chooseAccount(page, provider)
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Noor')
    await expect(page.getByRole('complementary', { name: 'Demo' })).toHaveCount(0)
    await signOut(page)
    await page.goto('/login')
    await chooseAccount(page, provider)
    await expect(page).toHaveURL('/dashboard')
    expect(await tokenSubject(page)).toBe(uid)
    await page.goto('/vacancy-dashboard')
    await expect(page.locator('main a[href^="/vacancy/"]')).toHaveCount(demoVacancies.length)
  })

  test(`a window of ${provider} that is closed is noticed, all buttons wait for it, and the next try works`, async ({
    page,
  }) => {
    await page.goto('/login')
    const popup = await openProvider(page, provider)
    for (const name of ['Doorgaan met Google', 'Doorgaan met Microsoft', 'Inloggen'])
      await expect(page.getByRole('button', { name, exact: true })).toBeDisabled()
    await popup.close()
    await expect(page.getByRole('alert')).toHaveText(`${provider} login is geannuleerd.`)
    await chooseAccount(page, provider)
    await expect(page).toHaveURL('/dashboard')
  })

  test(`a window of ${provider} that the browser holds back is told, and the next try works`, async ({ page }) => {
    await page.goto('/login')
    // Its code is there once a window has opened.
    await (await openProvider(page, provider)).close()
    await expect(page.getByRole('alert')).toBeVisible()
    await page.evaluate(() => {
      const open = window.open.bind(window)
      window.open = () => {
        window.open = open
        return null
      }
    })
    await providerButton(page, provider).click()
    await expect(page.getByRole('alert')).toContainText(`Je browser hield het venster van ${provider} tegen`)
    await chooseAccount(page, provider)
    await expect(page).toHaveURL('/dashboard')
  })

  test(`a browser that withholds cookies from other sites signs in with ${provider} all the same`, async ({ page }) => {
    await withholdCookies(page)
    await page.goto('/login')
    await chooseAccount(page, provider)
    await expect(page).toHaveURL('/dashboard')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Noor')
  })

  test(`an address elsewhere is not followed after ${provider}`, async ({ page }) => {
    await page.goto('/login?next=%2F%2Felsewhere.example')
    await chooseAccount(page, provider)
    await expect(page).toHaveURL('/dashboard')
  })
}

for (const [name, fault, text] of [
  ['AADSTS50105', { kind: 'denied', code: 50105 }, messages.microsoftNeedsAdministrator],
  ['consent that is missing', { kind: 'consent-required' }, messages.microsoftNeedsAdministrator],
  ['a refusal', { kind: 'denied', code: 65004 }, 'Microsoft login is geannuleerd.'],
] as const)
  test(`${name} of Microsoft is told in words`, async ({ page, peer }) => {
    await page.goto('/register')
    await (await openProvider(page, 'Microsoft')).close()
    await expect(page.getByRole('alert')).toBeVisible()
    peer.world.signIn = fault
    await providerButton(page, 'Microsoft').click()
    await expect(page.getByRole('alert')).toHaveText(text)
  })

test('a refusal at Google is a cancelled sign-in', async ({ page, google }) => {
  google.world.denied = true
  await page.goto('/login')
  await expect(async () => {
    await providerButton(page, 'Google').click({ timeout: 1_000 })
    await expect(page.getByRole('alert')).toHaveText('Google login is geannuleerd.', { timeout: 2_000 })
  }).toPass()
})

test('a script of Google that does not load is told at the press, and Microsoft works beside it', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED|gsi\/client/)
  await page.context().route('https://accounts.google.com/gsi/client*', (route) => route.abort())
  await page.goto('/login')
  await expect(async () => {
    await providerButton(page, 'Google').click({ timeout: 1_000 })
    await expect(page.getByRole('alert')).toContainText('Google is nu niet bereikbaar.', { timeout: 2_000 })
  }).toPass()
  await chooseAccount(page, 'Microsoft')
  await expect(page).toHaveURL('/dashboard')
})

test('a window of Microsoft asks which work account, also of whoever is signed in there, and nothing but who it is', async ({
  page,
}) => {
  await page.goto('/login')
  const popup = await openProvider(page, 'Microsoft')
  const { pathname, searchParams } = new URL(popup.url())
  expect(pathname).toMatch(/^\/organizations\//)
  expect(searchParams.get('prompt')).toBe('select_account')
  const scopes = searchParams.get('scope')?.split(' ') ?? []
  expect(scopes.filter((scope) => !['openid', 'profile', 'offline_access'].includes(scope))).toEqual(['User.Read'])
  await popup.close()
  await expect(page.getByRole('alert')).toBeVisible()
})

// What the library calls itself in its calls.
const isMicrosoft = async (url: string) => (await (await fetch(url)).text()).includes('msal.js.browser')

test('a press before the code of Microsoft is there says so, until it is; then a press signs in', async ({ page }) => {
  const arrival = Promise.withResolvers<void>()
  await page.route(/\.js(\?|$)/, async (route) => {
    if (await isMicrosoft(route.request().url())) await arrival.promise
    await route.fallback()
  })
  // A page isn't loaded as long as one of its scripts is on its way.
  await page.goto('/login', { waitUntil: 'commit' })
  const loading = page.getByText('Microsoft authenticatie wordt geladen...')
  await expect(async () => {
    await providerButton(page, 'Microsoft').click({ timeout: 1_000 })
    await expect(loading).toBeVisible({ timeout: 1_000 })
  }).toPass()
  arrival.resolve()
  await expect(loading).toHaveCount(0)
  await chooseAccount(page, 'Microsoft')
  await expect(page).toHaveURL('/dashboard')
  const keysIn = (storage: 'localStorage' | 'sessionStorage') =>
    page.evaluate((name) => Object.keys(window[name]).filter((key) => key.startsWith('msal.')).length, storage)
  expect(await keysIn('sessionStorage')).toBeGreaterThan(0)
  expect(await keysIn('localStorage')).toBe(0)
})

test('code of Microsoft that does not load is told at the press, and works once it does', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED|ChunkLoadError|Loading chunk/)
  let isAway = true
  // A chunk that failed is asked for again at an address of its own.
  await page.route(/\.js(\?|$)/, async (route) =>
    isAway && (await isMicrosoft(route.request().url())) ? route.abort() : route.fallback(),
  )
  await page.goto('/login')
  await expect(async () => {
    await providerButton(page, 'Microsoft').click({ timeout: 1_000 })
    await expect(page.getByRole('alert')).toHaveText('Kon Microsoft authenticatie niet initialiseren', {
      timeout: 2_000,
    })
  }).toPass()
  isAway = false
  await chooseAccount(page, 'Microsoft')
  await expect(page).toHaveURL('/dashboard')
})

test('a service that refuses is told, and nobody is signed in', async ({ page, google, complaints }) => {
  complaints.allow(/status of 503/)
  google.world.isAway = true
  await page.goto('/login')
  await chooseAccount(page, 'Google')
  await expect(page.getByRole('alert')).toContainText(messages.serverProblem)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

const row = (page: Page, name: string) => page.getByRole('listitem', { name })

test('who links Google and Microsoft signs in with them to the same account, and takes them off again', async ({
  page,
  peer,
  google,
  urls,
}) => {
  newcomer(peer, { oid: oid() })
  newcomer(google, { sub: oid() })
  const recruiter = await createRecruiter(urls)
  await signIn(page, recruiter)
  await page.goto('/profile/security')
  await expect(row(page, 'E-mail en wachtwoord')).toContainText(recruiter.email)
  await expect(page.getByRole('button', { name: 'E-mail en wachtwoord ontkoppelen' })).toBeDisabled()
  for (const provider of ['Google', 'Microsoft'] as const) {
    await chooseAccount(page, provider, page.getByRole('button', { name: `${provider} koppelen` }))
    await expect(row(page, provider)).toContainText('noor@werving.example')
  }
  await signOut(page)
  await page.goto('/login')
  await chooseAccount(page, 'Microsoft')
  await expect(page).toHaveURL('/dashboard')
  expect(await tokenSubject(page)).toBe(recruiter.uid)

  await page.goto('/profile/security')
  for (const name of ['Google', 'E-mail en wachtwoord']) {
    await page.getByRole('button', { name: `${name} ontkoppelen` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Ontkoppelen' }).click()
    await expect(page.getByRole('button', { name: `${name} koppelen` })).toBeVisible()
  }
  await expect(page.getByRole('button', { name: 'Microsoft ontkoppelen' })).toBeDisabled()

  const email = newEmail()
  await page.getByRole('button', { name: 'E-mail en wachtwoord koppelen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await dialog.getByRole('textbox', { name: 'Wachtwoord' }).fill('Zonnebloem-28')
  await dialog.getByRole('button', { name: 'Koppelen' }).click()
  await expect(row(page, 'E-mail en wachtwoord')).toContainText(email)
  await signOut(page)
  await signIn(page, { email, password: 'Zonnebloem-28' })
  expect(await tokenSubject(page)).toBe(recruiter.uid)
})

test('an account of Google that signs in elsewhere is not linked', async ({ page, google, urls }) => {
  newcomer(google, { sub: oid() })
  await page.goto('/register')
  await chooseAccount(page, 'Google')
  await expect(page).toHaveURL('/dashboard')
  await signOut(page)
  await signIn(page, await createRecruiter(urls))
  await page.goto('/profile/security')
  await chooseAccount(page, 'Google', page.getByRole('button', { name: 'Google koppelen' }))
  await expect(page.getByRole('alert')).toHaveText(messages.signInMethodTaken)
  await expect(row(page, 'Google')).toContainText('Niet gekoppeld')
})

test('not a byte of Google or Microsoft comes along where nobody signs in with them', async ({ page, urls }) => {
  const requestUrls: string[] = []
  page.on('request', (request) => requestUrls.push(request.url()))
  await page.goto('/')
  await signIn(page, await createRecruiter(urls))
  const before = requestUrls.length
  for (const path of ['/dashboard', '/profile']) {
    await page.goto(path)
    await pageAtRest(page)
  }
  // A path of Wervio's own may name them: whether an agenda of Microsoft is connected, and who keeps the accounts.
  const ownPorts = new Set([urls.mainApi, urls.authEmulator].map((url) => new URL(url).port))
  const others = requestUrls.slice(before).filter((url) => !ownPorts.has(new URL(url).port))
  expect(others.filter((url) => /google|microsoft/i.test(url))).toEqual([])
})
