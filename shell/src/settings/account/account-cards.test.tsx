import { beforeEach, expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { fakeServices } from '../../testing/fake-services.ts'
import { renderShell } from '../../testing/render-shell.tsx'
import '../security-page.tsx'

const { firebase, server, signInAs } = fakeServices()
const user = userEvent.setup()
const card = async (name: string) => within(await screen.findByRole('region', { name }))

/** How often the service was asked for the ways in, and so looked at the account. */
let looks = 0

beforeEach(async () => {
  looks = 0
  // The card beside these.
  const methods = [{ provider: 'email', linked: true, address: null }]
  server.use(
    http.get('http://main.test/api/sign-in-methods', () => {
      looks += 1
      return HttpResponse.json({ methods, changeable_until: new Date().toISOString() })
    }),
  )
  await signInAs('Sanne')
})

const openPassword = async () => {
  renderShell('/profile/security')
  await user.click((await card('Wachtwoord')).getByRole('button', { name: 'Wachtwoord wijzigen' }))
}
const fillPasswords = async (current: string, next: string) => {
  await user.type(screen.getByLabelText(/^Huidig wachtwoord/), current)
  await user.type(screen.getByLabelText(/^Nieuw wachtwoord/), `${next}{Enter}`)
}

test('a wrong current password is told, and the new one stays', async () => {
  await openPassword()
  await fillPasswords('verkeerd', 'Heel-ander-8')
  expect(await screen.findByText('Je huidige wachtwoord klopt niet.')).toBeVisible()
  expect(screen.getByLabelText(/^Nieuw wachtwoord/)).toHaveValue('Heel-ander-8')
})

test('a new password is stored, and has the service look at the account again, for its audit log', async () => {
  server.use(http.post('http://main.test/api/sessions/end', () => new HttpResponse(null, { status: 204 })))
  await openPassword()
  await waitFor(() => expect(looks).toBe(1))
  await fillPasswords('geheim1', 'Heel-ander-8')
  expect(await screen.findByText(/^Je nieuwe wachtwoord is opgeslagen\./)).toBeVisible()
  expect(looks).toBe(2)
})

test('a short new password is refused before anything is sent', async () => {
  await openPassword()
  await fillPasswords('geheim1', '12345')
  expect(await screen.findByText('Wachtwoord moet minimaal 6 karakters bevatten.')).toBeVisible()
})

test('too many tries are told', async () => {
  await openPassword()
  firebase.failures['signInWithPassword'] = 'TOO_MANY_ATTEMPTS_TRY_LATER'
  await fillPasswords('geheim1', 'Heel-ander-8')
  expect(await screen.findByText(/te vaak geprobeerd/)).toBeVisible()
})

test('the password is asked before two-step verification is turned on', async () => {
  renderShell('/profile/security')
  await user.click((await card('Tweestapsverificatie')).getByRole('button', { name: 'Aanzetten' }))
  expect(screen.getByRole('form', { name: 'Bevestig dat jij het bent' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Annuleren' }))
  expect((await card('Tweestapsverificatie')).getByRole('button', { name: 'Aanzetten' })).toBeVisible()
})

test('cards that do not load can be asked for again', async () => {
  firebase.failures['lookup'] = 'offline'
  renderShell('/profile/security')
  expect(await screen.findByText('Je gegevens konden niet worden opgehaald')).toBeVisible()
  delete firebase.failures['lookup']
  const alert = screen.getByText('Je gegevens konden niet worden opgehaald').closest('[role="alert"]')
  await user.click(within(alert as HTMLElement).getByRole('button', { name: /opnieuw/i }))
  expect(await screen.findByRole('region', { name: 'Wachtwoord' })).toBeVisible()
})
