import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { cacheControl } from './cache-headers.ts'
import { buildStaticApp, type StaticAppOptions } from './static-app.ts'

type RemoteServerOptions = Pick<StaticAppOptions, 'hosts' | 'logLevel' | 'logDestination'> & { dir: string }

/** Serves the versions of a remote to every origin, because they are public code. */
export const buildRemoteServer = ({ dir, ...options }: RemoteServerOptions): FastifyInstance => {
  const app = buildStaticApp(options)
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
    dotfiles: 'ignore',
    setHeaders: (reply, path) => void reply.header('cache-control', cacheControl(path)),
  })
  app.setNotFoundHandler((_, reply) =>
    reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Niet gevonden'),
  )
  return app
}
