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
 * Reads, and apart from them writes, that one account may do in a minute: twenty a second for a minute on end. Somebody
 * who types in a search all the time makes eight a second, a tab that watches an import 0.7.
 */
export const CALLS_PER_MINUTE = 1_200

/** A screen of a long list reads a page of rows in one call, and each picture in one of its own. */
const FILES_FOR_A_READ = 2.5

/** An office of 100 people who each make two calls a second for a minute on end; more is no office at work. */
const ACCOUNTS_OF_AN_ORGANISATION = 10

const kindOf = ({ method, file }: Endpoint): Kind => (method !== 'GET' ? 'write' : file ? 'file' : 'read')

const accountOf = ({ recruiter, identity }: FastifyRequest): string => recruiter?.accountId ?? identity?.uid ?? ''

const organisationOf = ({ recruiter }: FastifyRequest): string => recruiter?.organisationId ?? ''

/** What an account, and an organisation as a whole, may call in a minute, beside the limits of single endpoints. */
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
      // The account first: what it does over its limit takes nothing from its colleagues.
      for (const count of limits[kindOf(endpoint)]) {
        const counted = await count(request)
        if (counted.isAllowed || !counted.isExceeded) continue
        throw new ServiceError('rate_limited', { retryAfter: counted.ttlInSeconds })
      }
    })
  },
  { name: 'call-limits', dependencies: ['@fastify/rate-limit'] },
)
