import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import {
  codeFor,
  confirmedAccount,
  enrol,
  secondFactorCall,
  withPassword,
  wrongCodeFor,
  type OpenSignIn,
  type TestSession,
} from './factor-for-test.ts'
import { messageOf, newFolder, openForTest, PASSWORD, removeFolder, SECRET } from './open-for-test.ts'

const EMAIL = 'jan@voorbeeld.nl'
const MINUTE_MS = 60_000
const PERIOD_MS = 30_000
let folder: string
let signIn: OpenSignIn
let jan: TestSession
let secret: string

const realNow = Date.now.bind(Date)
let ahead = 0

beforeEach(async () => {
  // At the beginning of a period: a code would otherwise change in the middle of a test.
  ahead = PERIOD_MS - (realNow() % PERIOD_MS)
  jest.spyOn(Date, 'now').mockImplementation(() => realNow() + ahead)
  folder = await newFolder()
  signIn = await openForTest(folder)
  jan = await confirmedAccount(signIn, EMAIL)
  const enrolment = await enrol(signIn, jan)
  secret = enrolment.secret
  const enrolled = await enrolment.finish(codeFor(secret))
  expect(enrolled.status).toBe(200)
  jan = { ...jan, ...(enrolled.body as TestSession) }
})
afterEach(async () => {
  jest.restoreAllMocks()
  await signIn.app.close()
  await removeFolder(folder)
})

test('a right password alone leads to no token, the code after it does', async () => {
  const { answer, factor, enter } = await withPassword(signIn, EMAIL)
  expect(answer.status).toBe(200)
  expect(answer.text).not.toMatch(/idToken|refreshToken|sealedSecret|lastStep/)
  expect(factor).toMatchObject({ totpInfo: {} })
  const wrong = await enter(wrongCodeFor(secret))
  expect([wrong.status, messageOf(wrong)]).toEqual([400, 'INVALID_CODE'])
  const { idToken } = (await enter(codeFor(secret, 1))).body as TestSession
  const { body } = await signIn.account('lookup', { idToken })
  expect(body).toMatchObject({ users: [{ email: EMAIL, mfaInfo: [{ totpInfo: {} }] }] })
  const claims = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString('utf8')) as object
  expect(claims).toMatchObject({ firebase: { sign_in_second_factor: 'totp' } })
})

test('each code works once, also at one moment, and an older one no more', async () => {
  const { enter } = await withPassword(signIn, EMAIL)
  // The code of the enrolment itself.
  expect(messageOf(await enter(codeFor(secret)))).toBe('INVALID_CODE')
  const answers = await Promise.all([enter(codeFor(secret, 1)), enter(codeFor(secret, 1))])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(messageOf(await enter(codeFor(secret)))).toBe('INVALID_CODE')
})

test('five wrong codes and the account waits, also for the right one and with a new password step', async () => {
  const { enter } = await withPassword(signIn, EMAIL)
  const tries = await Promise.all(Array.from({ length: 8 }, () => enter(wrongCodeFor(secret))))
  expect(tries.filter((answer) => messageOf(answer) === 'INVALID_CODE')).toHaveLength(5)
  const again = await withPassword(signIn, EMAIL)
  expect(messageOf(await again.enter(codeFor(secret, 1)))).toBe('TOO_MANY_ATTEMPTS_TRY_LATER')
})

test('a credential that is made up, too old, of another account or of before a new password opens nothing', async () => {
  const { enter } = await withPassword(signIn, EMAIL)
  const emulators = Buffer.from(
    JSON.stringify({
      _AuthEmulatorMfaPendingCredential: 'DO NOT MODIFY',
      localId: jan.localId,
      signInProvider: 'password',
      projectId: 'demo-wervio',
    }),
  ).toString('base64')
  for (const credential of [emulators, 'x', '', jan.idToken, (await enrolmentPass()).sessionInfo]) {
    expect(messageOf(await enter(codeFor(secret, 1), credential))).toBe('INVALID_MFA_PENDING_CREDENTIAL')
  }
  const piet = await confirmedAccount(signIn, 'piet@voorbeeld.nl')
  const pietsFactor = await enrol(signIn, piet)
  await pietsFactor.finish(codeFor(pietsFactor.secret))
  const piets = await withPassword(signIn, 'piet@voorbeeld.nl')
  expect(messageOf(await enter(codeFor(secret, 1), piets.credential))).toBe('MFA_ENROLLMENT_NOT_FOUND')
  expect(messageOf(await piets.enter(codeFor(secret, 1)))).toBe('INVALID_CODE')
  ahead += 6 * MINUTE_MS
  expect(messageOf(await enter(codeFor(secret)))).toBe('INVALID_MFA_PENDING_CREDENTIAL')
})

const enrolmentPass = async () => enrol(signIn, await confirmedAccount(signIn, 'nieuw@voorbeeld.nl'))

test('no other way in gives tokens to who has a second factor', async () => {
  const password = 'Heel-ander-8'
  const signUp = await signIn.account('signUp', { email: EMAIL, password })
  const linked = await signIn.account('signUp', { idToken: jan.idToken, email: EMAIL, password })
  await signIn.account('sendOobCode', { requestType: 'PASSWORD_RESET', email: EMAIL })
  const oobCode = await signIn.codeFor(EMAIL, 'PASSWORD_RESET')
  const reset = await signIn.account('resetPassword', { oobCode, newPassword: password })
  expect([signUp, linked, reset].map(({ status }) => status)).toEqual([400, 400, 200])
  const withNewPassword = await signIn.account('signInWithPassword', { email: EMAIL, password })
  for (const { text } of [signUp, linked, reset, withNewPassword]) expect(text).not.toMatch(/[iI]d_?[tT]oken"/)
  expect(withNewPassword.body).toHaveProperty('mfaPendingCredential')
  for (const name of ['mfaSignIn:start', 'mfaEnrollment:list', 'signInWithIdp'])
    expect((await secondFactorCall(signIn, name, { idToken: jan.idToken })).status).toBe(404)
})

test('the secret is on disk encrypted, and counts after a restart', async () => {
  const stored = await readFile(join(folder, 'accounts.json'), 'utf8')
  expect(stored).toContain('sealedSecret')
  expect(stored).not.toContain(secret)
  await signIn.app.close()
  signIn = await openForTest(folder)
  const { enter } = await withPassword(signIn, EMAIL)
  expect((await enter(codeFor(secret, 1))).status).toBe(200)
})

test('it goes with a recent sign-in, and not with an old one', async () => {
  const { mfaEnrollmentId } = (await withPassword(signIn, EMAIL)).factor ?? {}
  const withdraw = (id = mfaEnrollmentId) =>
    secondFactorCall(signIn, 'mfaEnrollment:withdraw', { idToken: jan.idToken, mfaEnrollmentId: id })
  expect(messageOf(await withdraw('ander'))).toBe('MFA_ENROLLMENT_NOT_FOUND')
  ahead += 6 * MINUTE_MS
  expect(messageOf(await withdraw())).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
  ahead -= 6 * MINUTE_MS
  expect((await withdraw()).status).toBe(200)
  expect((await signIn.account('signInWithPassword', { email: EMAIL, password: PASSWORD })).body).toHaveProperty(
    'idToken',
  )
})

test('our services take it away, and change nothing else', async () => {
  const update = (body: object, prefix = SECRET) =>
    signIn.send('POST', `/${prefix}/identitytoolkit.googleapis.com/v1/projects/demo-wervio/accounts:update`, body)
  expect((await update({ localId: jan.localId, mfa: {} }, 'x'.repeat(SECRET.length))).status).toBe(404)
  expect((await update({ localId: jan.localId, password: 'Overgenomen-1' })).status).toBe(400)
  expect((await update({ localId: jan.localId, mfa: {}, password: 'Overgenomen-1' })).status).toBe(400)
  expect(messageOf(await update({ localId: 'niemand', mfa: {} }))).toBe('USER_NOT_FOUND')
  expect((await signIn.lookup(jan.localId)).text).not.toMatch(/sealedSecret|lastStep/)
  expect((await update({ localId: jan.localId, mfa: {} })).status).toBe(200)
  expect((await signIn.account('signInWithPassword', { email: EMAIL, password: PASSWORD })).body).toHaveProperty(
    'idToken',
  )
})

test('an enrolment asks a confirmed address, a recent sign-in, its own session and a right code', async () => {
  const start = (idToken: string) =>
    secondFactorCall(signIn, 'mfaEnrollment:start', { idToken, totpEnrollmentInfo: {} })
  const unconfirmed = (await signIn.account('signUp', { email: 'el@voorbeeld.nl', password: PASSWORD })).body
  const visitor = (await signIn.account('signUp', { returnSecureToken: true })).body
  expect(messageOf(await start(String(unconfirmed['idToken'])))).toBe('UNVERIFIED_EMAIL')
  expect(messageOf(await start(String(visitor['idToken'])))).toBe('UNSUPPORTED_FIRST_FACTOR')
  expect(messageOf(await start(jan.idToken))).toBe('SECOND_FACTOR_EXISTS')
  expect(messageOf(await start(`${jan.idToken}x`))).toBe('INVALID_ID_TOKEN')
  const piet = await confirmedAccount(signIn, 'piet@voorbeeld.nl')
  const kees = await confirmedAccount(signIn, 'kees@voorbeeld.nl')
  const piets = await enrol(signIn, piet)
  const stolen = await secondFactorCall(signIn, 'mfaEnrollment:finalize', {
    idToken: kees.idToken,
    totpVerificationInfo: { sessionInfo: piets.sessionInfo, verificationCode: codeFor(piets.secret) },
  })
  expect(messageOf(stolen)).toBe('INVALID_SESSION_INFO')
  expect(messageOf(await piets.finish(wrongCodeFor(piets.secret)))).toBe('INVALID_CODE')
  expect(messageOf(await piets.finish('12'))).toBe('INVALID_ARGUMENT')
  ahead += 6 * MINUTE_MS
  expect(messageOf(await start(piet.idToken))).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
})
