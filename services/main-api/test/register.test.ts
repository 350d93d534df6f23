import { expect, test } from '@jest/globals'
import { account, messages } from '@wervio/contracts'
import { newToken, startApp } from './start-app.ts'

const { call, app } = startApp()

const register = (token: string, body: object = {}) =>
  call(token, { method: 'POST', url: '/api/register', payload: { provider: 'email', ...body } })

test('a new identity gets an account with an organisation of its own', async () => {
  const [first, second] = await Promise.all([register(newToken('jan'), { displayName: ' Jan ' }), register(newToken())])
  expect(first.statusCode).toBe(201)
  const newAccount = account.parse(first.json())
  expect(newAccount).toMatchObject({ email: 'jan@voorbeeld.nl', display_name: 'Jan' })
  expect(newAccount.organisation_id).not.toBe(account.parse(second.json()).organisation_id)
})

test('an identity that registers again is told so', async () => {
  const token = newToken()
  await register(token)
  const response = await register(token)
  expect(response.statusCode).toBe(409)
  expect(response.json()).toEqual({
    error: messages.alreadyRegistered,
    message: messages.alreadyRegistered,
    code: 'already_registered',
  })
})

test('two registrations at once make one account', async () => {
  const token = newToken()
  const statuses = (await Promise.all([register(token), register(token), register(token)])).map(
    ({ statusCode }) => statusCode,
  )
  expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 409, 409])
})

test('the e-mail of the token may be repeated in other letters, and the password is not read', async () => {
  const response = await register(newToken('piet'), {
    email: 'Piet@Voorbeeld.nl',
    uid: 'piet',
    password: { not: 'text' },
  })
  expect(response.statusCode).toBe(201)
  expect(response.json()).toMatchObject({ email: 'piet@voorbeeld.nl' })
})

test.each([{ email: 'ander@voorbeeld.nl' }, { uid: 'ander' }])(
  'a body that contradicts the token is refused: %p',
  async (body) => {
    const token = newToken()
    const response = await register(token, body)
    expect(response.statusCode).toBe(403)
    expect(response.json()).toMatchObject({
      code: 'forbidden',
      error: expect.stringMatching(/horen niet bij je aanmelding/),
    })
    expect((await register(token)).statusCode).toBe(201)
  },
)

test.each([
  ['microsoft', messages.providerNotSetUp],
  ['google', messages.googleNotSetUp],
])('%s says honestly that it is not set up', async (provider, text) => {
  const response = await register(newToken(), { provider, proof: 'x' })
  expect(response.statusCode).toBe(503)
  expect(response.json()).toMatchObject({ code: 'provider_not_set_up', error: text })
})

test.each([
  [{ provider: 'fax' }, 'provider'],
  [{ email: 'geen adres' }, 'email'],
  [{ displayName: 'x'.repeat(201) }, 'displayName'],
  [{ displayName: 'a\u0000b' }, 'displayName'],
])('a wrong field is named: %p', async (body, path) => {
  const response = await register(newToken(), body)
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({ code: 'validation_failed', fields: [{ path }] })
})

test('without a token nobody registers, with an ended one the session is over', async () => {
  const payload = { provider: 'email' }
  expect((await app().inject({ method: 'POST', url: '/api/register', payload })).json()).toMatchObject({
    code: 'not_signed_in',
  })
  expect((await register('expired')).json()).toMatchObject({ code: 'session_expired', error: messages.sessionExpired })
})

test('somebody without an account is asked to sign in again', async () => {
  const response = await call(newToken(), { url: '/api/vacancies' })
  expect(response.statusCode).toBe(403)
  expect(response.json()).toMatchObject({ code: 'not_registered', error: messages.notRegistered })
})
