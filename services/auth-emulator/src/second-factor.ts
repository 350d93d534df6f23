import { z } from 'zod'
import { secondFactorCalls, type SecondFactorBody, type SecondFactorCall } from './calls.ts'
import { createEnrolment } from './enrolment.ts'
import { createFactorStore, type FactorParts } from './factor-store.ts'
import { ProviderError } from './provider-error.ts'
import { createPasses } from './sealed.ts'
import type { Sessions } from './sessions.ts'

type Answer = Record<string, unknown>

/** Minutes between a right password and the code. */
const PENDING_MINUTES = 5

/** The emulator's credential after a right first factor (emulator/auth/operations.js, mfaPending). */
const emulatorCredential = z.object({ localId: z.string(), signInProvider: z.string() })

const refusal = (message: string) => new ProviderError(400, message)
const secondsNow = () => Math.floor(Date.now() / 1_000)

const parse = <N extends SecondFactorCall>(name: N, input: unknown): SecondFactorBody<N> => {
  const result = secondFactorCalls[name].safeParse(input)
  if (!result.success) throw refusal('INVALID_ARGUMENT')
  return result.data as SecondFactorBody<N>
}

/**
 * Second factors by an app (TOTP), which the emulator doesn't have: the calls, answers and refusals of Firebase Auth.
 * The emulator itself gives no tokens to whoever has a second factor; only a right code here leads to them.
 */
export const createSecondFactor = ({ sessions, ...parts }: FactorParts & { sessions: Sessions }) => {
  const { emulator, box } = parts
  const factors = createFactorStore(parts)
  const enrolment = createEnrolment({ sessions, factors, box })
  const pendings = createPasses<{ localId: string; provider: string; since: number }>(box, 'pending', PENDING_MINUTES)

  const finishSignIn = async (body: SecondFactorBody<'mfaSignIn:finalize'>, host: string): Promise<Answer> => {
    const pending = pendings.open(body.mfaPendingCredential)
    const user = pending && emulator.state.getUserByLocalId(pending.localId)
    const isEnded = !user || user.disabled || pending.since < Number(user.validSince ?? 0)
    if (isEnded) throw refusal('INVALID_MFA_PENDING_CREDENTIAL')
    const factor = user.mfaInfo?.find(({ mfaEnrollmentId }) => mfaEnrollmentId === body.mfaEnrollmentId)
    if (!factor) throw refusal('MFA_ENROLLMENT_NOT_FOUND')
    const secret = factors.secretOf(user.localId, factor)
    const { verificationCode } = body.totpVerificationInfo
    const lastStep = factors.checkCode(user.localId, secret, verificationCode, factor.lastStep)
    const mfaInfo = user.mfaInfo?.map((other) => (other === factor ? { ...factor, lastStep } : other))
    await factors.change(user, { mfaInfo, lastLoginAt: String(Date.now()) })
    const secondFactor = { identifier: factor.mfaEnrollmentId, provider: 'totp' } as const
    return sessions.issue({ user, provider: pending.provider, secondFactor, began: secondsNow() }, host)
  }

  const calls: Record<SecondFactorCall, (input: unknown, host: string) => Answer | Promise<Answer>> = {
    'mfaEnrollment:start': (input) => enrolment.start(parse('mfaEnrollment:start', input)),
    'mfaEnrollment:finalize': (input, host) => enrolment.finish(parse('mfaEnrollment:finalize', input), host),
    'mfaEnrollment:withdraw': (input, host) => enrolment.withdraw(parse('mfaEnrollment:withdraw', input), host),
    'mfaSignIn:finalize': (input, host) => finishSignIn(parse('mfaSignIn:finalize', input), host),
  }

  return {
    /** Makes one call; throws `ProviderError` when it is refused. */
    call: async (name: SecondFactorCall, input: unknown, host: string): Promise<Answer> => calls[name](input, host),

    /**
     * An answer to a first factor, with a credential of ours in the place of the emulator's, which anybody can make.
     */
    askFor: (answer: Answer): Answer => {
      const encoded = answer['mfaPendingCredential']
      if (typeof encoded !== 'string') return answer
      const credentialText = Buffer.from(encoded, 'base64').toString('utf8')
      const { localId, signInProvider } = emulatorCredential.parse(JSON.parse(credentialText))
      return {
        ...answer,
        mfaPendingCredential: pendings.seal({ localId, provider: signInProvider, since: secondsNow() }),
        mfaInfo: emulator.state.getUserByLocalId(localId)?.mfaInfo,
      }
    },

    /** Takes away the second factors of an account for our services; one that doesn't exist is `USER_NOT_FOUND`. */
    removeAll: async (localId: string): Promise<Answer> => {
      const user = emulator.state.getUserByLocalId(localId)
      if (!user) throw refusal('USER_NOT_FOUND')
      await factors.change(user, { mfaInfo: undefined })
      return { localId }
    },
  }
}

export type SecondFactors = ReturnType<typeof createSecondFactor>
