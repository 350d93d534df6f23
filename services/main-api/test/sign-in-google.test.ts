import { expect, test } from '@jest/globals'
import { messages } from '@wervio/contracts'
import { google, newPerson } from './providers-stand-in.ts'
import { startSignInApp } from './sign-in-support.ts'

const { providers, enter, enterAs, recruiter } = startSignInApp()

test('an account of Google gets an account of its own, and finds it again', async () => {
  const noor = newPerson()
  const first = await enterAs('google', await providers.googleCode(noor))
  expect(first).toMatchObject({ status: 201, body: { email: noor.username } })
  const again = await enterAs('google', await providers.googleCode({ ...noor, username: 'anders@werving.example' }))
  expect(again.status).toBe(409)
  expect(again.user.uid).toBe(first.user.uid)
  expect(providers.state.secrets).toEqual([google.clientSecret, google.clientSecret])
})

test('an address joins no accounts', async () => {
  const { account, token } = await recruiter()
  const entered = await enterAs('google', await providers.googleCode(newPerson(account.email)))
  expect(entered.status).toBe(201)
  expect(token).not.toContain(entered.user.uid)
})

test('a code counts once', async () => {
  const code = await providers.googleCode(newPerson())
  expect((await enter('google', code)).statusCode).toBe(201)
  expect((await enter('google', code)).json()).toMatchObject({ code: 'proof_refused', error: messages.proofRefused })
})

const noor = newPerson()
test.each([
  ['that Google does not know', async () => '4/onbekend'],
  ['for a token of another app', () => providers.googleCode(noor, { aud: 'other.apps.googleusercontent.com' })],
  ['that another app asked for', () => providers.googleCode(noor, { azp: 'other.apps.googleusercontent.com' })],
  ['for a token of another issuer', () => providers.googleCode(noor, { iss: 'https://accounts.google.example' })],
  ['for a token that somebody else signed', () => providers.googleCode(noor, {}, { key: 2 })],
  ['for a token of nobody', () => providers.googleCode(noor, { sub: undefined })],
])('a code %s is refused', async (_what, make) => {
  const response = await enter('google', await make())
  expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([403, 'proof_refused'])
})

test('an address that Google has not confirmed is refused in so many words', async () => {
  const code = await providers.googleCode(noor, { email_verified: false })
  expect((await enter('google', code)).json()).toMatchObject({ error: messages.googleEmailUnverified })
})

test('while Google is away nobody is told that their sign-in is wrong', async () => {
  const code = await providers.googleCode(noor)
  providers.state.isAway = true
  expect((await enter('google', code)).json()).toMatchObject({ code: 'unavailable' })
})
