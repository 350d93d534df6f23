import type { MicrosoftSettings } from '@wervio/microsoft'
import { buildService, type ServiceOptions } from '@wervio/service-kit'
import type { FastifyInstance } from 'fastify'
import { accountsPlugin } from './accounts/plugin.ts'
import { chatPlugin } from './chat/plugin.ts'
import { cvPlugin } from './cv/plugin.ts'
import { usualReader, type CvReader } from './cv/reader.ts'
import { createParsers } from './cv/workers/parsers.ts'
import { demosPlugin } from './demos/plugin.ts'
import { createBuiltinEngine } from './engines/builtin/builtin-engine.ts'
import type { Engine } from './engines/engine.ts'
import type { Embedder } from './matching/embeddings/embedder.ts'
import { matchingPlugin } from './matching/plugin.ts'
import { meetingsPlugin } from './meetings/plugin.ts'
import { personaPlugin } from './persona/plugin.ts'
import type { Accounts } from './platform/accounts.ts'
import type { Platform } from './platform/platform.ts'
import { recordingsPlugin } from './recordings/plugin.ts'
import type { RecordingParts } from './recordings/recording-parts.ts'
import { createWorkSignal } from './recordings/work-signal.ts'
import { withoutSpeech } from './recordings/without-speech.ts'
import { createTaxonomySource } from './taxonomy/taxonomy-source.ts'
import { vacancyIntakePlugin } from './vacancy-intake/plugin.ts'
import { vacancyTextPlugin } from './vacancy-text/plugin.ts'

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
  | 'role'
> & {
  engine: Engine
  /** Writes for callers without an account; nobody does when absent. */
  visitorEngine?: Engine | null
  /** Places sentences by what they mean; absent, nothing is proposed. */
  embedder?: Embedder | null
  /** Where Microsoft is and as whom we come; without it nothing can be planned in Teams. */
  microsoft?: MicrosoftSettings | null
  accounts: Accounts
  /** The folder of models to recognise scanned CVs with; they stay unread when absent. */
  ocrModels?: string | null
  /** How the jobs of a CV are read. */
  cvReader?: CvReader
  /**
   * What recordings are stored and transcribed with; absent, they stay in a temporary folder and nothing is
   * transcribed.
   */
  recordings?: RecordingParts | undefined
}

/** The AI service: for whoever registered at main-api. Closes `accounts` with itself. */
export const buildApp = ({
  engine,
  visitorEngine = null,
  embedder = null,
  microsoft = null,
  accounts,
  ocrModels = null,
  cvReader = usualReader,
  recordings = withoutSpeech(),
  ...options
}: AppOptions): FastifyInstance => {
  const app = buildService({
    ...options,
    service: 'ai',
    title: 'Wervio AI',
    findRecruiter: accounts.find,
    ready: accounts.ready,
    storeReads: accounts.storeReads,
  })
  // Before the domains: hooks run in reverse, so the connections close when all of them have stopped.
  app.addHook('onClose', async () => {
    await app.readLog?.stop()
    await accounts.close()
  })
  const parsers = createParsers({ models: ocrModels, reader: cvReader })
  app.addHook('onClose', () => parsers.close())
  const platform: Platform = {
    role: options.role ?? 'all',
    engine,
    visitorEngine,
    rules: createBuiltinEngine(),
    embedder,
    microsoft,
    transaction: accounts.transaction,
    parsers,
    taxonomy: createTaxonomySource(accounts.transaction),
    recordings,
    recordingWork: createWorkSignal(),
  }
  app.register(accountsPlugin, { accounts })
  app.register(vacancyTextPlugin, platform)
  app.register(vacancyIntakePlugin, platform)
  app.register(personaPlugin, platform)
  app.register(chatPlugin, platform)
  app.register(cvPlugin, platform)
  app.register(recordingsPlugin, platform)
  app.register(matchingPlugin, platform)
  app.register(meetingsPlugin, platform)
  app.register(demosPlugin, platform)
  return app
}
