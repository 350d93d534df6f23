import { beforeEach, expect, test } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { messages } from '@wervio/contracts'
import { expireSession, getSession, signOut } from '@wervio/session'
import { testConfig } from '@wervio/testing/page-config'
import { fakeGoogle } from '../testing/fake-google.ts'
import { fakeServices, refusal } from '../testing/fake-services.ts'
import { renderShell } from '../testing/render-shell.tsx'

const { answerDemo, answerKeep, answerProfile, demos, firebase, keeps, signInAs } = fakeServices()

const HOUR = 3_600_000
const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR).toISOString()

beforeEach(() => localStorage.removeItem('wervio:demo-ends'))

const enterDemo = async (endsAt = inHours(2), config: Parameters<typeof renderShell>[1] = testConfig) => {
  answerDemo({ endsAt })
  const shell = renderShell('/demo', config)
  await waitFor(() => expect(shell.address()).toBe('/dashboard'))
  return shell
}

test('a visitor comes into the product, which says how long it lasts and how to keep it', async () => {
  await enterDemo(new Date(Date.now() + 100 * 60_000).toISOString())
  const banner = await screen.findByRole('complementary', { name: 'Demo' })
  expect(banner).toHaveTextContent('Dit is een demo. Over 1 uur en 40 minuten wordt alles gewist.')
  expect(screen.getByRole('link', { name: 'Bewaar mijn werk' })).toHaveAttribute('href', '/register')
  expect(demos).toEqual(['start'])
})

test('whoever has an account goes to their dashboard, without a demo', async () => {
  await signInAs('Sanne')
  answerDemo()
  const { address } = renderShell('/demo')
  await waitFor(() => expect(address()).toBe('/dashboard'))
  expect(demos).toEqual([])
  expect(screen.queryByRole('complementary', { name: 'Demo' })).toBeNull()
})

test('where there are no demos the way is that to an account', async () => {
  answerDemo({ state: 'off' })
  const { address } = renderShell('/demo')
  await waitFor(() => expect(address()).toBe('/beta-signup'))
  expect(firebase.accounts).toEqual([])
})

test('full: says so, with the way to an account, and makes no identity', async () => {
  answerDemo({ state: 'full' })
  renderShell('/demo')
  expect(await screen.findByText(messages.demoFull)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Meld je aan' })).toHaveAttribute('href', '/beta-signup')
  expect(firebase.accounts).toEqual([])
  answerDemo({ endsAt: inHours(2) })
  await userEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }))
  await waitFor(() => expect(getSession().status).toBe('signed-in'))
})

test.each(['ADMIN_ONLY_OPERATION', 'OPERATION_NOT_ALLOWED'])(
  'a provider that refuses anonymous sign-in (%s) is a clear text, not an error',
  async (code) => {
    answerDemo()
    firebase.failures['signUp'] = code
    renderShell('/demo')
    expect(await screen.findByText(messages.demoOff)).toBeVisible()
    expect(getSession().status).toBe('signed-out')
  },
)

test('a refused start leaves no identity and no session behind', async () => {
  answerDemo({ start: 429, refused: refusal('rate_limited', messages.demoLimited) })
  renderShell('/demo')
  expect(await screen.findByText(messages.demoLimited)).toBeVisible()
  expect(firebase.accounts).toEqual([])
  expect(getSession().status).toBe('signed-out')
})

test('with an address and a password the work is kept', async () => {
  const { router, address } = await enterDemo()
  await act(() => router.navigate('/register'))
  expect(await screen.findByRole('heading', { name: 'Bewaar je werk' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Terug naar de demo' })).toHaveAttribute('href', '/dashboard')
  const user = userEvent.setup()
  await user.type(screen.getByRole('textbox', { name: /Werk e-mail/ }), 'noor@linde.nl')
  await user.type(screen.getByLabelText(/^Wachtwoord/), 'geheim1')
  answerDemo({ endsAt: null })
  await user.click(screen.getByRole('button', { name: 'Account maken en bewaren' }))
  await waitFor(() => expect(address()).toBe('/dashboard'))
  expect(demos).toEqual(['start', 'keep'])
  expect(firebase.accounts).toMatchObject([{ email: 'noor@linde.nl' }])
  expect(getSession()).toMatchObject({ status: 'signed-in', user: { email: 'noor@linde.nl' } })
  expect(screen.queryByRole('complementary', { name: 'Demo' })).toBeNull()
})

test('an address of somebody else is refused, and the demo goes on', async () => {
  const { router } = await enterDemo()
  firebase.accounts.push({ uid: 'u9', email: 'piet@linde.nl', password: 'anders1' })
  await act(() => router.navigate('/register'))
  const user = userEvent.setup()
  await user.type(await screen.findByRole('textbox', { name: /Werk e-mail/ }), 'piet@linde.nl')
  await user.type(screen.getByLabelText(/^Wachtwoord/), 'geheim1')
  await user.click(screen.getByRole('button', { name: 'Account maken en bewaren' }))
  expect(await screen.findByText('Dit email adres is al in gebruik.')).toBeVisible()
  expect(getSession()).toMatchObject({ status: 'signed-in', user: { email: '' } })
})

const keptDemo = {
  id: '0b2f0c3e-6f1e-4b55-9d5e-1f7a52f1c001',
  organisation_id: '0b2f0c3e-6f1e-4b55-9d5e-1f7a52f1c002',
  email: 'noor@werving.example',
  display_name: 'Noor',
  created_at: '2026-11-20T10:00:00.000Z',
}

const chooseGoogle = async ({ router }: Awaited<ReturnType<typeof enterDemo>>) => {
  const google = fakeGoogle()
  await act(() => router.navigate('/register'))
  const button = await screen.findByRole('button', { name: 'Doorgaan met Google' })
  google.load()
  await waitFor(() => expect(button).toBeEnabled())
  await userEvent.click(button)
  await waitFor(() => expect(google.opened()).toBe(1))
  google.answer({ code: '4/code' })
}
const withGoogle = { ...testConfig, googleClientId: 'app.apps.googleusercontent.com' }

test('with an account of Google the work is kept, under the same user', async () => {
  answerProfile({ display_name: 'Demo Recruiter' })
  const shell = await enterDemo(inHours(2), withGoogle)
  expect(await screen.findByRole('heading', { level: 1, name: /, Demo$/ })).toBeVisible()
  const uid = firebase.accounts[0]?.uid
  Object.assign(firebase.accounts[0] ?? {}, { contact: 'noor@werving.example' })
  answerKeep(200, { ...keptDemo, customToken: uid })
  answerDemo({ endsAt: null })
  answerProfile({ display_name: 'Noor Bakker' })
  await chooseGoogle(shell)
  await waitFor(() => expect(shell.address()).toBe('/dashboard'))
  expect(await screen.findByRole('heading', { level: 1, name: /, Noor$/ })).toBeVisible()
  expect(keeps).toEqual([{ provider: 'google', proof: '4/code' }])
  expect(getSession()).toMatchObject({ status: 'signed-in', user: { uid, email: 'noor@werving.example' } })
  expect(screen.queryByRole('complementary', { name: 'Demo' })).toBeNull()
})

test('an account of Google that has an account here already is refused, and the demo goes on', async () => {
  const shell = await enterDemo(inHours(2), withGoogle)
  answerKeep(409, refusal('sign_in_method_taken', messages.signInMethodTaken))
  await chooseGoogle(shell)
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.signInMethodTaken)
  expect(shell.address()).toBe('/register')
  expect(getSession()).toMatchObject({ status: 'signed-in', user: { email: '' } })
})

test('an open page says that the time is over, ends the session and leads to the site', async () => {
  const { address } = await enterDemo(new Date(Date.now() - 1_000).toISOString())
  expect(await screen.findByRole('heading', { name: 'Je demo is voorbij' })).toBeVisible()
  expect(address()).toBe('/demo?voorbij')
  expect(screen.getByRole('link', { name: 'Naar de site' })).toHaveAttribute('href', '/')
  await waitFor(() => expect(getSession().status).toBe('signed-out'))
})

test('a page that was closed meanwhile says it too, and an account stays signed in there', async () => {
  localStorage.setItem('wervio:demo-ends', new Date(Date.now() - 1_000).toISOString())
  const { address } = renderShell('/dashboard')
  await waitFor(() => expect(address()).toBe('/demo?voorbij'))
  await act(() => signInAs('Sanne'))
  expect(getSession().status).toBe('signed-in')
})

test('a demo that was erased says so, also where the clock of the machine is behind', async () => {
  const { address } = await enterDemo()
  await screen.findByRole('complementary', { name: 'Demo' })
  act(expireSession)
  await waitFor(() => expect(address()).toBe('/demo?voorbij'))
  expect(screen.getByRole('heading', { name: 'Je demo is voorbij' })).toBeVisible()
})

test('who left a demo on purpose is not told that it is over', async () => {
  const { address } = await enterDemo()
  await screen.findByRole('complementary', { name: 'Demo' })
  await act(() => signOut())
  await waitFor(() => expect(address()).toBe('/'))
})
