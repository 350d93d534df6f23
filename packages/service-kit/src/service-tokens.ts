import type { Service } from '@wervio/contracts'
import type { Recruiter } from './identity.ts'
import { ServiceError } from './service-error.ts'

const ISSUER = 'wervio'
/** A job that waits longer for its turn asks for a new one. */
const LIFETIME = '2m'

/** What one of our services shows another: for which recruiter it works. */
export type ServiceTokens = {
  sign: (recruiter: Recruiter, audience: Service) => Promise<string>
  /** The recruiter of a token for this service; throws `invalid_token`. */
  verify: (token: string, audience: Service) => Promise<Recruiter>
}

/** Loaded when it is used: jest 30 refuses what firebase-admin does, a `require` of a module that is being linked already. */
const jose = () => import('jose')

/** The issuer a token claims, before anything of it is proven; null when it isn't a JWT. */
const claimedIssuer = (token: string): unknown => {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'))
    return typeof claims === 'object' && claims !== null && 'iss' in claims ? claims.iss : null
  } catch {
    return null
  }
}

/** Whether a token says it is one of our services'; what it says is proven by `verify`. */
export const claimsService = (token: string): boolean => claimedIssuer(token) === ISSUER

/** Signs and verifies with a secret that only our services know (HS256, RFC 7518). */
export const createServiceTokens = (secret: string): ServiceTokens => {
  const key = new TextEncoder().encode(secret)
  return {
    sign: async ({ accountId, organisationId }, audience) => {
      const { SignJWT } = await jose()
      return new SignJWT({ organisation: organisationId }).setProtectedHeader({ alg: 'HS256' }).setIssuer(ISSUER).setAudience(audience).setSubject(accountId).setIssuedAt().setExpirationTime(LIFETIME).sign(key)
    },
    verify: async (token, audience) => {
      try {
        const { jwtVerify } = await jose()
        const { payload } = await jwtVerify<{ organisation: unknown }>(token, key, { algorithms: ['HS256'], issuer: ISSUER, audience, requiredClaims: ['exp', 'sub', 'organisation'] })
        if (typeof payload.sub !== 'string' || typeof payload.organisation !== 'string') throw new ServiceError('invalid_token')
        return { accountId: payload.sub, organisationId: payload.organisation }
      } catch (cause) {
        throw new ServiceError('invalid_token', { cause })
      }
    },
  }
}
