import {
  getRecoveryCodes,
  limits,
  makeRecoveryCodes,
  messages,
  RECENT_SIGN_IN_MINUTES,
  recoverAccount,
} from '@wervio/contracts'
import { implement, ServiceError, type Identities, type Identity } from '@wervio/service-kit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hashOf, newCodes } from './codes.ts'
import type { RecoveryCodeRepository } from './repository.ts'

/** New sets of one account in a minute. */
const SETS = { max: 10, seconds: 60 }

const QUARTER = 900
/** Somebody who copies a code from paper makes a few mistakes. */
const TRIES_FOR_AN_ACCOUNT = 10
const VISITORS = {
  perAddress: { max: 20, seconds: QUARTER, message: messages.recoveryLimited },
  inAll: { max: 1_000, seconds: QUARTER, message: messages.recoveryLimited },
  body: limits.visitorBody,
}

type Options = {
  codes: RecoveryCodeRepository
  /** Null where there is no provider to ask. */
  identities: Pick<Identities, 'removeSecondFactors'> | null
}

const requireRecent = ({ signedInAt }: Identity): void => {
  if (Date.now() - signedInAt > RECENT_SIGN_IN_MINUTES * 60_000)
    throw new ServiceError('sign_in_too_long_ago', { message: messages.recoveryCodesTooLate })
}

const typedAddress = ({ body }: FastifyRequest): string =>
  String((body as { email?: unknown } | null)?.email)
    .trim()
    .toLowerCase()

/**
 * Recovery codes, and the way in of somebody whose phone is gone. No password comes here: signing in stays at the
 * provider.
 */
export const secondFactorRoutes = (app: FastifyInstance, { codes, identities }: Options): void => {
  implement(app, getRecoveryCodes, ({ recruiter }) => codes.state(recruiter))

  implement(
    app,
    makeRecoveryCodes,
    async ({ recruiter, identity }) => {
      requireRecent(identity)
      const newSet = newCodes()
      await codes.replace(recruiter, newSet.map(hashOf))
      return { codes: newSet }
    },
    { rateLimit: SETS },
  )

  const countForAccount = app.createRateLimit({
    max: TRIES_FOR_AN_ACCOUNT,
    timeWindow: QUARTER * 1_000,
    keyGenerator: typedAddress,
  })

  implement(
    app,
    recoverAccount,
    async ({ body: { email, code }, request }) => {
      const tries = await countForAccount(request)
      if (!tries.isAllowed && tries.isExceeded)
        throw new ServiceError('rate_limited', { message: messages.recoveryLimited, retryAfter: tries.ttlInSeconds })
      if (!identities) throw new ServiceError('unavailable')
      const hash = hashOf(code)
      // An unknown address and a wrong code take the same one look-up.
      const owner = await codes.ownerOf(hash)
      const isUsed = owner !== null && (await codes.use(owner, { hash, email }, identities.removeSecondFactors))
      if (!isUsed) throw new ServiceError('recovery_refused')
      return null
    },
    { visitors: VISITORS },
  )
}
