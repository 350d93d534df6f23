import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { messageOf, newFolder, openForTest, PASSWORD, removeFolder, SECRET } from './open-for-test.ts'

let folder: string
let signIn: Awaited<ReturnType<typeof openForTest>>

beforeAll(async () => {
  folder = await newFolder()
  signIn = await openForTest(folder)
})
afterAll(async () => {
  await signIn.app.close()
  await removeFolder(folder)
})

type Session = { localId: string; idToken: string; refreshToken: string }

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) as { auth_time: number; iat: number }

const refresh = async (refreshToken: string) => {
  const url = '/securetoken.googleapis.com/v1/token?key=demo'
  return signIn.send('POST', url, { grant_type: 'refresh_token', refresh_token: refreshToken })
}
const signInAs = async (email: string): Promise<Session> =>
  (await signIn.account('signInWithPassword', { email, password: PASSWORD })).body as Session

const administer = (name: string, body: object, secret = SECRET) =>
  signIn.send('POST', `/${secret}/identitytoolkit.googleapis.com/v1/projects/demo-wervio/accounts:${name}`, body)

/** Two sign-ins of one account, a minute apart, by a clock that stands still. */
const twice = async (email: string) => {
  const start = Date.now()
  jest.useFakeTimers({
    now: start,
    doNotFake: ['setTimeout', 'setInterval', 'setImmediate', 'nextTick', 'queueMicrotask', 'performance'],
  })
  try {
    const first = (await signIn.account('signUp', { email, password: PASSWORD })).body as Session
    jest.setSystemTime(start + 60_000)
    return { first, second: await signInAs(email), seconds: Math.floor(start / 1_000) }
  } finally {
    jest.useRealTimers()
  }
}

test('all tokens of one sign-in name its moment, whoever signed in to the account since', async () => {
  const { first, second, seconds } = await twice('jan@voorbeeld.nl')
  expect([claimsOf(first.idToken).auth_time, claimsOf(second.idToken).auth_time]).toEqual([seconds, seconds + 60])
  let token = first.refreshToken
  for (const _ of ['once', 'twice']) {
    const { body } = await refresh(token)
    expect(claimsOf(String(body['id_token'])).auth_time).toBe(seconds)
    token = String(body['refresh_token'])
  }
})

test('the moment in a refresh token can not be changed', async () => {
  const { first } = await twice('noor@voorbeeld.nl')
  const [token, seconds, signature] = first.refreshToken.split('.')
  for (const forged of [`${token}.${Number(seconds) + 900}.${signature}`, `${token}.${signature}`, token ?? ''])
    expect(messageOf(await refresh(forged))).toBe('INVALID_REFRESH_TOKEN')
})

test('sign-ins that our services ended give no new token, and a new sign-in does', async () => {
  const { first, second, seconds } = await twice('sem@voorbeeld.nl')
  const revoked = { localId: first.localId, validSince: seconds + 60 }
  expect((await administer('update', revoked, 'x'.repeat(SECRET.length))).status).toBe(404)
  expect((await administer('update', revoked)).status).toBe(200)
  expect(messageOf(await refresh(first.refreshToken))).toBe('TOKEN_EXPIRED')
  expect((await refresh(second.refreshToken)).status).toBe(200)
})

test.each([
  { validSince: 'x' },
  { validSince: -1 },
  { validSince: 1, disableUser: true },
  { password: 'geheim-1' },
  {},
])('our services change nothing else of an account: %j', async (body) => {
  const { first } = await twice(`${crypto.randomUUID()}@voorbeeld.nl`)
  expect((await administer('update', { localId: first.localId, ...body })).status).toBe(400)
  expect(messageOf(await administer('update', { localId: 'nobody', validSince: 1 }))).toBe('USER_NOT_FOUND')
})
