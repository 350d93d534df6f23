import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { messages } from '@wervio/contracts'
import { getSession } from '@wervio/session'
import { testConfig } from '@wervio/testing/page-config'
import { fakeGoogle } from '../testing/fake-google.ts'
import { fakeServices, refusal } from '../testing/fake-services.ts'
import { renderShell } from '../testing/render-shell.tsx'

const { registrations, answerRegistration } = fakeServices()
const config = { ...testConfig, googleClientId: 'app.apps.googleusercontent.com' }
const googleButton = () => screen.findByRole('button', { name: 'Doorgaan met Google' })

const press = async () => {
  await userEvent.click(await googleButton())
}

test('of two providers the one that is set up works, and the other says that it is not', async () => {
  renderShell('/login', config)
  expect(await googleButton()).not.toHaveAttribute('aria-disabled')
  const microsoft = screen.getByRole('button', { name: 'Doorgaan met Microsoft' })
  expect(microsoft).toHaveAttribute('aria-disabled', 'true')
  expect(microsoft).toHaveAccessibleDescription('Microsoft is nog niet ingesteld.')
})

test('the script loads beside the page; a press before it is there says so, until it is', async () => {
  const google = fakeGoogle()
  renderShell('/login', config)
  await press()
  expect(await screen.findByText('Google authenticatie wordt geladen...')).toBeVisible()
  expect(google.script()?.async).toBe(true)
  google.load()
  await waitFor(() => expect(screen.queryByText('Google authenticatie wordt geladen...')).toBeNull())
  await press()
  await waitFor(() => expect(google.opened()).toBe(1))
  expect(google.config()).toMatchObject({ client_id: config.googleClientId, select_account: true })
})

test.each([201, 409])(
  'the code of the window signs in, answered with %d; all buttons wait meanwhile',
  async (status) => {
    const google = fakeGoogle()
    answerRegistration(status, { ...refusal('already_registered', 'Bestaat al.'), customToken: 'uid-noor', ...account })
    const { address } = renderShell('/login', config)
    await googleButton()
    google.load()
    await press()
    const buttons = within(screen.getByRole('main')).getAllByRole('button')
    expect(buttons).toHaveLength(5)
    for (const button of buttons) expect(button).toBeDisabled()
    google.answer({ code: '4/code' })
    await waitFor(() => expect(address()).toBe('/dashboard'))
    expect(registrations).toEqual([{ body: { provider: 'google', proof: '4/code' }, token: null }])
    expect(getSession()).toMatchObject({
      user: { uid: 'uid-noor', email: 'noor@werving.example', displayName: 'Noor' },
    })
  },
)

const account = {
  id: '0b2f0c3e-6f1e-4b55-9d5e-1f7a52f1c001',
  organisation_id: '0b2f0c3e-6f1e-4b55-9d5e-1f7a52f1c002',
  email: 'noor@werving.example',
  display_name: null,
  created_at: '2026-11-20T10:00:00.000Z',
}

test.each([
  ['a closed window', (google: ReturnType<typeof fakeGoogle>) => google.close(), 'Google login is geannuleerd.'],
  [
    'a refusal',
    (google: ReturnType<typeof fakeGoogle>) => google.answer({ error: 'access_denied' }),
    'Google login is geannuleerd.',
  ],
  [
    'another error',
    (google: ReturnType<typeof fakeGoogle>) => google.answer({ error: 'invalid_request' }),
    'Er ging iets mis bij het inloggen. Probeer het opnieuw.',
  ],
  [
    'a page in the place of an answer',
    (google: ReturnType<typeof fakeGoogle>) => google.answer({ code: 'x' }),
    'Backend registratie mislukt',
  ],
])('%s is told, and the buttons work again', async (_what, happen, text) => {
  const google = fakeGoogle()
  answerRegistration(502, {})
  renderShell('/register', config)
  await googleButton()
  google.load()
  await press()
  await waitFor(() => expect(google.opened()).toBe(1))
  happen(google)
  expect(await screen.findByRole('alert')).toHaveTextContent(text)
  expect(await googleButton()).toBeEnabled()
  expect(getSession().status).toBe('signed-out')
})

test('a service without Google says so in the words of the specification', async () => {
  const google = fakeGoogle()
  answerRegistration(503, refusal('provider_not_set_up', messages.googleNotSetUp))
  renderShell('/register', config)
  await googleButton()
  google.load()
  await press()
  await waitFor(() => expect(google.opened()).toBe(1))
  google.answer({ code: '4/code' })
  expect(await screen.findByRole('alert')).toHaveTextContent('Google sign-in is niet ingeschakeld.')
})

test('a script that does not load is told at the press', async () => {
  const google = fakeGoogle()
  renderShell('/login', config)
  await googleButton()
  google.fail()
  await press()
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Google is nu niet bereikbaar/)
})
