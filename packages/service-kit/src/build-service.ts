import { randomUUID } from 'node:crypto'
import type { Duplex } from 'node:stream'
import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import { apiVersionHeader, limits, type Service } from '@wervio/contracts'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import type { DestinationStream } from 'pino'
import { z } from 'zod'
import { CALLS_PER_MINUTE, callLimits } from './call-limits.ts'
import { endConnections } from './end-connections.ts'
import { answerError } from './error-handler.ts'
import { allowDraining } from './draining.ts'
import { createGuards } from './guards.ts'
import { registerHealth } from './health.ts'
import type { FindRecruiter, TokenVerifier } from './identity.ts'
import { acceptJsonOnly } from './json-body.ts'
import { loggerOptions, logRequests, type LogLevel } from './logging.ts'
import { registerOpenApi } from './openapi.ts'
import { refuseForeignHosts } from './own-hosts.ts'
import { serialiserCompiler } from './serialiser.ts'
import { createReadLog, type ReadLog, type StoreReads } from './read-log.ts'
import { answerHealthAlone, answersCalls, type ProcessRole } from './role.ts'
import { ServiceError } from './service-error.ts'
import type { ServiceTokens } from './service-tokens.ts'
import { stateVersion } from './state-version.ts'
import { observeRequests } from './telemetry/observe-requests.ts'
import { limitArrival, UPLOAD_MS } from './slow-request.ts'

export type ServiceOptions = {
  service: Service
  /** Name on the OpenAPI page. */
  title: string
  /** Origins whose pages may call this service. */
  origins: string[]
  verifier: TokenVerifier
  findRecruiter: FindRecruiter
  /** Verifies calls of our other services; without it they are refused. */
  serviceTokens?: ServiceTokens | null | undefined
  /** Stores what people looked at, for the audit log. */
  storeReads?: StoreReads | undefined
  /** Resolves when the service can answer; called by every `GET /health`. */
  ready: () => Promise<void>
  /** What this process does; `all` when absent. A worker answers `/health` alone. */
  role?: ProcessRole | undefined
  logLevel?: LogLevel
  /** Receives log lines instead of standard output; for tests. */
  logDestination?: DestinationStream
  /** Addresses or networks of proxies whose X-Forwarded-For is trusted; without them none is. */
  trustedProxies?: string[] | undefined
  /** Lower-case host names, besides the loopback ones, under which this service may be called. */
  hosts?: string[] | undefined
  /** How many reads, and how many writes, one account may do in a minute. */
  callsPerMinute?: number | undefined
  /** How often one account may call each endpoint that writes, in a minute, whatever its domain says. */
  writesPerMinute?: number | undefined
}

declare module 'fastify' {
  interface FastifyInstance {
    guards: ReturnType<typeof createGuards>
    /** Notes who saw what; absent where nothing stores it. */
    readLog?: ReadLog
    /** `METHOD /path` of every endpoint that was implemented, and of any route added beside `implement`. */
    implementedEndpoints: Set<string>
  }
}

z.config(z.locales.nl())

/** Of resumable uploads (tus 1.0.0), in requests and answers. */
const uploadHeaders = ['Tus-Resumable', 'Upload-Offset', 'Upload-Length', 'Upload-Metadata']

const brokenStatus: Partial<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** Answers requests that aren't valid HTTP. Fastify doesn't see them, so the usual error body is written by hand. */
const answerBrokenRequest = (error: Error & { code?: string }, socket: Duplex): void => {
  if (!socket.writable) return
  const status = brokenStatus[error.code ?? ''] ?? '400 Bad Request'
  const body = JSON.stringify(new ServiceError('bad_request').body())
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nCache-Control: no-store\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  )
}

/** Records routes outside the endpoint table, so that the access test finds them, except the documentation's own. */
const noteStrayRoutes = (app: FastifyInstance): void => {
  app.addHook('onRoute', ({ method, url, config }) => {
    if (config?.endpoint || url.startsWith('/docs') || url === '/openapi.json') return
    for (const verb of [method].flat())
      if (verb !== 'HEAD' && verb !== 'OPTIONS') app.implementedEndpoints.add(`${verb} ${url}`)
  })
}

/** A service without endpoints: add those with `implement`, then call `listen`. */
export const buildService = (options: ServiceOptions): FastifyInstance => {
  const logger = loggerOptions(options.service === 'main' ? 'main-api' : 'ai-service', options.logLevel ?? 'info')
  const app: FastifyInstance = Fastify({
    logger: options.logDestination ? { ...logger, stream: options.logDestination } : logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: limits.jsonBody,
    requestTimeout: UPLOAD_MS,
    genReqId: () => randomUUID(),
    trustProxy: options.trustedProxies ?? false,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: answerError,
  })
  endConnections(app)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serialiserCompiler)
  app.setErrorHandler(answerError)
  app.decorate(
    'guards',
    createGuards(options.verifier, options.findRecruiter, {
      service: options.service,
      tokens: options.serviceTokens ?? null,
    }),
  )
  app.decorate('implementedEndpoints', new Set<string>())
  if (options.writesPerMinute !== undefined) app.decorate('writesPerMinute', options.writesPerMinute)
  if (options.storeReads) app.decorate('readLog', createReadLog({ store: options.storeReads, log: app.log }))
  app.decorate('isBehindProxy', options.trustedProxies !== undefined)
  app.decorateRequest('identity', null)
  app.decorateRequest('recruiter', null)
  noteStrayRoutes(app)
  observeRequests(app)
  allowDraining(app)
  if (!answersCalls(options.role ?? 'all')) answerHealthAlone(app)
  refuseForeignHosts(app, options.hosts ?? [])
  acceptJsonOnly(app)
  logRequests(app)
  limitArrival(app, answerBrokenRequest)
  app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
  })
  app.register(cors, {
    origin: options.origins,
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: [
      'Authorization',
      'Content-Type',
      'Accept',
      'Range',
      'Last-Event-ID',
      'traceparent',
      apiVersionHeader,
      ...uploadHeaders,
    ],
    exposedHeaders: ['Link', 'Retry-After', 'X-Request-Id', apiVersionHeader, 'Content-Range', ...uploadHeaders],
    maxAge: 7200,
    strictPreflight: false,
  })
  app.register(rateLimit, { global: false })
  app.register(callLimits, { perMinute: options.callsPerMinute ?? CALLS_PER_MINUTE })
  app.addHook('onRequest', (request, reply, done) => {
    // Responses behind a token may not stay on the disk of a browser that several people use.
    reply.headers({ 'X-Request-Id': request.id, 'Cache-Control': 'no-store' })
    done()
  })
  stateVersion(app)
  registerOpenApi(app, options.title)
  registerHealth(app, options.service, options.ready)
  app.setNotFoundHandler(() => {
    throw new ServiceError('not_found')
  })
  return app
}
