import { randomUUID } from 'node:crypto'
import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { refuseForeignHosts } from './own-hosts.ts'

export type StaticAppOptions = {
  /** Names, besides the loopback ones, under which this server answers. */
  hosts?: string[] | undefined
  logLevel?: string | undefined
  /** Receives log lines instead of standard output; for tests. */
  logDestination?: { write: (line: string) => void } | undefined
  trustProxy?: FastifyServerOptions['trustProxy']
}

/** What asks every few seconds whether the server lives. */
const QUIET = '/health'

/** What an error says of where it came from; its message may hold the address that was asked for. */
const failureOf = ({ name, code, stack = '' }: Error & { code?: string }) => ({
  name,
  ...(code !== undefined && { code }),
  stack: stack.split('\n').filter((line) => /^\s+at /.test(line)),
})

/**
 * One line a request: method, the route's pattern, status and milliseconds. Never the address, which holds what
 * somebody searches for or the secret of a mailed link, and never where a request came from.
 */
const logRequests = (app: FastifyInstance): void => {
  app.addHook('onResponse', async ({ method, routeOptions, log }, { statusCode: status, elapsedTime }) => {
    if (routeOptions.url === QUIET) return
    log.info({ method, route: routeOptions.url ?? null, status, ms: Math.round(elapsedTime * 10) / 10 }, 'request')
  })
  app.addHook('onError', async ({ log }, _reply, error) => {
    if ((error.statusCode ?? 500) >= 500) log.error({ failure: failureOf(error) }, 'request failed')
  })
}

/** A server of files without routes, which answers under its own names alone and whose log names nobody. */
export const buildStaticApp = ({
  hosts,
  logLevel = 'info',
  logDestination,
  trustProxy = false,
}: StaticAppOptions): FastifyInstance => {
  const app = Fastify({
    logger: { level: logLevel, ...(logDestination && { stream: logDestination }) },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy,
    // Also connections that a browser opened and never used, which `close` would wait for.
    forceCloseConnections: true,
  })
  logRequests(app)
  refuseForeignHosts(app, hosts ?? [])
  return app
}
