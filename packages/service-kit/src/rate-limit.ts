import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify'
import { ServiceError } from './service-error.ts'

/**
 * At most `max` calls in `seconds`, counted by account, or by address for callers without one. `message` is the Dutch
 * refusal.
 */
export type RateLimit = { max: number; seconds: number; message?: string }

/** Limits for callers without an account: for each address, and for all of them together. */
export type VisitorLimits = { perAddress: RateLimit; inAll: RateLimit }

/** A household or office has one IPv6 prefix of 64 bits, which is counted as one address. */
const addressOf = (request: FastifyRequest): string => normalizeIP(request.ip, 64)

const caller = (request: FastifyRequest): string =>
  request.recruiter?.accountId ?? request.identity?.uid ?? addressOf(request)

const refusal = (message: string | undefined): ServiceError =>
  new ServiceError('rate_limited', message === undefined ? {} : { message })

/**
 * The route configuration that @fastify/rate-limit reads. It counts after the guard, so that accounts behind one
 * address don't share a limit.
 */
export const rateLimitConfig = ({ max, seconds, message }: RateLimit, visitors?: VisitorLimits) => ({
  rateLimit: {
    max,
    timeWindow: seconds * 1000,
    hook: 'preHandler' as const,
    keyGenerator: caller,
    errorResponseBuilder: () => refusal(message),
    ...(visitors && { allowList: (request: FastifyRequest) => request.recruiter === null }),
  },
})

/**
 * Counts callers without an account. Calls of an address over its own limit don't count for the limit of all of them.
 */
export const limitVisitors = (
  app: FastifyInstance,
  { perAddress, inAll }: VisitorLimits,
): preHandlerAsyncHookHandler => {
  const counters = [
    {
      limit: perAddress,
      count: app.createRateLimit({
        max: perAddress.max,
        timeWindow: perAddress.seconds * 1000,
        keyGenerator: addressOf,
      }),
    },
    {
      limit: inAll,
      count: app.createRateLimit({
        max: inAll.max,
        timeWindow: inAll.seconds * 1000,
        keyGenerator: () => 'visitors',
      }),
    },
  ]
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.recruiter) return
    for (const { limit, count } of counters) {
      const state = await count(request)
      if (state.isAllowed || !state.isExceeded) continue
      reply.header('Retry-After', state.ttlInSeconds)
      throw refusal(limit.message)
    }
  }
}
