import { buildService, type FindRecruiter, type ServiceOptions } from '@wervio/service-kit'
import type { FastifyInstance } from 'fastify'
import type { Conversations } from './chat/conversations.ts'
import { registerChat } from './chat/routes.ts'
import { registerParseCv } from './cv/routes.ts'
import type { Engine } from './engines/engine.ts'
import { registerPersona } from './persona/routes.ts'
import type { Recordings } from './recordings/recordings.ts'
import { registerRecordings } from './recordings/routes.ts'
import { registerVacancyText } from './vacancy-text/routes.ts'

/** Where recruiters are found, and whether that can be asked. */
export type Accounts = { find: FindRecruiter; ready: () => Promise<void>; close: () => Promise<void> }

export type AppOptions = Pick<
  ServiceOptions,
  | 'origins'
  | 'verifier'
  | 'serviceTokens'
  | 'logLevel'
  | 'logDestination'
  | 'trustedProxies'
  | 'hosts'
  | 'callsPerMinute'
> & {
  engine: Engine
  /** Writes for callers without an account; nobody does when absent. */
  visitorEngine?: Engine | null
  accounts: Accounts
  conversations: Conversations
  recordings: Recordings
}

/** The AI service: for whoever registered at main-api. Closes `accounts` with itself. */
export function buildApp({
  engine,
  visitorEngine = null,
  accounts,
  conversations,
  recordings,
  ...options
}: AppOptions): FastifyInstance {
  const app = buildService({
    ...options,
    service: 'ai',
    title: 'Wervio AI',
    findRecruiter: accounts.find,
    ready: accounts.ready,
  })
  app.addHook('onClose', () => accounts.close())
  registerVacancyText(app, { recruiters: engine, visitors: visitorEngine })
  registerPersona(app, engine)
  registerChat(app, engine, conversations)
  registerParseCv(app, engine)
  registerRecordings(app, recordings)
  return app
}
