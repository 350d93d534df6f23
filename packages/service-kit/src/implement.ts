import type { CallOutput, Endpoint, UploadField } from '@wervio/contracts'
import type { FastifyInstance, FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { z } from 'zod'
import { endlessHeaders } from './endless-headers.ts'
import { refuseDemo, refuseRoles } from './guards.ts'
import type { Identity, Recruiter } from './identity.ts'
import { withIncomingFile, type IncomingFields, type IncomingFile } from './incoming-file.ts'
import { limitVisitors, rateLimitConfig, type RateLimit, type VisitorLimits } from './rate-limit.ts'
import { ServiceError } from './service-error.ts'
import { limitVisitorBody } from './visitor-body.ts'
import { asRequest, type Author } from './work-scope.ts'
import { WrittenAnswer } from './written-answer.ts'

type ParsedValue<S> = S extends z.ZodType ? z.output<S> : undefined

/** A handler's input, typed from its endpoint. */
export type Call<E extends Endpoint> = {
  params: E extends { params: infer S } ? ParsedValue<S> : undefined
  query: E extends { query: infer S } ? ParsedValue<S> : undefined
  body: E extends { body: infer S } ? ParsedValue<S> : undefined
  /** For an endpoint with `upload`: starts reading the file, of which nothing is read before. */
  receive: E extends { upload: UploadField } ? () => Promise<IncomingFile> : undefined
  /**
   * For an endpoint with `form`: its text fields, once the whole request has arrived; call it after the file was read.
   * Rejects with `validation_failed`.
   */
  readForm: E extends { form: infer S } ? () => Promise<ParsedValue<S>> : undefined
  identity: E extends { jobs: true }
    ? Identity | null
    : E['auth'] extends 'recruiter' | 'identity'
      ? Identity
      : E['auth'] extends 'newcomer'
        ? Identity | null
        : null
  recruiter: E['auth'] extends 'recruiter' ? Recruiter : E['auth'] extends 'visitor' ? Recruiter | null : null
  request: FastifyRequest
  reply: FastifyReply
}

/** Returns the success body (null for none), its JSON, or the reply itself if it was sent as a stream. */
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<CallOutput<E> | WrittenAnswer | FastifyReply>

/** Turns `/api/vacancies/{id}` into Fastify's `/api/vacancies/:id`. */
export const routePath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1')

export type ImplementOptions = {
  /** By default, endpoints that write have the limit of their domain. */
  rateLimit?: RateLimit
  /** For an endpoint that callers without an account may use: their limits, and the most bytes of their body. */
  visitors?: VisitorLimits & { body: number }
  /** The most bytes of a body, if it differs from the service's limit. */
  bodyLimit?: number
  /** Suppresses log lines; for an endpoint that machines call every few seconds. */
  quiet?: boolean
}

const domainLimit = (app: FastifyInstance, { method }: Endpoint): RateLimit | undefined =>
  app.writesPerMinute === undefined || method === 'GET' ? undefined : { max: app.writesPerMinute, seconds: 60 }

/** A job of our own services has no identity: it isn't the recruiter who does it. */
const authorOf = ({ recruiter, identity }: FastifyRequest): Author => {
  if (!recruiter) return {}
  return identity ? { accountId: recruiter.accountId } : { job: 'service' }
}

const isReply = (value: unknown): value is FastifyReply =>
  typeof value === 'object' && value !== null && 'hijack' in value && 'raw' in value

/**
 * Treats an absent body as an empty one, so that the error names the missing fields instead of 'expected an object'.
 */
const fillBody = (request: FastifyRequest, _reply: FastifyReply, done: () => void): void => {
  request.body ??= {}
  done()
}

/** The text fields beside a file, as the endpoint describes them. */
const parseForm = (form: z.ZodObject, fields: IncomingFields): unknown => {
  const parsed = form.safeParse(fields)
  if (parsed.success) return parsed.data
  throw new ServiceError('validation_failed', {
    extra: { fields: parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })) },
  })
}

/** Accepts multipart bodies only and leaves them unread: the handler streams them. */
const acceptOneFile = (scope: FastifyInstance): void => {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null))
}

/**
 * Serves one endpoint of the table in a scope of its own, with the guard of its `auth` kind, its schemas and its
 * handler. The status is the endpoint's only success status, or the one that the handler set.
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
  const rateLimit = options.rateLimit ?? domainLimit(app, endpoint)
  if (endpoint.method !== 'GET' && !rateLimit && !options.visitors)
    throw new Error(`No limit of calls for ${endpoint.method} ${endpoint.path}: give it one, or its domain`)
  app.implementedEndpoints.add(`${endpoint.method} ${endpoint.path}`)
  const serve: FastifyPluginCallback = (scope, _options, done) => {
    if (endpoint.endless)
      scope.addHook('onRequest', (_request, reply, proceed) => {
        reply.headers(endlessHeaders)
        proceed()
      })
    if (guard !== 'open') {
      scope.addHook('onRequest', guard)
      scope.addHook(
        'onRequest',
        refuseRoles(endpoint, (request) => app.readLog?.noteRefusal(endpoint, request)),
      )
      if (endpoint.notInDemo) scope.addHook('onRequest', refuseDemo)
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
      ...(endpoint.endless && { helmet: false }),
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
        ...(rateLimit && rateLimitConfig(rateLimit, options.visitors)),
      },
      ...(endpoint.body && { preValidation: fillBody }),
      handler: async (request, reply) => {
        if (status !== undefined) reply.code(status)
        const { params, query, body, identity, recruiter } = request
        const { upload, form } = endpoint
        const answerWith = (receive?: () => Promise<IncomingFile>, readFields?: () => Promise<IncomingFields>) => {
          const readForm = form && readFields && (async () => parseForm(form, await readFields()))
          return asRequest(
            () => handler({ params, query, body, receive, readForm, identity, recruiter, request, reply } as Call<E>),
            authorOf(request),
          )
        }
        const answer = await (upload
          ? withIncomingFile(request, reply, { ...upload, withFields: form !== undefined }, answerWith)
          : answerWith())
        // 'Not modified' shows nothing.
        if (reply.statusCode < 300) app.readLog?.noteAnswer(endpoint, request, isReply(answer) ? null : answer)
        if (isReply(answer)) return answer
        // Text would be written as a JSON string; bytes go out as they are.
        if (answer instanceof WrittenAnswer)
          return reply.type('application/json; charset=utf-8').send(Buffer.from(answer.json))
        return answer === null ? reply.send() : answer
      },
    })
    done()
  }
  // Without a name Fastify looks for the plugin among all modules, which costs a test 15 ms an endpoint under Jest.
  app.register(fastifyPlugin(serve, { name: `${endpoint.method} ${endpoint.path}`, encapsulate: true }))
}
