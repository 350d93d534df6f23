import { trace } from '@opentelemetry/api'
import type { FastifyInstance } from 'fastify'
import type { LoggerOptions } from 'pino'

export type LogLevel = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent'

/** Fields that never reach a log line, wherever they are. */
const personal = [
  'authorization',
  'cookie',
  'email',
  'password',
  'token',
  'body',
  'query',
  'headers',
  'displayName',
  'display_name',
]

/** pino's options: JSON lines with a service name and without personal data. */
export const loggerOptions = (service: string, level: LogLevel): LoggerOptions => ({
  level,
  base: { service },
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (label) => ({ level: label }) },
  // Lines of one trace are found by its id.
  mixin: () => {
    const span = trace.getActiveSpan()?.spanContext()
    return span ? { trace_id: span.traceId } : {}
  },
  redact: { paths: personal.flatMap((name) => [name, `*.${name}`]), remove: true },
  serializers: { req: () => undefined, res: () => undefined },
})

/** Logs one line a request: method, the route's pattern (never the address itself), status, milliseconds, account. */
export const logRequests = (app: FastifyInstance): void => {
  app.addHook('onResponse', (request, reply, done) => {
    if (request.routeOptions.config.quiet) return done()
    const ms = Math.round(reply.elapsedTime * 10) / 10
    request.log.info(
      { method: request.method, route: request.routeOptions.url ?? null, status: reply.statusCode, ms },
      'request',
    )
    return done()
  })
}
