import { foreignHost, hasOneHost, isOwnHost } from '@wervio/contracts/own-host'
import type { FastifyInstance } from 'fastify'
import { ServiceError } from './service-error.ts'

/** Refuses every request whose `Host` is neither a loopback name nor one of `names`, before any other handler. */
export const refuseForeignHosts = (app: FastifyInstance, names: readonly string[]): void => {
  app.addHook('onRequest', (request, _reply, done) => {
    const isOwn = isOwnHost(request.headers.host, names) && hasOneHost(request.raw.rawHeaders)
    done(isOwn ? undefined : new ServiceError('bad_request', foreignHost))
  })
}
