import { foreignHost, hasOneHost, isOwnHost } from '@wervio/contracts/own-host'
import type { FastifyInstance } from 'fastify'

/** Refuses every request whose `Host` is neither a loopback name nor one of `names`, before any other handler. */
export const refuseForeignHosts = (app: FastifyInstance, names: readonly string[]): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (isOwnHost(request.headers.host, names) && hasOneHost(request.raw.rawHeaders)) return undefined
    return reply
      .code(foreignHost.status)
      .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
      .type('text/plain; charset=utf-8')
      .send(foreignHost.message)
  })
}
