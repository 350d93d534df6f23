import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { messageOf, newFolder, openForTest, ORIGIN, PASSWORD, removeFolder, SECRET } from './open-for-test.ts'

let folder: string
let signIn: Awaited<ReturnType<typeof openForTest>>
let account: { localId: string; idToken: string; refreshToken: string }

const credentials = { email: 'jan@voorbeeld.nl', password: PASSWORD }

beforeAll(async () => {
  folder = await newFolder()
  signIn = await openForTest(folder)
  account = (await signIn.account('signUp', credentials)).body as typeof account
})
afterAll(async () => {
  await signIn.app.close()
  await removeFolder(folder)
})

const PROJECT = '/identitytoolkit.googleapis.com/v1/projects/demo-wervio'
const owner = { authorization: 'Bearer owner' }

const administrative: [string, 'POST' | 'GET' | 'DELETE' | 'PATCH', string][] = [
  ['all accounts', 'POST', `${PROJECT}/accounts:query`],
  ['all accounts, by page', 'GET', `${PROJECT}/accounts:batchGet?maxResults=10`],
  ['accounts by id without the secret', 'POST', `${PROJECT}/accounts:lookup`],
  ['the same behind a wrong secret', 'POST', `/${'x'.repeat(SECRET.length)}${PROJECT}/accounts:lookup`],
  ['another administrative call behind the secret', 'POST', `/${SECRET}${PROJECT}/accounts:query`],
  ['deleting all accounts', 'DELETE', '/emulator/v1/projects/demo-wervio/accounts'],
  ['the configuration', 'PATCH', '/emulator/v1/projects/demo-wervio/config'],
  ['codes that were sent', 'GET', '/emulator/v1/projects/demo-wervio/oobCodes'],
  ['codes for phones', 'GET', '/emulator/v1/projects/demo-wervio/verificationCodes'],
  ['making accounts in bulk', 'POST', `${PROJECT}/accounts:batchCreate`],
  ['an account of a tenant', 'POST', `${PROJECT}/tenants/x/accounts:query`],
  ['calls under their old names', 'POST', '/www.googleapis.com/identitytoolkit/v3/relyingparty/downloadAccount'],
  ['the export of the hub', 'POST', '/_admin/export'],
  ['a slash too many', 'POST', `/${PROJECT}/accounts:query`],
  ['dots', 'POST', `/emulator/..${PROJECT}/accounts:query`],
  ['a colon in code', 'POST', '/identitytoolkit.googleapis.com/v1/accounts%3AsignUp'],
  [
    'an identity of another provider, on trust',
    'POST',
    '/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=x',
  ],
  ['a phone, on trust', 'POST', '/identitytoolkit.googleapis.com/v1/accounts:signInWithPhoneNumber?key=x'],
]

test.each(administrative)('%s: not for a program that says it is the owner', async (_what, method, url) => {
  const answer = await signIn.send(method, url, method === 'GET' ? undefined : {}, owner)
  expect(answer.status).toBe(404)
  expect(answer.text).not.toMatch(/jan@voorbeeld\.nl|Hash/)
})

test.each(['https://evil.example', 'null', 'http://localhost:3001', 'http://localhost.evil.example:3000', 'file://'])(
  'a page of %s gets nothing, and nothing happens for it',
  async (origin) => {
    for (const [, method, url] of administrative) {
      const answer = await signIn.send(method, url, method === 'GET' ? undefined : {}, { ...owner, origin })
      expect([answer.status, messageOf(answer)]).toEqual([403, 'FOREIGN_ORIGIN'])
      expect(answer.headers['access-control-allow-origin']).toBeUndefined()
    }
    expect(
      (await signIn.account('signUp', { email: 'nieuw@voorbeeld.nl', password: PASSWORD }, { origin })).status,
    ).toBe(403)
    expect(
      (await signIn.account('signInWithPassword', { email: 'nieuw@voorbeeld.nl', password: PASSWORD })).status,
    ).toBe(400)
  },
)

test('a page elsewhere that hides its origin gets nothing', async () => {
  expect((await signIn.send('GET', '/', undefined, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
})

test.each(['evil.example', 'evil.example:9099', 'localhost.evil.example:9099'])(
  'a foreign Host gets nothing: %s',
  async (host) => {
    expect((await signIn.account('signInWithPassword', credentials, { host })).status).toBe(421)
  },
)

test('our own page may sign in', async () => {
  const preflight = await signIn.send(
    'OPTIONS',
    '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword',
    undefined,
    {
      origin: ORIGIN,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,x-client-version,x-firebase-gmpid',
    },
  )
  expect([preflight.status, preflight.headers['access-control-allow-origin']]).toEqual([204, ORIGIN])
  const answer = await signIn.account('signInWithPassword', credentials, { origin: ORIGIN })
  expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([200, ORIGIN])
})

test('a form of another page, which needs no preflight, is no call', async () => {
  const answer = await signIn.send('POST', '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=x', credentials, {
    'content-type': 'text/plain',
  })
  expect(answer.status).toBe(400)
})

test('our services look an account up, and see nothing of its password', async () => {
  const answer = await signIn.lookup(account.localId)
  expect(answer.body).toMatchObject({ users: [{ localId: account.localId, email: credentials.email }] })
  expect(answer.text).not.toMatch(/passwordHash|salt|scrypt|Zonnebloem/)
})

test('an account sees itself, and nothing of its password', async () => {
  const answer = await signIn.account('lookup', { idToken: account.idToken })
  expect(answer.body).toMatchObject({ users: [{ localId: account.localId }] })
  expect(answer.text).not.toMatch(/passwordHash|salt|scrypt|Zonnebloem/)
})

const unsignedToken = () =>
  `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${account.idToken.split('.')[1]}.`
const forgedRefresh = () =>
  Buffer.from(
    JSON.stringify({
      _AuthEmulatorRefreshToken: 'DO NOT MODIFY',
      localId: account.localId,
      provider: 'password',
      extraClaims: {},
      projectId: 'demo-wervio',
    }),
  ).toString('base64')

test.each(['lookup', 'update', 'delete', 'sendOobCode'])(
  'an id token we did not sign opens nothing: %s',
  async (name) => {
    for (const idToken of [unsignedToken(), `${account.idToken}x`, account.idToken.replace(/\.[^.]*$/, '.'), 'x', '']) {
      const answer = await signIn.account(name, { idToken, password: 'Overgenomen-1', requestType: 'VERIFY_EMAIL' })
      expect([answer.status, messageOf(answer)]).toEqual([400, 'INVALID_ID_TOKEN'])
    }
    expect((await signIn.account('signInWithPassword', credentials)).status).toBe(200)
  },
)

test('nobody is changed by their id alone', async () => {
  expect((await signIn.account('update', { localId: account.localId, password: 'Overgenomen-1' })).status).toBe(400)
  expect((await signIn.account('delete', { localId: account.localId })).status).toBe(400)
  expect((await signIn.account('signInWithPassword', credentials)).status).toBe(200)
})

test('a session goes on with our refresh token, and not with a made one', async () => {
  const refresh = (refresh_token: string) =>
    signIn.send('POST', '/securetoken.googleapis.com/v1/token?key=x', { grant_type: 'refresh_token', refresh_token })
  const renewal = await refresh(account.refreshToken)
  expect(renewal.status).toBe(200)
  expect((await signIn.account('lookup', { idToken: String(renewal.body['id_token']) })).status).toBe(200)
  for (const forgedToken of [forgedRefresh(), `${forgedRefresh()}.x`, ''])
    expect(messageOf(await refresh(forgedToken))).toBe('INVALID_REFRESH_TOKEN')
})
