import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from '@jest/globals'
import type { Account, Vacancy, VacancyDraft } from '@wervio/contracts'
import type { MicrosoftSettings } from '@wervio/microsoft'
import { ServiceError, type Identity, type TokenVerifier } from '@wervio/service-kit'
import { until } from '@wervio/testing/until'
import type { TestDatabase } from 'database/testing'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { buildApp, type AppOptions } from '../src/app.ts'
import type { SmtpSettings } from '../src/mail/settings.ts'
import { createMigratedDatabase } from './migrated-database.ts'

/** The moment at which everybody signed in whose token doesn't say when. */
const SIGNED_IN = Math.floor(Date.now() / 1_000) * 1_000

/** The end of an address that nobody confirmed. */
const UNCONFIRMED = '_unconfirmed'

/**
 * Tokens of tests: `<uid>~<email>`, `<uid>~<email>_unconfirmed`, `<uid>~anonymous` of a visitor, with `~<moment>` of
 * somebody who signed in then, and after that `~<milliseconds>` of life; `expired` has ended, anything else is garbage.
 */
const identityOf = (token: string): Identity => {
  const [uid, email, since, life = '3600000'] = token.split('~')
  if (token === 'expired') throw new ServiceError('session_expired')
  if (!uid || !email) throw new ServiceError('invalid_token')
  const isVisitor = email === 'anonymous'
  return {
    uid,
    email: isVisitor ? null : email.replace('_at_', '@').replace(UNCONFIRMED, ''),
    emailVerified: !isVisitor && !email.endsWith(UNCONFIRMED),
    displayName: null,
    provider: isVisitor ? 'anonymous' : 'password',
    signedInAt: Number(since || SIGNED_IN),
    expiresAt: Date.now() + Number(life),
  }
}

const verifier: TokenVerifier = { verify: (token) => new Promise((resolve) => resolve(identityOf(token))) }

export type Recruiter = { token: string; account: Account }

/** A token of a visitor without an account. */
export const visitorToken = (uid: string = randomUUID()): string => `${uid}~anonymous`

/** A token of somebody who isn't registered. */
export const newToken = (uid: string = randomUUID()): string => `${uid}~${uid}_at_voorbeeld.nl`

type AiService = { url: string; secret: string } | null

/** A busy machine refuses nothing that a test sends; in milliseconds. */
export const PATIENT = 60_000

type BuildOptions = {
  /** The folder for files; without one it is made when the first file comes. */
  folder?: string
  aiService?: AiService
  microsoft?: MicrosoftSettings | null
  smtp?: SmtpSettings | null
} & Pick<
  AppOptions,
  | 'role'
  | 'google'
  | 'demos'
  | 'identities'
  | 'identityRoundEvery'
  | 'jobsLookEvery'
  | 'longestWait'
  | 'writesPerMinute'
  | 'logDestination'
  | 'streamHeartbeatEvery'
> &
  Partial<Pick<AppOptions, 'logLevel'>>

/** The app on a database, for the caller to close. */
export const build = (
  databaseUrl: string,
  {
    folder = join(tmpdir(), `wervio-blobs-${randomUUID()}`),
    aiService = null,
    microsoft = null,
    smtp = null,
    role,
    google,
    identities,
    demos,
    identityRoundEvery = 50,
    jobsLookEvery = 200,
    longestWait = PATIENT,
    writesPerMinute,
    streamHeartbeatEvery,
    logLevel = 'silent',
    logDestination,
  }: BuildOptions = {},
): FastifyInstance =>
  buildApp({
    origins: ['http://localhost:3000'],
    databaseUrl,
    databaseConnections: 10,
    logLevel,
    ...(logDestination && { logDestination }),
    aiService,
    microsoft,
    smtp,
    role,
    google,
    identities,
    demos,
    identityRoundEvery,
    jobsLookEvery,
    verifier,
    blobs: { kind: 'folder', folder },
    longestWait,
    writesPerMinute,
    streamHeartbeatEvery,
  })

/** Resolves when `/health` says so. */
export const untilReady = async (app: FastifyInstance): Promise<void> => {
  await until(async () => (await app.inject('/health')).statusCode === 200)
}

/** The answer, if it is a success; else an error that says what came instead. */
const successOf = (answer: LightMyRequestResponse): LightMyRequestResponse => {
  const { statusCode, payload } = answer
  if (statusCode !== 200 && statusCode !== 201) throw new Error(`expected a success, got ${statusCode}: ${payload}`)
  return answer
}

/** The real app on a database of its own for one test file, started and stopped with it. */
export const startApp = ({
  aiService = () => null,
  microsoft = () => null,
  smtp = () => null,
  google = () => null,
  identities = () => null,
  demos = () => undefined,
  role,
}: {
  aiService?: () => AiService
  microsoft?: () => MicrosoftSettings | null
  smtp?: () => SmtpSettings | null
  google?: () => AppOptions['google']
  identities?: () => AppOptions['identities']
  demos?: () => AppOptions['demos']
  role?: AppOptions['role']
} = {}) => {
  let database: TestDatabase
  let app: FastifyInstance
  let blobs: string

  beforeAll(async () => {
    database = await createMigratedDatabase()
    blobs = await mkdtemp(join(tmpdir(), 'wervio-blobs-'))
    app = build(database.url, {
      folder: blobs,
      aiService: aiService(),
      microsoft: microsoft(),
      smtp: smtp(),
      google: google(),
      identities: identities(),
      demos: demos(),
      role,
    })
    await untilReady(app)
  }, 60_000)

  afterAll(async () => {
    await app.close()
    await database.stop()
    await rm(blobs, { recursive: true })
  })

  const call = (token: string, options: InjectOptions) =>
    app.inject({ ...options, headers: { authorization: `Bearer ${token}`, ...options.headers } })

  return {
    app: () => app,
    databaseUrl: () => database.url,
    blobsFolder: () => blobs,
    call,
    /** A registered recruiter with an organisation of its own. */
    recruiter: async (): Promise<Recruiter> => {
      const token = newToken()
      const response = await call(token, { method: 'POST', url: '/api/register', payload: { provider: 'email' } })
      return { token, account: successOf(response).json<Account>() }
    },
    createVacancy: async (token: string, draft: VacancyDraft = { title: 'Monteur' }): Promise<Vacancy> =>
      successOf(await call(token, { method: 'POST', url: '/api/vacancies', payload: draft })).json<Vacancy>(),
  }
}
