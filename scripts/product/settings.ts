import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import { embeddedDatabaseUrl, socketFolderOf } from '../../packages/service-kit/src/database/embedded-address.ts'
import { portTable, type Ports, portNames, readPorts, StartError } from './ports.ts'
import { type RemoteKey, remotes } from './remote-packages.ts'
import { inRoot } from './root.ts'

/** The settings of one running product. */
export type Settings = {
  ports: Ports
  dataDir: string
  /** Whether to fill an empty data folder with the demo. */
  demo: boolean
  /** Whether development servers serve the remotes. */
  dev: boolean
  projectId: string
  /** Whether we start the emulator: no real project and no other emulator is configured. */
  ownAuthEmulator: boolean
  /** Whether we start the database: there is no DATABASE_URL. */
  ownDatabase: boolean
  /** The secret with which the services prove themselves to each other; a new one for every start by default. */
  serviceSecret: string
  /** The secret of the built-in sign-in, stored in the data folder, so that sessions survive a restart. */
  authSecret?: string
  /** The keys for tokens of Microsoft, stored in the data folder; only where Microsoft is set up without keys. */
  tokenKeys?: string
  /** Environment variables for the processes, besides those that this module sets. */
  env: NodeJS.ProcessEnv
}

const DEMO_PROJECT = 'demo-wervio'
const HOST = '127.0.0.1'

/** Reads the environment; throws `StartError` when something in it is wrong. */
export const readSettings = (env: NodeJS.ProcessEnv, { dev = false } = {}): Settings => {
  const projectId = env['FIREBASE_PROJECT_ID']?.trim() || DEMO_PROJECT
  const isDemoProject = projectId.startsWith('demo-')
  const production = env['NODE_ENV'] === 'production'
  const otherEmulator = Boolean(env['FIREBASE_AUTH_EMULATOR_HOST']?.trim())
  if (production && isDemoProject)
    throw new StartError(
      'In productie (NODE_ENV=production) is een echt Firebase-project nodig: zet FIREBASE_PROJECT_ID. Zie docs/operations.md.',
    )
  const ownAuthEmulator = isDemoProject && !otherEmulator
  return {
    ports: readPorts(env),
    dataDir: resolve(env['WERVIO_DATA']?.trim() || inRoot('.data')),
    demo: !production && isDemoProject,
    dev,
    projectId,
    ownAuthEmulator,
    ownDatabase: !env['DATABASE_URL']?.trim(),
    serviceSecret: env['WERVIO_SERVICE_SECRET']?.trim() || randomBytes(32).toString('hex'),
    env,
  }
}

/** Whether tokens of Microsoft will be stored and nobody gave a key for them. */
export const needsTokenKeys = ({ env }: Settings): boolean =>
  Boolean(env['MICROSOFT_CLIENT_ID']?.trim()) && !env['WERVIO_TOKEN_KEYS']?.trim()

/** The address of the product. */
export const urlsOf = ({ ports, dataDir }: Settings) => ({
  shell: `http://localhost:${ports.shell}`,
  ...(Object.fromEntries(remotes.map(({ key }) => [key, `http://localhost:${ports[key]}`])) as Record<
    RemoteKey,
    string
  >),
  mainApi: `http://localhost:${ports.mainApi}`,
  aiService: `http://localhost:${ports.aiService}`,
  authEmulator: `http://localhost:${ports.authEmulator}`,
  database: embeddedDatabaseUrl(socketFolderOf(dataDir)),
})
export type Urls = ReturnType<typeof urlsOf>

/** The environment of every process of the product. */
export const environmentOf = (settings: Settings): NodeJS.ProcessEnv => {
  const urls = urlsOf(settings)
  return {
    ...settings.env,
    ...Object.fromEntries(portNames.map((name) => [portTable[name].variable, String(settings.ports[name])])),
    WERVIO_DATA: settings.dataDir,
    WERVIO_REMOTES_FILE: settings.env['WERVIO_REMOTES_FILE'] ?? resolve(settings.dataDir, 'remotes.json'),
    WERVIO_BLOBS_DIR: settings.env['WERVIO_BLOBS_DIR']?.trim() || resolve(settings.dataDir, 'blobs'),
    WERVIO_SERVICE_SECRET: settings.serviceSecret,
    FIREBASE_PROJECT_ID: settings.projectId,
    // What Node compiled for one start serves the next ones too (docs/decisions/0230).
    NODE_COMPILE_CACHE: settings.env['NODE_COMPILE_CACHE'] ?? inRoot('node_modules/.cache/wervio/compiled'),
    ...(settings.tokenKeys && { WERVIO_TOKEN_KEYS: settings.tokenKeys }),
    ...(settings.ownDatabase && { DATABASE_URL: urls.database }),
    ...(settings.ownAuthEmulator && {
      FIREBASE_AUTH_EMULATOR_HOST: `${HOST}:${settings.ports.authEmulator}`,
      ...(settings.authSecret && { WERVIO_AUTH_SECRET: settings.authSecret }),
    }),
  }
}
