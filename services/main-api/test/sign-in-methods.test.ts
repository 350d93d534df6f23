import { expect, test } from '@jest/globals'
import { messages, RECENT_SIGN_IN_MINUTES } from '@wervio/contracts'
import { newPerson } from './providers-stand-in.ts'
import { startSignInApp, tokenOf } from './sign-in-support.ts'
import { visitorToken } from './start-app.ts'

const { providers, enterAs, link, unlink, linked, withPassword, call } = startSignInApp()

const someone = async () => {
  const { user } = await enterAs('microsoft', await providers.entraToken(newPerson()))
  return { user, token: tokenOf(user) }
}

test('who links accounts of Google and Microsoft signs in with them to the same account', async () => {
  const { token, uid } = await withPassword()
  const noor = newPerson()
  expect((await link(token, 'google', await providers.googleCode(noor))).statusCode).toBe(200)
  const answer = await link(token, 'microsoft', await providers.entraToken(noor))
  expect(answer.json()).toMatchObject({
    methods: [
      { provider: 'email', linked: true, address: `${uid}@voorbeeld.nl` },
      { provider: 'google', linked: true, address: noor.username },
      { provider: 'microsoft', linked: true, address: noor.username },
    ],
  })
  for (const entered of [
    await enterAs('google', await providers.googleCode(noor)),
    await enterAs('microsoft', await providers.entraToken(noor)),
  ])
    expect([entered.status, entered.user.uid]).toEqual([409, uid])
})

test('an identity of another account is refused, and stays there', async () => {
  const [{ token }, noor] = [await withPassword(), newPerson()]
  const { user } = await enterAs('google', await providers.googleCode(noor))
  const refused = await link(token, 'google', await providers.googleCode(noor))
  expect(refused.statusCode).toBe(409)
  expect(refused.json()).toMatchObject({ code: 'sign_in_method_taken', error: messages.signInMethodTaken })
  expect(await linked(token)).toEqual(['email'])
  expect((await enterAs('google', await providers.googleCode(noor))).user.uid).toBe(user.uid)
})

test('linking the same again changes nothing; a second one of a provider is refused', async () => {
  const [{ token }, noor] = [await withPassword(), newPerson()]
  await link(token, 'google', await providers.googleCode(noor))
  expect((await link(token, 'google', await providers.googleCode(noor))).statusCode).toBe(200)
  const second = await link(token, 'google', await providers.googleCode(newPerson()))
  expect(second.json()).toMatchObject({ code: 'sign_in_method_taken', error: messages.signInMethodLinked })
})

test('the last way in stays; another one may go, and then leads to an account of its own', async () => {
  const noor = newPerson()
  const { user } = await enterAs('microsoft', await providers.entraToken(noor))
  const token = tokenOf(user)
  const refused = await unlink(token, 'microsoft')
  expect(refused.statusCode).toBe(409)
  expect(refused.json()).toMatchObject({ code: 'last_sign_in_method', error: messages.lastSignInMethod })
  await link(token, 'google', await providers.googleCode(noor))
  expect((await unlink(token, 'microsoft')).statusCode).toBe(200)
  expect(await linked(token)).toEqual(['google'])
  const anew = await enterAs('microsoft', await providers.entraToken(noor))
  expect([anew.status, anew.user.uid === user.uid]).toEqual([201, false])
})

test('a password goes like the others, and is a way in like the others', async () => {
  const [{ token }, noor] = [await withPassword(), newPerson()]
  expect((await unlink(token, 'email')).json()).toMatchObject({ code: 'last_sign_in_method' })
  await link(token, 'google', await providers.googleCode(noor))
  expect((await unlink(token, 'email')).statusCode).toBe(200)
  expect(await linked(token)).toEqual(['google'])
})

test('two at once never take the last two', async () => {
  const { token } = await someone()
  await link(token, 'google', await providers.googleCode(newPerson()))
  const answers = await Promise.all([unlink(token, 'google'), unlink(token, 'microsoft')])
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(await linked(token)).toHaveLength(1)
})

test('whoever signed in longer ago signs in again first', async () => {
  const { token } = await withPassword()
  const longAgo = `${token}~${Date.now() - (RECENT_SIGN_IN_MINUTES + 1) * 60_000}`
  const answers = [
    await link(longAgo, 'google', await providers.googleCode(newPerson())),
    await unlink(longAgo, 'email'),
  ]
  for (const answer of answers) {
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toMatchObject({ code: 'sign_in_too_long_ago', error: messages.signInTooLongAgo })
  }
  expect((await call(longAgo, { url: '/api/sign-in-methods' })).statusCode).toBe(200)
})

test('what was linked is seen by its own account alone', async () => {
  const [{ token: ownToken }, { token: other }] = [await withPassword(), await withPassword()]
  await link(ownToken, 'google', await providers.googleCode(newPerson()))
  expect(await linked(other)).toEqual(['email'])
})

test('the visitor of a demo links nothing', async () => {
  const answer = await link(visitorToken(), 'google', await providers.googleCode(newPerson()))
  expect(answer.statusCode).toBe(403)
})
