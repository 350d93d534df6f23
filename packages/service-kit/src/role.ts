import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { ServiceError } from './service-error.ts'

/** What a process of a service does: answer calls (`api`), background work (`worker`), or both (`all`). */
export type ProcessRole = 'all' | 'api' | 'worker'

/** `WERVIO_ROLE`, for the schema of a service's environment. */
export const roleVariable = z.enum(['all', 'api', 'worker'], { error: 'must be all, api or worker' }).default('all')

export const answersCalls = (role: ProcessRole): boolean => role !== 'worker'

export const doesBackgroundWork = (role: ProcessRole): boolean => role !== 'api'

/** Refuses every call but `GET /health` before any other handler sees it: a worker is nobody's way in. */
export const answerHealthAlone = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, _reply, done) => {
    done(request.routeOptions.url === '/health' ? undefined : new ServiceError('not_found'))
  })
}
