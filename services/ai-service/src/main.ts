import {
  createServiceTokens,
  createTokenVerifier,
  EnvironmentError,
  exitWith,
  listen,
  originsOf,
  readEnvironment,
} from '@wervio/service-kit'
import { microsoftOf } from '@wervio/microsoft'
import { databaseUrlOf } from '@wervio/service-kit/database'
import { startTelemetry } from '@wervio/service-kit/telemetry'
import { buildApp } from './app.ts'
import { selectEngine, selectVisitorEngine } from './engines/select-engine.ts'
import { selectEmbedder } from './matching/embeddings/select-embedder.ts'
import { openAccounts } from './platform/accounts.ts'
import { type Config, environment } from './platform/config.ts'
import { configuredRecordings } from './recordings/configured-recordings.ts'
import { createTranscriber } from './speech/create-transcriber.ts'

const readConfig = (): Config => {
  try {
    return readEnvironment(environment, process.env)
  } catch (error) {
    if (error instanceof EnvironmentError) return exitWith(error.message)
    throw error
  }
}

const config = readConfig()
// Before the app: what measures asks for its instruments when it is made.
const stopTelemetry = await startTelemetry(
  {
    name: 'ai-service',
    portVariable: 'WERVIO_AI_SERVICE_METRICS_PORT',
    port: config.WERVIO_AI_SERVICE_METRICS_PORT,
  },
  config,
)
const engine = selectEngine(config)
const accounts = openAccounts({
  url: databaseUrlOf(config),
  connections: config.WERVIO_DATABASE_CONNECTIONS,
  onLostConnection: (failure) => app.log.warn({ failure }, 'lost a database connection'),
})
const transcriber = createTranscriber(config)
const app = buildApp({
  engine,
  visitorEngine: selectVisitorEngine(config.WERVIO_VISITOR_ENGINE, engine),
  embedder: selectEmbedder(config),
  microsoft: microsoftOf(config),
  accounts,
  recordings: configuredRecordings(config, transcriber),
  ocrModels: config.WERVIO_OCR_MODELS ?? null,
  cvReader: config.WERVIO_CV_READER,
  origins: originsOf(config),
  serviceTokens: config.WERVIO_SERVICE_SECRET ? createServiceTokens(config.WERVIO_SERVICE_SECRET) : null,
  trustedProxies: config.WERVIO_TRUSTED_PROXIES,
  hosts: config.WERVIO_HOSTS,
  callsPerMinute: config.WERVIO_CALLS_PER_MINUTE,
  logLevel: config.LOG_LEVEL,
  role: config.WERVIO_ROLE,
  verifier: createTokenVerifier({
    projectId: config.FIREBASE_PROJECT_ID,
    emulatorHost: config.FIREBASE_AUTH_EMULATOR_HOST,
    emulatorSecret: config.WERVIO_AUTH_SECRET,
    production: config.NODE_ENV === 'production',
  }),
})
app.addHook('onClose', () => transcriber.close())
app.addHook('onClose', stopTelemetry)
app.log.info({ engine: engine.name, model: engine.model }, 'engine chosen')
await listen(app, {
  port: config.WERVIO_AI_SERVICE_PORT,
  host: config.WERVIO_HOST,
  variable: 'WERVIO_AI_SERVICE_PORT',
  drainSeconds: config.WERVIO_DRAIN_SECONDS,
})
