import type { Endpoint } from '@wervio/contracts'
import type { FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { ServiceError } from './service-error.ts'

type Kind = 'read' | 'file' | 'write'

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a call behind a token; throws `rate_limited` with `Retry-After`. */
    limitCalls: (request: FastifyRequest) => Promise<void>
  }
}

const MINUTE_MS = 60_000

/**
 * How many reads, and how many writes, one account may do in a minute: twenty a second. Somebody who types in a search
 * without a pause makes eight a second, a tab that watches an import 0.7.
 */
export const CALLS_PER_MINUTE = 1_200

/**
 * How many files may be read for each read: a long list reads a page of rows in one call, but each picture in its own.
 */
const FILES_FOR_A_READ = 2.5

/**
 * How many accounts' limits an organisation has together: 100 people who each make two calls a second. More is unlikely
 * to be an office at work.
 */
const ACCOUNTS_OF_AN_ORGANISATION = 10

const kindOf = ({ method, file }: Endpoint): Kind => (method !== 'GET' ? 'write' : file ? 'file' : 'read')

const accountOf = ({ recruiter, identity }: FastifyRequest): string => recruiter?.accountId ?? identity?.uid ?? ''

const organisationOf = ({ recruiter }: FastifyRequest): string => recruiter?.organisationId ?? ''

/**
 * Limits the calls of an account, and of an organisation as a whole, in a minute; single endpoints may have stricter
 * limits.
 */
export const callLimits = fastifyPlugin<{ perMinute: number }>(
  async (app, { perMinute }) => {
    const counter = (max: number, keyGenerator: (request: FastifyRequest) => string) =>
      app.createRateLimit({ max, timeWindow: MINUTE_MS, keyGenerator })
    const counters = (max: number) => [
      counter(max, accountOf),
      counter(max * ACCOUNTS_OF_AN_ORGANISATION, organisationOf),
    ]
    const limits = {
      read: counters(perMinute),
      file: counters(perMinute * FILES_FOR_A_READ),
      write: counters(perMinute),
    }

    app.decorate('limitCalls', async (request) => {
      const { endpoint } = request.routeOptions.config
      if (!endpoint || accountOf(request) === '') return
      // The account is counted first, so that its calls over its limit don't count for its organisation.
      for (const count of limits[kindOf(endpoint)]) {
        const state = await count(request)
        if (state.isAllowed || !state.isExceeded) continue
        throw new ServiceError('rate_limited', { retryAfter: state.ttlInSeconds })
      }
    })
  },
  { name: 'call-limits', dependencies: ['@fastify/rate-limit'] },
)
