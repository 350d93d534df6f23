import { beforeEach, expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { messages } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { fakeServices, refusal } from '../../testing/fake-services.ts'
import { renderShell } from '../../testing/render-shell.tsx'
import '../security-page.tsx'

const { server, signInAs } = fakeServices()
const ADDRESS = 'http://main.test/api/sign-in-methods'

const methodsWith = (linked: readonly string[], minutes = 5) => ({
  methods: ['email', 'google', 'microsoft'].map((provider) => ({
    provider,
    linked: linked.includes(provider),
    address: linked.includes(provider) ? `${provider}@linde.nl` : null,
  })),
  changeable_until: new Date(Date.now() + minutes * 60_000).toISOString(),
})
const answer = (linked: readonly string[], minutes?: number) =>
  server.use(http.get(ADDRESS, () => HttpResponse.json(methodsWith(linked, minutes))))

beforeEach(() => signInAs('Sanne'))
const row = (name: string) => screen.findByRole('listitem', { name })

test('each way in says whether it is linked; the last one stays, one that is not set up can not be linked', async () => {
  answer(['email'])
  renderShell('/profile/security')
  expect(await row('E-mail en wachtwoord')).toHaveTextContent(
    'Gekoppeldemail@linde.nl · je enige manier om in te loggen',
  )
  expect(screen.getByRole('button', { name: 'E-mail en wachtwoord ontkoppelen' })).toBeDisabled()
  const google = screen.getByRole('button', { name: 'Google koppelen' })
  expect(google).toBeDisabled()
  expect(google).toHaveAccessibleDescription('Is hier nog niet ingesteld')
})

test('taking one off is asked first', async () => {
  answer(['email', 'google'])
  server.use(http.delete(ADDRESS, () => HttpResponse.json(methodsWith(['email']))))
  renderShell('/profile/security')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Google ontkoppelen' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Google ontkoppelen?' }))
  await user.click(dialog.getByRole('button', { name: 'Ontkoppelen' }))
  expect(await row('Google')).not.toHaveTextContent('Gekoppeld')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('whoever signed in too long ago signs in again, and comes back here', async () => {
  answer(['email', 'google'], -1)
  const { address } = renderShell('/profile/security')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Google ontkoppelen' }))
  expect(await screen.findByText(messages.signInTooLongAgo)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Log opnieuw in' }))
  await waitFor(() => expect(address()).toBe('/login?next=%2Fprofile%2Fsecurity'))
})

test('a refusal of the service is told in its own words', async () => {
  answer(['email', 'google'])
  server.use(
    http.delete(ADDRESS, () =>
      HttpResponse.json(refusal('last_sign_in_method', messages.lastSignInMethod), { status: 409 }),
    ),
  )
  renderShell('/profile/security')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Google ontkoppelen' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Ontkoppelen' }))
  expect(await screen.findByText(messages.lastSignInMethod)).toBeVisible()
})

test('a list that does not load can be asked for again', async () => {
  answer(['email'])
  server.use(http.get(ADDRESS, () => HttpResponse.json(refusal('internal', 'Kapot.'), { status: 500 }), { once: true }))
  renderShell('/profile/security')
  await userEvent.click(await screen.findByRole('button', { name: /opnieuw/i }))
  expect(await row('Google')).toBeVisible()
})
