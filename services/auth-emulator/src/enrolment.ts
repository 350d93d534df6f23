import { randomBytes } from 'node:crypto'
import type { SecretBox } from '@wervio/microsoft/secret-box'
import type { SecondFactorBody } from './calls.ts'
import type { FactorStore } from './factor-store.ts'
import { ProviderError } from './provider-error.ts'
import { createPasses } from './sealed.ts'
import type { Session, Sessions } from './sessions.ts'
import { base32Of, DIGITS, PERIOD_SECONDS } from './totp.ts'

type Parts = { sessions: Sessions; factors: FactorStore; box: SecretBox }
type Answer = Record<string, unknown>

/** Bytes of a secret: the length of the hash, as RFC 4226 recommends. */
const SECRET_BYTES = 20
const MINUTES = 10

const refusal = (message: string) => new ProviderError(400, message)

/** Gives an account a second factor, and takes it away, with the rules and the refusals of Firebase Auth. */
export const createEnrolment = ({ sessions, factors, box }: Parts) => {
  const enrolments = createPasses<{ localId: string; secret: string }>(box, 'enrolment', MINUTES)

  /** A confirmed address comes first: else somebody could lock the owner of an address out of it. */
  const mayEnrol = (idToken: string): Session => {
    const session = sessions.of(idToken)
    if (session.provider === 'anonymous') throw refusal('UNSUPPORTED_FIRST_FACTOR')
    if (!session.user.emailVerified) throw refusal('UNVERIFIED_EMAIL')
    if (session.user.mfaInfo?.length) throw refusal('SECOND_FACTOR_EXISTS')
    return session
  }

  return {
    start: ({ idToken }: SecondFactorBody<'mfaEnrollment:start'>): Answer => {
      const session = mayEnrol(idToken)
      sessions.requireRecent(session)
      const secret = randomBytes(SECRET_BYTES)
      const { localId } = session.user
      return {
        totpSessionInfo: {
          sharedSecretKey: base32Of(secret),
          verificationCodeLength: DIGITS,
          hashingAlgorithm: 'SHA1',
          periodSec: PERIOD_SECONDS,
          sessionInfo: enrolments.seal({ localId, secret: secret.toString('base64url') }),
          finalizeEnrollmentTime: new Date(Date.now() + MINUTES * 60_000).toISOString(),
        },
      }
    },

    finish: async (body: SecondFactorBody<'mfaEnrollment:finalize'>, host: string): Promise<Answer> => {
      const { sessionInfo, verificationCode } = body.totpVerificationInfo
      const session = mayEnrol(body.idToken)
      const enrolment = enrolments.open(sessionInfo)
      if (enrolment?.localId !== session.user.localId) throw refusal('INVALID_SESSION_INFO')
      const secret = Buffer.from(enrolment.secret, 'base64url')
      const step = factors.checkCode(enrolment.localId, secret, verificationCode)
      const factor = factors.make(enrolment.localId, secret, step, body.displayName)
      await factors.change(session.user, { mfaInfo: [factor] })
      const secondFactor = { identifier: factor.mfaEnrollmentId, provider: 'totp' } as const
      return sessions.issue({ ...session, secondFactor }, host)
    },

    withdraw: async (body: SecondFactorBody<'mfaEnrollment:withdraw'>, host: string): Promise<Answer> => {
      const session = sessions.of(body.idToken)
      sessions.requireRecent(session)
      const before = session.user.mfaInfo ?? []
      const rest = before.filter(({ mfaEnrollmentId }) => mfaEnrollmentId !== body.mfaEnrollmentId)
      if (rest.length === before.length) throw refusal('MFA_ENROLLMENT_NOT_FOUND')
      await factors.change(session.user, { mfaInfo: rest.length > 0 ? rest : undefined })
      return sessions.issue({ ...session, secondFactor: undefined }, host)
    },
  }
}
