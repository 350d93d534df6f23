import { beforeEach, expect, jest, test } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expireSession, getSession } from '@wervio/session'
import { startIdentity } from '../session/start-identity.ts'
import { fakeServices } from '../testing/fake-services.ts'
import { testConfig } from '@wervio/testing/page-config'
import { renderShell } from '../testing/render-shell.tsx'

const { firebase, answerRegistration } = fakeServices()
beforeEach(() => {
  firebase.accounts.push({ uid: 'u1', email: 'sanne@linde.nl', password: 'geheim1' })
  answerRegistration(409, { error: 'x', message: 'x', code: 'already_registered' })
})

const fill = async (password = 'geheim1') => {
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText(/E-mail/), 'sanne@linde.nl')
  await user.type(screen.getByLabelText(/^Wachtwoord/), `${password}{Enter}`)
}

test('a signed-in path without a session leads here, says why, and back again with its query', async () => {
  const { address } = renderShell('/profile?week=48')
  expect(await screen.findByText('Niet ingelogd')).toBeVisible()
  expect(address()).toBe('/login?next=%2Fprofile%3Fweek%3D48')
  await fill()
  await waitFor(() => expect(address()).toBe('/profile?week=48'))
  expect(await screen.findByRole('form', { name: 'Profiel' })).toBeVisible()
})

test('the remote of the page that comes next is fetched as soon as somebody types, and not before', async () => {
  const preload = jest.fn()
  renderShell('/login?next=%2Fcandidates%3Fq%3Dplanner', testConfig, { preload })
  const address = await screen.findByLabelText(/E-mail/)
  expect(preload).not.toHaveBeenCalled()
  await userEvent.setup().type(address, 'sa')
  expect(preload.mock.calls).toEqual([['/candidates']])
})

test('an address outside the site is not followed', async () => {
  const { address } = renderShell('/login?next=//elsewhere.example')
  await fill()
  await waitFor(() => expect(address()).toBe('/dashboard'))
})

test('an expired session says so and keeps the place', async () => {
  const identity = await startIdentity()
  await identity.signIn('sanne@linde.nl', 'geheim1')
  const { address, queries } = renderShell('/profile?tab=2')
  expect(await screen.findByRole('form', { name: 'Profiel' })).toBeVisible()
  queries.setQueryData(['secret'], 1)
  act(() => expireSession())
  expect(await screen.findByText('Sessie verlopen. Log opnieuw in.')).toBeVisible()
  expect(address()).toBe('/login?next=%2Fprofile%3Ftab%3D2')
  expect(queries.getQueryData(['secret'])).toBeUndefined()
})

test.each([
  ['a wrong password', 'sanne@linde.nl'],
  ['an unknown address', 'niemand@linde.nl'],
])('%s gets the same answer', async (_, email) => {
  firebase.accounts.splice(0, 1, { uid: 'u1', email, password: 'anders1' })
  renderShell('/login')
  await fill()
  expect(await screen.findByText('Het e-mailadres of het wachtwoord klopt niet.')).toBeVisible()
  const password = screen.getByLabelText<HTMLInputElement>(/^Wachtwoord/)
  await waitFor(() => expect(password).toHaveFocus())
  expect([password.selectionStart, password.selectionEnd]).toEqual([0, 'geheim1'.length])
})

test('the focus is in the first field, also when another page led here', async () => {
  const { router } = renderShell('/login')
  await waitFor(() => expect(screen.getByLabelText(/E-mail/)).toHaveFocus())
  await act(() => router.navigate('/register'))
  await waitFor(() => expect(screen.getByLabelText(/Werk e-mail/)).toHaveFocus())
  await act(() => router.navigate('/login'))
  await waitFor(() => expect(screen.getByLabelText(/^E-mail/)).toHaveFocus())
})

test('no network is told', async () => {
  firebase.failures['signInWithPassword'] = 'offline'
  renderShell('/login')
  await fill()
  expect(await screen.findByText(/Geen verbinding met de server/)).toBeVisible()
})

test('whoever is signed in goes on at once', async () => {
  const identity = await startIdentity()
  await identity.signIn('sanne@linde.nl', 'geheim1')
  const { address } = renderShell('/login?next=/mail')
  await waitFor(() => expect(address()).toBe('/mail'))
})

test.each([
  ['known', 'sanne@linde.nl', 1],
  ['unknown', 'niemand@linde.nl', 0],
])('a reset answers the same for a(n) %s address', async (_, email, mails) => {
  const user = userEvent.setup()
  renderShell('/login')
  await user.type(await screen.findByLabelText(/E-mail/), email)
  await user.click(screen.getByRole('button', { name: 'Wachtwoord vergeten?' }))
  expect(screen.getByLabelText(/E-mail/)).toHaveValue(email)
  await user.click(screen.getByRole('button', { name: 'Stuur mij een link' }))
  expect(await screen.findByText(/Als dit e-mailadres bij ons bekend is/)).toBeVisible()
  expect(firebase.resets).toHaveLength(mails)
})

test('while the mail is asked for nothing can be pressed, and a failure is told', async () => {
  const user = userEvent.setup()
  let goOn = () => {}
  firebase.waits['sendOobCode'] = new Promise<void>((resolve) => (goOn = resolve))
  firebase.failures['sendOobCode'] = 'offline'
  renderShell('/login')
  await user.type(await screen.findByLabelText(/E-mail/), 'sanne@linde.nl')
  await user.click(screen.getByRole('button', { name: 'Wachtwoord vergeten?' }))
  await user.click(screen.getByRole('button', { name: 'Stuur mij een link' }))
  await waitFor(() => {
    for (const button of within(screen.getByRole('main')).getAllByRole('button')) expect(button).toBeDisabled()
  })
  goOn()
  expect(await screen.findByText(/Geen verbinding met de server/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Terug naar inloggen' })).toBeEnabled()
})

test('the keyboard follows to the reset form and back, where the address still stands', async () => {
  const user = userEvent.setup()
  renderShell('/login')
  await user.type(await screen.findByLabelText(/E-mail/), 'sanne@linde.nl')
  await user.click(screen.getByRole('button', { name: 'Wachtwoord vergeten?' }))
  expect(screen.getByLabelText(/E-mail/)).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Terug naar inloggen' }))
  expect(screen.getByLabelText(/E-mail/)).toHaveValue('sanne@linde.nl')
  expect(screen.getByLabelText(/^Wachtwoord/)).toHaveFocus()
})

test('signing out goes home and leaves no token', async () => {
  const user = userEvent.setup()
  const identity = await startIdentity()
  await identity.signIn('sanne@linde.nl', 'geheim1')
  const { address, router } = renderShell('/profile')
  await screen.findByRole('form', { name: 'Profiel' })
  await user.click(screen.getByRole('button', { name: 'Uitloggen' }))
  await waitFor(() => expect(address()).toBe('/'))
  expect(localStorage.getItem('token')).toBeNull()
  expect(getSession()).toMatchObject({ status: 'signed-out' })
  await act(() => router.navigate('/profile'))
  await waitFor(() => expect(address()).toBe('/login?next=%2Fprofile'))
})

test('whoever starts with the built-in sign-in reads what it is for and where a link for a new password is', async () => {
  renderShell('/login', { ...testConfig, firebase: { ...testConfig.firebase, emulatorUrl: 'http://localhost:9099' } })
  expect(await screen.findByText(/op deze computer alleen.*eigen Firebase-project.*docs\/operations\.md/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Wachtwoord vergeten?' }))
  expect(await screen.findByText(/verstuurt geen mail.*logs\/auth-emulator\.log/)).toBeVisible()
})

test('with a project of your own nothing is said of it', async () => {
  renderShell('/login')
  expect(await screen.findByRole('button', { name: 'Wachtwoord vergeten?' })).toBeVisible()
  expect(screen.queryByText(/Ingebouwde aanmelding/)).not.toBeInTheDocument()
})
