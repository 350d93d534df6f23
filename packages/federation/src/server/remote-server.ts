import fastifyStatic from '@fastify/static'
import Fastify, { type FastifyInstance } from 'fastify'
import { cacheControl } from './cache-headers.ts'
import { refuseForeignHosts } from './own-hosts.ts'

/** `hosts` are the names, besides the loopback ones, under which this server answers. */
type RemoteServerOptions = { dir: string; hosts?: string[]; logLevel?: string }

/** Serves the versions of a remote to every origin, because they are public code. */
export const buildRemoteServer = ({ dir, hosts, logLevel = 'info' }: RemoteServerOptions): FastifyInstance => {
  // Also connections that a browser opened and never used, which `close` would wait for.
  const app = Fastify({ logger: { level: logLevel }, forceCloseConnections: true })
  refuseForeignHosts(app, hosts ?? [])
  app.addHook('onRequest', async (_, reply) => {
    reply.headers({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'timing-allow-origin': '*',
      'x-content-type-options': 'nosniff',
    })
  })
  app.get('/health', async () => ({ status: 'ok' }))
  void app.register(fastifyStatic, {
    root: dir,
    preCompressed: true,
    cacheControl: false,
    index: false,
    setHeaders: (reply, path) => void reply.header('cache-control', cacheControl(path)),
  })
  app.setNotFoundHandler((_, reply) =>
    reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Niet gevonden'),
  )
  return app
}
