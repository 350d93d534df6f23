import { createHash, timingSafeEqual } from 'node:crypto'
import cors from '@fastify/cors'
import { foreignHost, hasOneHost, isOwnHost } from '@wervio/contracts/own-host'
import { describeError } from '@wervio/service-kit'
import Fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify'
import { changeByService, deleteByService, isAccountCall, lookupByService } from './calls.ts'
import type { Emulator } from './emulator.ts'
import { ProviderError } from './provider-error.ts'
import { resetPage } from './reset-page.ts'
import type { SignIn } from './sign-in.ts'
import type { Tokens } from './tokens.ts'

type AppOptions = {
  emulator: Emulator
  signIn: SignIn
  tokens: Tokens
  projectId: string
  /** Known to our services alone; the address of an administrative call starts with it. */
  secret: string
  /** Origins whose pages may sign people in. */
  origins: string[]
  hosts?: string[]
  log?: boolean
}

const BODY_BYTES = 64 * 1_024
const ACCOUNTS = '/identitytoolkit.googleapis.com/v1/accounts:'

/** Headers the Firebase SDK sends with its calls. */
const SDK_HEADERS = ['Content-Type', 'X-Client-Version', 'X-Firebase-Client', 'X-Firebase-GMPID', 'X-Firebase-Locale']

const notHere = () => new ProviderError(404, 'NOT_FOUND')
const callerOf = (request: FastifyRequest) => ({ address: request.ip, host: request.headers.host ?? '' })
const digest = (text: string) => createHash('sha256').update(text).digest()

/** Refuses a request whose `Host`, or `Origin` if it has one, isn't ours, before anything else is read. */
const refuseStrangers = (app: FastifyInstance, origins: string[], hosts: string[]): void => {
  app.addHook('onRequest', async ({ headers, raw }) => {
    if (!isOwnHost(headers.host, hosts) || !hasOneHost(raw.rawHeaders)) {
      throw new ProviderError(foreignHost.status, 'FOREIGN_HOST')
    }
    const isOwnPage = [...origins, `http://${headers.host}`].includes(headers.origin ?? '')
    if (headers.origin !== undefined && !isOwnPage) throw new ProviderError(403, 'FOREIGN_ORIGIN')
    if (headers.origin === undefined && headers['sec-fetch-site'] === 'cross-site') {
      throw new ProviderError(403, 'FOREIGN_ORIGIN')
    }
  })
}

/** The SDK refreshes a session with a form; its other calls are JSON. */
const acceptBodies = (app: FastifyInstance): void => {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(text)))),
  )
  app.removeContentTypeParser('text/plain')
}

const answerErrors = (app: FastifyInstance): void => {
  app.setNotFoundHandler(() => {
    throw notHere()
  })
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const isOurs = error instanceof ProviderError
    const isCallersFault = !isOurs && error.statusCode !== undefined && error.statusCode < 500
    const otherwise = isCallersFault
      ? new ProviderError(400, 'INVALID_ARGUMENT')
      : new ProviderError(503, 'UNAVAILABLE')
    const refusal = isOurs ? error : otherwise
    if (refusal.status >= 500) request.log.error({ failure: describeError(error) }, 'a sign-in call failed')
    return reply.code(refusal.status).header('cache-control', 'no-store').send(refusal.body())
  })
}

/**
 * The only access to the Auth emulator: the sign-in calls of the Firebase SDK for our own pages and programs on this
 * machine, and a few administrative calls for callers with the secret.
 */
export const buildApp = ({
  emulator,
  signIn,
  tokens,
  projectId,
  secret,
  origins,
  hosts = [],
  log = false,
}: AppOptions): FastifyInstance => {
  const logController = new LogController({ disableRequestLogging: true })
  const app = Fastify({
    logger: log,
    logController,
    bodyLimit: BODY_BYTES,
    requestTimeout: 30_000,
    forceCloseConnections: true,
  })
  refuseStrangers(app, origins, hosts)
  acceptBodies(app)
  answerErrors(app)
  app.register(cors, {
    origin: origins,
    methods: ['GET', 'POST'],
    allowedHeaders: SDK_HEADERS,
    maxAge: 7200,
    strictPreflight: false,
  })
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'))

  app.get('/', async () => ({ signIn: 'builtin', ready: true }))

  // find-my-way writes a literal colon as `::`.
  app.post<{ Params: { name: string } }>(`${ACCOUNTS.replace(/:$/, '::')}:name`, async (request) => {
    const { name } = request.params
    if (!isAccountCall(name) || !request.url.startsWith(ACCOUNTS + name)) throw notHere()
    return signIn.call(name, request.body, callerOf(request))
  })

  app.post('/securetoken.googleapis.com/v1/token', (request) => signIn.refresh(request.body, callerOf(request)))

  const refuseWithoutSecret = (given: string): void => {
    if (!timingSafeEqual(digest(given), digest(secret))) throw notHere()
  }

  app.post<{ Params: { secret: string } }>(
    `/:secret/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts::delete`,
    async (request) => {
      refuseWithoutSecret(request.params.secret)
      const body = deleteByService.safeParse(request.body)
      if (!body.success) throw new ProviderError(400, 'INVALID_ARGUMENT')
      return signIn.remove(body.data.localId)
    },
  )

  app.post<{ Params: { secret: string } }>(
    `/:secret/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts::update`,
    async (request) => {
      refuseWithoutSecret(request.params.secret)
      const body = changeByService.safeParse(request.body)
      if (!body.success) throw new ProviderError(400, 'INVALID_ARGUMENT')
      return 'validSince' in body.data
        ? signIn.revoke(body.data.localId, body.data.validSince)
        : signIn.removePassword(body.data.localId, callerOf(request))
    },
  )

  app.post<{ Params: { secret: string } }>(
    `/:secret/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts::lookup`,
    async (request) => {
      refuseWithoutSecret(request.params.secret)
      const body = lookupByService.safeParse(request.body)
      if (!body.success) throw new ProviderError(400, 'INVALID_ARGUMENT')
      const path = `/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:lookup`
      const answer = await emulator.call({ path, body: body.data, asOwner: true, host: callerOf(request).host })
      return tokens.seal(answer.body)
    },
  )
  app.register(async (scope) => resetPage(scope, signIn))
  return app
}
