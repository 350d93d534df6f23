import type { Service } from '@wervio/contracts'
import type { Recruiter } from './identity.ts'
import { ServiceError } from './service-error.ts'

const ISSUER = 'wervio'
/** In seconds. Each call of a job gets a token of its own, so the job itself may take longer. */
const LIFETIME = 120
/** In seconds. A token with a longer lifetime is refused, whoever signed it. */
const LONGEST_LIFETIME = 300
/** In seconds. The clocks of two machines may differ by this much. */
const CLOCK_SKEW = 5

/** Tokens with which one of our services proves to another for which recruiter it works. */
export type ServiceTokens = {
  sign: (recruiter: Recruiter, audience: Service) => Promise<string>
  /** The recruiter of a token for this service; throws `invalid_token`. */
  verify: (token: string, audience: Service) => Promise<Recruiter>
}

/**
 * Loaded when it is first used, because jest 30 refuses what firebase-admin does: a `require` of a module that is still
 * being linked.
 */
const jose = () => import('jose')

/** The issuer that a token claims, without any proof; null when it isn't a JWT. */
const claimedIssuer = (token: string): unknown => {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'))
    return typeof claims === 'object' && claims !== null && 'iss' in claims ? claims.iss : null
  } catch {
    return null
  }
}

/** Whether a token claims to come from one of our services; `verify` proves it. */
export const claimsService = (token: string): boolean => claimedIssuer(token) === ISSUER

/**
 * Signs and verifies with a secret that only our services know (HS256, RFC 7518). A token with a lifetime over five
 * minutes is refused even while it is younger.
 */
export const createServiceTokens = (secret: string): ServiceTokens => {
  const key = new TextEncoder().encode(secret)
  return {
    sign: async ({ accountId, organisationId }, audience) => {
      const { SignJWT } = await jose()
      return new SignJWT({ organisation: organisationId })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(ISSUER)
        .setAudience(audience)
        .setSubject(accountId)
        .setIssuedAt()
        .setExpirationTime(`${LIFETIME}s`)
        .sign(key)
    },
    verify: async (token, audience) => {
      try {
        const { jwtVerify } = await jose()
        const { payload } = await jwtVerify<{ organisation: unknown }>(token, key, {
          algorithms: ['HS256'],
          issuer: ISSUER,
          audience,
          requiredClaims: ['iat', 'exp', 'sub', 'organisation'],
          maxTokenAge: LONGEST_LIFETIME,
          clockTolerance: CLOCK_SKEW,
        })
        if ((payload.exp ?? 0) - (payload.iat ?? 0) > LONGEST_LIFETIME) throw new ServiceError('invalid_token')
        if (typeof payload.sub !== 'string' || typeof payload.organisation !== 'string')
          throw new ServiceError('invalid_token')
        return { accountId: payload.sub, organisationId: payload.organisation }
      } catch (cause) {
        throw new ServiceError('invalid_token', { cause })
      }
    },
  }
}
