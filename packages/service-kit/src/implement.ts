import type { CallOutput, Endpoint, Upload } from '@wervio/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Identity, Recruiter } from './identity.ts'
import { withIncomingFile, type IncomingFile } from './incoming-file.ts'
import { limitVisitors, rateLimitConfig, type RateLimit, type VisitorLimits } from './rate-limit.ts'
import { limitVisitorBody } from './visitor-body.ts'
import { asRequest } from './work-scope.ts'

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined

/** What a handler gets, typed from its endpoint. */
export type Call<E extends Endpoint> = {
  params: E extends { params: infer S } ? Parsed<S> : undefined
  query: E extends { query: infer S } ? Parsed<S> : undefined
  body: E extends { body: infer S } ? Parsed<S> : undefined
  /** Of an endpoint with `upload`: starts reading the file. Nothing of it is read before. */
  receive: E extends { upload: Upload } ? () => Promise<IncomingFile> : undefined
  identity: E extends { jobs: true } ? Identity | null : E['auth'] extends 'recruiter' | 'identity' ? Identity : null
  recruiter: E['auth'] extends 'recruiter' ? Recruiter : E['auth'] extends 'visitor' ? Recruiter | null : null
  request: FastifyRequest
  reply: FastifyReply
}

/** Returns the success body (null for none), or the reply itself when it has been sent as a stream. */
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<CallOutput<E> | FastifyReply>

/** `/api/vacancies/{id}` as Fastify writes it: `/api/vacancies/:id`. */
export const routePath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1')

export type ImplementOptions = {
  rateLimit?: RateLimit
  /** For an endpoint with `auth: 'visitor'`: what callers without an account may do, and the most bytes they may send. */
  visitors?: VisitorLimits & { body: number }
  /** The most bytes a body may have, where it isn't what bodies may have. */
  bodyLimit?: number
  /** Asked every few seconds and by nobody in particular: no log lines. */
  quiet?: boolean
}

const isReply = (value: unknown): value is FastifyReply =>
  typeof value === 'object' && value !== null && 'hijack' in value && 'raw' in value

/** An absent body is an empty one, so that its fields are named instead of 'expected an object'. */
const fillBody = (request: FastifyRequest, _reply: FastifyReply, done: () => void): void => {
  request.body ??= {}
  done()
}

/** Multipart only, and unread: the handler streams it. */
const acceptOneFile = (scope: FastifyInstance): void => {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null))
}

/**
 * Serves one endpoint of the table in a scope of its own: the guard of its `auth` kind, its schemas, its handler.
 * The status is the endpoint's only success status, or whatever the handler set.
 */
export const implement = <const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
  options: ImplementOptions = {},
): void => {
  const guard = app.guards[endpoint.jobs ? 'recruiter-or-job' : endpoint.auth]
  if (!guard) throw new Error(`No guard for '${endpoint.auth}', which ${endpoint.method} ${endpoint.path} asks for`)
  const successes = Object.keys(endpoint.responses).map(Number)
  const status = successes.length === 1 ? successes[0] : undefined
  app.implemented.add(`${endpoint.method} ${endpoint.path}`)
  app.register((scope, _options, done) => {
    if (guard !== 'open') {
      scope.addHook('onRequest', guard)
      scope.addHook('preHandler', scope.limitCalls)
    }
    if (options.visitors) {
      scope.addHook('onRequest', limitVisitorBody(options.visitors.body))
      scope.addHook('preHandler', limitVisitors(scope, options.visitors))
    }
    if (endpoint.upload) acceptOneFile(scope)
    scope.route({
      method: endpoint.method,
      url: routePath(endpoint.path),
      ...(options.bodyLimit !== undefined && { bodyLimit: options.bodyLimit }),
      schema: {
        summary: endpoint.summary,
        ...(endpoint.params && { params: endpoint.params }),
        ...(endpoint.query && { querystring: endpoint.query }),
        ...(endpoint.body && { body: endpoint.body }),
        response: Object.fromEntries(Object.entries(endpoint.responses).filter(([, schema]) => schema !== null)),
      },
      config: {
        endpoint,
        quiet: options.quiet ?? false,
        ...(options.rateLimit && rateLimitConfig(options.rateLimit, options.visitors)),
      },
      ...(endpoint.body && { preValidation: fillBody }),
      handler: async (request, reply) => {
        if (status !== undefined) reply.code(status)
        const { params, query, body, identity, recruiter } = request
        const answerWith = (receive?: () => Promise<IncomingFile>) =>
          asRequest(() => handler({ params, query, body, receive, identity, recruiter, request, reply } as Call<E>))
        const answer = await (endpoint.upload
          ? withIncomingFile(request, reply, endpoint.upload, answerWith)
          : answerWith())
        if (isReply(answer)) return answer
        return answer === null ? reply.send() : answer
      },
    })
    done()
  })
}
