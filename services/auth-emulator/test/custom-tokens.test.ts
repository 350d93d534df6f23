import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { signCustomToken, signEmulatorToken } from '@wervio/service-kit/emulator-token'
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

type Session = { idToken: string; refreshToken: string }

const AUDIENCE = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit'
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** As firebase-admin makes it for the emulator: without a signature. */
const unsigned = (uid: string, { seconds = 3_600, audience = AUDIENCE } = {}) => {
  const now = Math.floor(Date.now() / 1_000)
  const claims = { contact_email: 'noor@werving.example' }
  return `${part({ alg: 'none', typ: 'JWT' })}.${part({ aud: audience, iat: now, exp: now + seconds, uid, claims })}.`
}
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) as Record<string, unknown>

const enter = (token: string) => signIn.account('signInWithCustomToken', { token, returnSecureToken: true })
const unlink = (localId: string, secret = SECRET) =>
  signIn.send('POST', `/${secret}/identitytoolkit.googleapis.com/v1/projects/demo-wervio/accounts:update`, {
    localId,
    deleteProvider: ['password'],
  })

test('a custom token of our services signs its user in, and its claims stay when the session is renewed', async () => {
  const { status, body } = await enter(signCustomToken(unsigned('noor'), SECRET))
  expect(status).toBe(200)
  const session = body as Session
  const renewed = await signIn.send('POST', '/securetoken.googleapis.com/v1/token?key=demo', {
    grant_type: 'refresh_token',
    refresh_token: session.refreshToken,
  })
  for (const token of [session.idToken, String(renewed.body['id_token'])])
    expect(claimsOf(token)).toMatchObject({ sub: 'noor', contact_email: 'noor@werving.example' })
})

const idTokenOf = async () =>
  ((await signIn.account('signUp', { email: 'jan@voorbeeld.nl', password: PASSWORD })).body as Session).idToken

test.each([
  ['unsigned', async () => unsigned('jan')],
  ['plain JSON', async () => JSON.stringify({ uid: 'jan' })],
  ['signed with another secret', async () => signCustomToken(unsigned('jan'), 'x'.repeat(SECRET.length))],
  ['signed as an id token', async () => signEmulatorToken(unsigned('jan'), SECRET)],
  ['an id token', idTokenOf],
  ['for another audience', async () => signCustomToken(unsigned('jan', { audience: 'demo-wervio' }), SECRET)],
  ['over', async () => signCustomToken(unsigned('jan', { seconds: -1 }), SECRET)],
])('a custom token that is %s is refused', async (_what, make) => {
  const answer = await enter(await make())
  expect(answer.status).toBe(400)
  expect(messageOf(answer)).toMatch(/^INVALID_CUSTOM_TOKEN/)
})

test('a custom token is no id token', async () => {
  const token = signCustomToken(unsigned('noor'), SECRET)
  expect(messageOf(await signIn.account('lookup', { idToken: token }))).toBe('INVALID_ID_TOKEN')
})

test('who came with a custom token may add a password, once, and our services take it off again', async () => {
  const { idToken } = (await enter(signCustomToken(unsigned('kim'), SECRET))).body as Session
  const address = { email: 'kim@voorbeeld.nl', password: PASSWORD }
  expect((await signIn.account('signUp', { ...address, idToken })).body).toMatchObject({ localId: 'kim' })
  expect((await signIn.account('signInWithPassword', address)).body).toMatchObject({ localId: 'kim' })
  const second = await signIn.account('signUp', { ...address, email: 'ander@voorbeeld.nl', idToken })
  expect(second.status).toBe(400)
  expect((await unlink('kim', 'x'.repeat(SECRET.length))).status).toBe(404)
  expect((await unlink('kim')).status).toBe(200)
  expect(messageOf(await signIn.account('signInWithPassword', address))).toBe('INVALID_LOGIN_CREDENTIALS')
  const again = (await enter(signCustomToken(unsigned('kim'), SECRET))).body as Session
  expect((await signIn.account('signUp', { ...address, idToken: again.idToken })).body).toMatchObject({
    localId: 'kim',
  })
})

test('our services delete them when their account is deleted', async () => {
  await enter(signCustomToken(unsigned('lot'), SECRET))
  const answer = await signIn.send(
    'POST',
    `/${SECRET}/identitytoolkit.googleapis.com/v1/projects/demo-wervio/accounts:delete`,
    { localId: 'lot' },
  )
  expect(answer.status).toBe(200)
})
