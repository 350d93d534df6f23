import type { FastifyReply, FastifyRequest } from 'fastify'
import { ServiceError } from './service-error.ts'

const LENGTH_REQUIRED = 411

/**
 * Refuses a body of more than `most` bytes, or of unknown length, from a caller without an account, before it is read.
 */
export const limitVisitorBody =
  (most: number) =>
  (request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void): void => {
    if (request.recruiter) return done()
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
    if (encoding !== undefined) return done(new ServiceError('bad_request', { status: LENGTH_REQUIRED }))
    done(Number(length ?? 0) > most ? new ServiceError('body_too_large') : undefined)
  }
