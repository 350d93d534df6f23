import type { Auth } from '@wervio/contracts'
import type { FastifyRequest } from 'fastify'
import { bearerToken, type FindRecruiter, type TokenVerifier } from './identity.ts'
import { ServiceError } from './service-error.ts'

export type Guard = (request: FastifyRequest) => Promise<void>

/** What each `auth` kind of the endpoint table demands, before the body is read. A kind without a guard is refused at start. */
export const createGuards = (verifier: TokenVerifier, findRecruiter: FindRecruiter): Partial<Record<Auth, Guard | 'open'>> => {
  const identify: Guard = async (request) => {
    request.identity = await verifier.verify(bearerToken(request))
  }
  const admitRecruiter: Guard = async (request) => {
    const identity = await verifier.verify(bearerToken(request))
    const recruiter = await findRecruiter(identity)
    if (!recruiter) throw new ServiceError('not_registered')
    request.identity = identity
    request.recruiter = recruiter
  }
  const admitVisitor: Guard = async (request) => {
    if (request.headers.authorization !== undefined) await admitRecruiter(request)
  }
  return { public: 'open', visitor: admitVisitor, identity: identify, recruiter: admitRecruiter }
}
