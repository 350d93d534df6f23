import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the service was told to stop: it answers on, and `/health` says that nothing new should come. */
    draining: { isBegun: boolean }
  }
}

/** `WERVIO_DRAIN_SECONDS`, for the schema of a service's environment. */
export const drainVariable = z.coerce
  .number({ error: 'must be a number of seconds, 0 to 60' })
  .min(0, { error: 'must be at least 0 seconds' })
  .max(60, { error: 'must be at most 60 seconds' })
  .default(0)

/**
 * While a service drains, each answer asks its caller to use another connection next time, so that none is reused at
 * the moment it closes.
 */
export const allowDraining = (app: FastifyInstance): void => {
  app.decorate('draining', { isBegun: false })
  app.addHook('onRequest', (_request, reply, done) => {
    if (app.draining.isBegun) reply.header('Connection', 'close')
    done()
  })
}
