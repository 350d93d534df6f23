import { API_VERSION, apiVersionHeader, isCompatible } from '@wervio/contracts'
import type { FastifyInstance } from 'fastify'
import { ServiceError } from './service-error.ts'

/**
 * States the version of the API in every response, and refuses a caller that was built for another major version before
 * its body is read.
 */
export const stateVersion = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(apiVersionHeader, API_VERSION)
    // Node joins a repeated header to one text; only those of cookies are lists.
    const statedVersion = request.headers[apiVersionHeader.toLowerCase()] as string | undefined
    done(isCompatible(statedVersion) ? undefined : new ServiceError('version_refused'))
  })
}
