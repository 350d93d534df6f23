import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import type { OpenSignIn, TestSession } from './factor-for-test.ts'
import { messageOf, newFolder, openForTest, PASSWORD, removeFolder } from './open-for-test.ts'

const jan = { email: 'jan@voorbeeld.nl', password: PASSWORD }
const MINUTE_MS = 60_000
let folder: string
let signIn: OpenSignIn

const enter = async (password = PASSWORD) =>
  (await signIn.account('signInWithPassword', { ...jan, password })).body as TestSession
const refresh = (refresh_token: string) =>
  signIn.send('POST', '/securetoken.googleapis.com/v1/token?key=x', { grant_type: 'refresh_token', refresh_token })
const claimsOf = (token: unknown) =>
  JSON.parse(Buffer.from(String(token).split('.')[1] ?? '', 'base64url').toString('utf8')) as { auth_time: number }

const goOn = (milliseconds: number) => {
  const moment = Date.now() + milliseconds
  jest.useFakeTimers({
    now: moment,
    doNotFake: ['setTimeout', 'setInterval', 'setImmediate', 'nextTick', 'queueMicrotask'],
  })
}

beforeEach(async () => {
  folder = await newFolder()
  signIn = await openForTest(folder)
  await signIn.account('signUp', jan)
})
afterEach(async () => {
  jest.useRealTimers()
  await signIn.app.close()
  await removeFolder(folder)
})

test('a new password ends the other sessions, and the one that chose it goes on', async () => {
  const other = await enter()
  goOn(2_000)
  const ownSession = await enter()
  goOn(2_000)
  const changed = await signIn.account('update', { idToken: ownSession.idToken, password: 'Heel-ander-8' })
  const next = changed.body as TestSession
  expect(changed.status).toBe(200)
  expect(messageOf(await refresh(other.refreshToken))).toBe('TOKEN_EXPIRED')
  expect(messageOf(await signIn.account('lookup', { idToken: other.idToken }))).toBe('TOKEN_EXPIRED')
  const renewed = await refresh(next.refreshToken)
  expect(renewed.status).toBe(200)
  const { users } = (await signIn.lookup(ownSession.localId)).body as { users: { validSince: string }[] }
  // What firebase-admin compares.
  expect(claimsOf(renewed.body['id_token']).auth_time).toBeGreaterThanOrEqual(Number(users[0]?.validSince))
})

test('a session keeps its own beginning, also when it is renewed after a later sign-in elsewhere', async () => {
  const first = await enter()
  goOn(10 * MINUTE_MS)
  await enter()
  const renewed = (await refresh(first.refreshToken)).body['id_token']
  expect(claimsOf(renewed).auth_time).toBe(claimsOf(first.idToken).auth_time)
})

test('a password is changed with a recent sign-in alone', async () => {
  const session = await enter()
  goOn(6 * MINUTE_MS)
  const refusal = await signIn.account('update', { idToken: session.idToken, password: 'Heel-ander-8' })
  expect(messageOf(refusal)).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
  const renamed = await signIn.account('update', { idToken: session.idToken, displayName: 'Jan' })
  expect(renamed.status).toBe(200)
})
