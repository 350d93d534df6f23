import { rolesOf, type Auth, type Endpoint, type Service } from '@wervio/contracts'
import type { FastifyRequest } from 'fastify'
import { bearerToken, isAnonymous, type FindRecruiter, type TokenVerifier } from './identity.ts'
import { ServiceError } from './service-error.ts'
import { claimsService, type ServiceTokens } from './service-tokens.ts'

export type Guard = (request: FastifyRequest) => Promise<void>

/** Refuses a call to the visitor of a demo. Their token says that they are one, until they register. */
export const refuseDemo: Guard = async ({ identity }) => {
  if (isAnonymous(identity)) throw new ServiceError('demo_refused')
}

/**
 * Refuses a call to whoever's role isn't one of the endpoint's, and notes that. A job of our own services has no
 * identity, and no role.
 */
export const refuseRoles = (endpoint: Endpoint, noteRefusal?: (request: FastifyRequest) => void): Guard => {
  const allowedRoles = rolesOf(endpoint)
  return async (request) => {
    const { identity, recruiter } = request
    if (!recruiter || identity === null) return
    if (recruiter.role !== undefined && allowedRoles.includes(recruiter.role)) return
    noteRefusal?.(request)
    throw new ServiceError('role_refused')
  }
}

/** Verifies calls of our other services; null without a secret. */
export type KnownServices = { service: Service; tokens: ServiceTokens | null }

/**
 * Checks for each `auth` kind of the endpoint table, before the body is read. A kind without a guard is refused at
 * start.
 */
export const createGuards = (
  verifier: TokenVerifier,
  findRecruiter: FindRecruiter,
  { service, tokens }: KnownServices,
): Partial<Record<Auth | 'recruiter-or-job', Guard | 'open'>> => {
  const identify: Guard = async (request) => {
    request.identity = await verifier.verify(bearerToken(request))
  }
  /** Without a token the endpoint itself asks for a proof. */
  const identifyNewcomer: Guard = async (request) => {
    if (request.headers.authorization !== undefined) await identify(request)
  }
  const admitRecruiter: Guard = async (request) => {
    const identity = await verifier.verify(bearerToken(request))
    const recruiter = await findRecruiter(identity, request.headers['user-agent'])
    if (!recruiter) throw new ServiceError('not_registered')
    request.identity = identity
    request.recruiter = recruiter
  }
  /** A job of another service acts for the recruiter that its token names; it has no identity. */
  const admitJob: Guard = async (request) => {
    const token = bearerToken(request)
    if (!tokens || !claimsService(token)) return admitRecruiter(request)
    request.recruiter = await tokens.verify(token, service)
  }
  const admitVisitor: Guard = async (request) => {
    if (request.headers.authorization !== undefined) await admitJob(request)
  }
  return {
    public: 'open',
    // The secret is checked where its row is looked up; the endpoint sets its own limit, by address.
    feed: 'open',
    visitor: admitVisitor,
    identity: identify,
    newcomer: identifyNewcomer,
    recruiter: admitRecruiter,
    'recruiter-or-job': admitJob,
  }
}
