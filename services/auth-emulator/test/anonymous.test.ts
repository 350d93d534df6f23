import { afterAll, beforeAll, expect, test } from '@jest/globals'
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

type Session = { localId: string; idToken: string }
const begin = async () => (await signIn.account('signUp', { returnSecureToken: true })).body as Session
const removeByService = (localId: string, secret = SECRET) =>
  signIn.send('POST', `/${secret}/identitytoolkit.googleapis.com/v1/projects/demo-wervio/accounts:delete`, { localId })
const providerOf = (token: string): unknown =>
  (
    JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) as {
      firebase: { sign_in_provider: string }
    }
  ).firebase.sign_in_provider

test('somebody without an account gets a signed token that says so', async () => {
  const { idToken } = await begin()
  expect(providerOf(idToken)).toBe('anonymous')
  expect((await signIn.account('lookup', { idToken })).status).toBe(200)
  expect((await signIn.account('lookup', { idToken: `${idToken}x` })).status).toBe(400)
})

test('with an address and a password it becomes an ordinary account, under the same id', async () => {
  const visitor = await begin()
  const linked = await signIn.account('signUp', {
    idToken: visitor.idToken,
    email: 'noor@voorbeeld.nl',
    password: PASSWORD,
  })
  const session = linked.body as Session
  expect([linked.status, session.localId, providerOf(session.idToken)]).toEqual([200, visitor.localId, 'password'])
  expect(linked.text).not.toMatch(/Zonnebloem|scrypt/)
  const again = await signIn.account('signInWithPassword', { email: 'noor@voorbeeld.nl', password: PASSWORD })
  expect(again.body).toMatchObject({ localId: visitor.localId })
})

test('an address of somebody else can not be taken, and an ordinary account gets no second one', async () => {
  const takenAccount = { email: 'piet@voorbeeld.nl', password: PASSWORD }
  const piet = (await signIn.account('signUp', takenAccount)).body as Session
  const visitor = await begin()
  expect(messageOf(await signIn.account('signUp', { ...takenAccount, idToken: visitor.idToken }))).toBe('EMAIL_EXISTS')
  const second = { idToken: piet.idToken, email: 'ander@voorbeeld.nl', password: PASSWORD }
  expect(messageOf(await signIn.account('signUp', second))).toBe('OPERATION_NOT_ALLOWED')
  expect(messageOf(await signIn.account('signUp', { ...second, idToken: 'x.y.z' }))).toBe('INVALID_ID_TOKEN')
})

test('our services delete an account, and nobody else does', async () => {
  const visitor = await begin()
  const jan = (await signIn.account('signUp', { email: 'jan@voorbeeld.nl', password: PASSWORD })).body as Session
  expect((await removeByService(visitor.localId, 'x'.repeat(SECRET.length))).status).toBe(404)
  expect((await removeByService(jan.localId, 'x'.repeat(SECRET.length))).status).toBe(404)
  expect((await removeByService(jan.localId)).status).toBe(200)
  expect((await removeByService(visitor.localId)).status).toBe(200)
  expect((await signIn.lookup(visitor.localId)).body).not.toHaveProperty('users')
  expect(messageOf(await removeByService(visitor.localId))).toBe('USER_NOT_FOUND')
})

test.each([{ email: 'half@voorbeeld.nl' }, { password: PASSWORD }, { localId: 'gekozen' }, { disabled: true }])(
  'half an account is refused: %j',
  async (body) => {
    expect((await signIn.account('signUp', body)).status).toBe(400)
  },
)
