import type { FastifyRequest } from 'fastify'
import { ServiceError } from './service-error.ts'

/** At most `max` calls in `seconds`, counted by account where there is one, else by address. */
export type RateLimit = { max: number; seconds: number }

const caller = (request: FastifyRequest): string => request.recruiter?.accountId ?? request.identity?.uid ?? request.ip

/** The route config @fastify/rate-limit reads. It counts after the guard, so that callers behind one address don't share. */
export const rateLimitConfig = ({ max, seconds }: RateLimit) => ({
  rateLimit: {
    max,
    timeWindow: seconds * 1000,
    hook: 'preHandler' as const,
    keyGenerator: caller,
    errorResponseBuilder: () => new ServiceError('rate_limited'),
  },
})
