import { codeOf, stepAt } from '../src/totp.ts'
import { PASSWORD, type openForTest } from './open-for-test.ts'

export type OpenSignIn = Awaited<ReturnType<typeof openForTest>>
export type TestSession = { localId: string; idToken: string; refreshToken: string }

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The bytes of a secret as an app reads it. */
const bytesOf = (base32: string): Buffer => {
  const bits = base32
    .split('')
    .map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** The code of an app `steps` periods from now. */
export const codeFor = (base32: string, steps = 0): string => codeOf(bytesOf(base32), stepAt(Date.now()) + steps)

export const wrongCodeFor = (base32: string): string => {
  const right = [-1, 0, 1].map((steps) => codeFor(base32, steps))
  return ['000000', '111111', '222222', '333333'].find((code) => !right.includes(code)) ?? ''
}

export const secondFactorCall = ({ send }: OpenSignIn, name: string, body: object) =>
  send('POST', `/identitytoolkit.googleapis.com/v2/accounts/${name}?key=demo`, body)

/** An account whose address is confirmed. */
export const confirmedAccount = async (signIn: OpenSignIn, email: string): Promise<TestSession> => {
  const { body } = await signIn.account('signUp', { email, password: PASSWORD })
  const session = body as TestSession
  await signIn.account('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: session.idToken })
  await signIn.confirmAddress(email)
  return session
}

/** Gives an account a second factor; `secret` is what its app has, `session` goes on. */
export const enrol = async (signIn: OpenSignIn, { idToken }: TestSession) => {
  const { body } = await secondFactorCall(signIn, 'mfaEnrollment:start', { idToken, totpEnrollmentInfo: {} })
  const { sharedSecretKey: secret, sessionInfo } = body['totpSessionInfo'] as Record<string, string>
  const finish = (verificationCode: string) =>
    secondFactorCall(signIn, 'mfaEnrollment:finalize', {
      idToken,
      totpVerificationInfo: { sessionInfo, verificationCode },
    })
  return { secret: secret ?? '', sessionInfo: sessionInfo ?? '', finish }
}

type Pending = { mfaPendingCredential: string; mfaInfo: { mfaEnrollmentId: string }[] }

/** A right password of somebody with a second factor; `enter` sends the code. */
export const withPassword = async (signIn: OpenSignIn, email: string) => {
  const answer = await signIn.account('signInWithPassword', { email, password: PASSWORD })
  const { mfaPendingCredential, mfaInfo } = answer.body as Pending
  const [factor] = mfaInfo
  const enter = (verificationCode: string, credential = mfaPendingCredential) =>
    secondFactorCall(signIn, 'mfaSignIn:finalize', {
      mfaPendingCredential: credential,
      mfaEnrollmentId: factor?.mfaEnrollmentId,
      totpVerificationInfo: { verificationCode },
    })
  return { answer, credential: mfaPendingCredential, factor, enter }
}
