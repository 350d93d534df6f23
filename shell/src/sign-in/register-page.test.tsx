import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { fakeServices, refusal } from '../testing/fake-services.ts'
import { renderShell } from '../testing/render-shell.tsx'

const { firebase, registrations, server, answerRegistration } = fakeServices()

const fill = async (email = 'sanne@linde.nl', password = 'geheim1') => {
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText(/Werk e-mail/), email)
  await user.type(screen.getByLabelText(/^Wachtwoord/), `${password}{Enter}`)
  return user
}

test('the page says what the specification says', async () => {
  renderShell('/register')
  expect(await screen.findByRole('heading', { name: 'Start gratis met Wervio', level: 1 })).toBeVisible()
  for (const text of [
    'of',
    '70% tijdsbesparing op administratie',
    'Wetenschappelijk bewezen',
    'Gemaakt door recruiters',
  ]) {
    expect(screen.getByText(text)).toBeVisible()
  }
  expect(screen.getByRole('link', { name: 'gebruikersvoorwaarden' })).toHaveAttribute('href', '/privacy?tab=terms')
  expect(screen.getByRole('link', { name: 'privacybeleid' })).toHaveAttribute('href', '/privacy')
  expect(screen.getByLabelText(/Werk e-mail/)).toHaveAttribute('autocomplete', 'username')
  expect(screen.getByLabelText(/^Wachtwoord/)).toHaveAttribute('autocomplete', 'new-password')
})

test('each claim says what it rests on', async () => {
  renderShell('/register')
  expect(await screen.findByText('70% tijdsbesparing op administratie')).toBeVisible()
  expect(screen.getByText(/schatting van de makers, geen meting/)).toBeVisible()
  expect(screen.getByText(/Big Five/)).toBeVisible()
})

test('Enter registers, everything is disabled meanwhile, and the dashboard follows', async () => {
  let goOn = () => {}
  firebase.waits['signUp'] = new Promise<void>((resolve) => (goOn = resolve))
  const { address } = renderShell('/register')
  await fill()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Bezig' })).toBeDisabled())
  const buttons = within(screen.getByRole('main')).getAllByRole('button')
  expect(buttons.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Doorgaan met Google', 'Doorgaan met Microsoft', 'Toon wachtwoord']),
  )
  for (const button of buttons) expect(button).toBeDisabled()
  goOn()
  expect(await screen.findByRole('heading', { name: /, Sanne$/ })).toBeVisible()
  expect(address()).toBe('/dashboard')
  expect(JSON.stringify(registrations[0]?.body)).not.toContain('geheim1')
})

test('an account that is already there is success', async () => {
  answerRegistration(409, refusal('already_registered', 'Bestaat al.'))
  const { address } = renderShell('/register')
  await fill()
  await waitFor(() => expect(address()).toBe('/dashboard'))
})

test.each([
  [
    'the service says why',
    422,
    { error: 'Dit adres mag niet.', message: 'Dit adres mag niet.', code: 'validation_failed' },
    'Dit adres mag niet.',
  ],
  ['the service has only a message', 422, { message: 'Dit adres mag niet.' }, 'Dit adres mag niet.'],
  ['the service gives no reason', 502, {}, 'Backend registratie mislukt'],
])('when %s, the text shows and nobody is signed in', async (_, status, body, text) => {
  answerRegistration(status, body)
  const { address } = renderShell('/register')
  await fill()
  expect(await screen.findByText(text)).toBeVisible()
  expect(address()).toBe('/register')
  expect(localStorage.getItem('token')).toBeNull()
  expect(screen.getByRole('button', { name: 'Start gratis trial' })).toBeEnabled()
})

test('a refusal that is no JSON is the text of the specification', async () => {
  const answer = () => HttpResponse.html('<h1>502</h1>', { status: 502 })
  server.use(http.post('http://main.test/api/register', answer))
  renderShell('/register')
  await fill()
  expect(await screen.findByText('Backend registratie mislukt')).toBeVisible()
})

test('an address in use is told, and the message has the focus', async () => {
  firebase.accounts.push({ uid: 'u1', email: 'sanne@linde.nl', password: 'anders1' })
  renderShell('/register')
  await fill()
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Dit email adres is al in gebruik.')
  expect(alert.parentElement).toHaveFocus()
})

test('a wrong address and a short password are refused before anything is sent', async () => {
  renderShell('/register')
  await fill('sanne', 'kort')
  expect(await screen.findByText('Ongeldig email adres.')).toBeVisible()
  expect(screen.getByText('Wachtwoord moet minimaal 6 karakters bevatten.')).toBeVisible()
  expect(screen.getByLabelText(/Werk e-mail/)).toHaveFocus()
  expect(firebase.accounts).toEqual([])
})

test('providers that are not set up say so before they are pressed', async () => {
  renderShell('/register')
  const buttons = await screen.findAllByRole('button', { name: /Doorgaan met/ })
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Doorgaan met Google', 'Doorgaan met Microsoft'])
  for (const button of buttons) {
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toHaveAccessibleDescription(/nog niet ingesteld/)
  }
})

test('the password can be shown', async () => {
  const user = userEvent.setup()
  renderShell('/register')
  await user.click(await screen.findByRole('button', { name: 'Toon wachtwoord' }))
  expect(screen.getByLabelText(/^Wachtwoord/)).toHaveAttribute('type', 'text')
})
