import { beforeEach, expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { messages } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { fakeServices, refusal } from '../testing/fake-services.ts'
import { renderShell } from '../testing/render-shell.tsx'

const MAIN = 'http://main.test'
const { firebase, server, signInAs } = fakeServices()
/** The tokens with which the invitation was accepted, or tried to be. */
const tokens: (string | null)[] = []
let isConfirmed = false
beforeEach(() => {
  tokens.length = 0
  isConfirmed = false
  sessionStorage.setItem('wervio:invitation', 'geheim')
  server.use(
    http.post(`${MAIN}/api/invitation`, () =>
      HttpResponse.json({ organisation: 'Linde', by: 'Sam', role: 'reader', expires_at: '2026-12-01T10:00:00.000Z' }),
    ),
    http.post(`${MAIN}/api/invitation/accept`, ({ request }) => {
      tokens.push(request.headers.get('authorization'))
      return isConfirmed
        ? new HttpResponse(null, { status: 204 })
        : HttpResponse.json(refusal('address_unconfirmed', messages.addressUnconfirmed), { status: 403 })
    }),
  )
})
const accept = async () => userEvent.click(await screen.findByRole('button', { name: 'Uitnodiging aannemen' }))
const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Ik heb mijn adres bevestigd' }))

test('an address is confirmed first, and the invitation goes on with a token that knows it', async () => {
  await signInAs('Sanne de Vries')
  const [account] = firebase.accounts
  if (!account) throw new Error('nobody is signed in')
  account.isUnconfirmed = true
  const { address } = renderShell('/uitnodiging')
  await accept()
  expect(await screen.findByText(/Bevestig eerst dat dit adres van jou is/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Stuur de mail opnieuw' }))
  expect(await screen.findByText(`De mail is verstuurd naar ${account.email}.`)).toBeVisible()
  await goOn()
  expect(await screen.findByText(/nog niet bevestigd\. Open eerst de link/)).toBeVisible()
  expect(tokens).toHaveLength(1)

  account.isUnconfirmed = false
  isConfirmed = true
  await goOn()
  expect(await screen.findByText('Welkom! Je hoort nu bij deze organisatie.')).toBeVisible()
  expect(address()).toBe('/dashboard')
  expect(tokens).toHaveLength(2)
  expect(tokens[1]).not.toBe(tokens[0])
  expect(sessionStorage.getItem('wervio:invitation')).toBeNull()
})

test('a provider that is away says so, and the invitation waits', async () => {
  await signInAs('Sanne de Vries')
  const [account] = firebase.accounts
  if (account) account.isUnconfirmed = true
  renderShell('/uitnodiging')
  await accept()
  await screen.findByText(/Bevestig eerst dat dit adres van jou is/)
  firebase.failures['lookup'] = 'offline'
  await goOn()
  expect(await screen.findByText(messages.noNetwork)).toBeVisible()
  expect(sessionStorage.getItem('wervio:invitation')).toBe('geheim')
})
