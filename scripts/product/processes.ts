import { existsSync } from 'node:fs'
import { answersQuery } from '../../services/database/src/answers-query.ts'
import { authEmulator, authSecretIn } from './auth-emulator.ts'
import type { ProcessSpec } from './process-spec.ts'
import { answers, listens, responds } from './ready.ts'
import { type Remote, type RemoteKey, remotes } from './remote-packages.ts'
import { inRoot } from './root.ts'
import { environmentOf, needsTokenKeys, type Settings, urlsOf } from './settings.ts'
import { tokenKeysIn } from './token-keys.ts'
import type { PortName } from './ports.ts'

const STATIC_SERVER = inRoot('packages/federation/src/server/serve.ts')
const ASK_DATABASE_MS = 3_500
const WEBPACK = (folder: string) => inRoot(folder, 'node_modules/webpack-cli/bin/cli.js')

const database = (settings: Settings): ProcessSpec => ({
  name: 'database',
  args: [inRoot('services/database/src/main.ts')],
  cwd: inRoot('services/database'),
  env: environmentOf(settings),
  ready: () => answersQuery(urlsOf(settings).database, ASK_DATABASE_MS),
  alive: () => answersQuery(urlsOf(settings).database, ASK_DATABASE_MS),
  // One database session serves all callers, so a check may wait for the longest transaction.
  patience: 2,
})

/**
 * Settings of glibc, which otherwise keeps a heap for each of the many threads that read CVs; 2 is usual for servers.
 * Without the thresholds it also keeps memory that V8's compiler frees.
 */
export const serviceMemory = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
} as const

/**
 * Megabytes of half the space for new objects, as in the images of the services. V8 lets it grow while a service
 * starts, and keeps what it took: 362 MB at their most instead of 190 (docs/decisions/0230).
 */
export const YOUNG_SPACE = '--max-semi-space-size=8'

/** The bundle of a service, in its folder (docs/decisions/0233). */
export const SERVICE_MAIN = 'dist/main.js'

const service = (settings: Settings, name: 'main-api' | 'ai-service', url: string, after: string[]): ProcessSpec => ({
  name,
  // A developer's change is there at the next start, without a build.
  args: [YOUNG_SPACE, inRoot('services', name, settings.dev ? 'src/main.ts' : SERVICE_MAIN)],
  cwd: inRoot('services', name),
  env: { ...environmentOf(settings), ...serviceMemory },
  ready: answers(`${url}/health`),
  alive: responds(`${url}/health`),
  after,
  loud: settings.dev,
})

const staticServer = (
  settings: Settings,
  name: string,
  kind: 'shell' | 'remote',
  port: RemoteKey | 'shell',
): ProcessSpec => ({
  name,
  args: [STATIC_SERVER, '--kind', kind, '--dir', inRoot(name, 'dist'), '--port', String(settings.ports[port])],
  cwd: inRoot(name),
  env: environmentOf(settings),
  ready: listens(settings.ports[port], 'localhost'),
  alive: responds(`${urlsOf(settings)[port]}/health`),
})

const developmentServer = (settings: Settings, { package: name, key }: Remote): ProcessSpec => ({
  name,
  args: [WEBPACK(name), 'serve', '--mode', 'development'],
  cwd: inRoot(name),
  env: environmentOf(settings),
  ready: answers(`${urlsOf(settings)[key]}/mf-manifest.json`),
  loud: true,
})

/** Rebuilds the shell's files at every change; its static server serves the newest. */
const shellWatch = (settings: Settings): ProcessSpec => ({
  name: 'shell-build',
  args: [WEBPACK('shell'), '--watch', '--mode', 'production'],
  cwd: inRoot('shell'),
  env: environmentOf(settings),
  ready: async () => true,
  loud: true,
})

const isBuilt = ({ package: name }: Remote): boolean => existsSync(inRoot(name, 'dist', 'remote.json'))

/** Every process of the product, and which must be ready before which. */
export const processesOf = async (productSettings: Settings): Promise<ProcessSpec[]> => {
  const settings: Settings = {
    ...productSettings,
    ...(productSettings.ownAuthEmulator && { authSecret: await authSecretIn(productSettings.dataDir) }),
    ...(needsTokenKeys(productSettings) && { tokenKeys: await tokenKeysIn(productSettings.dataDir) }),
  }
  const urls = urlsOf(settings)
  const builtRemotes = remotes.filter(isBuilt)
  const emulators = settings.ownAuthEmulator ? [authEmulator(settings)] : []
  const databases = settings.ownDatabase ? [database(settings)] : []
  const specs = [
    ...databases,
    ...emulators,
    service(
      settings,
      'main-api',
      urls.mainApi,
      [...databases, ...emulators].map(({ name }) => name),
    ),
    // It becomes healthy only once main-api has migrated, so it can start without waiting.
    service(
      settings,
      'ai-service',
      urls.aiService,
      databases.map(({ name }) => name),
    ),
    ...builtRemotes.map((remote) =>
      settings.dev ? developmentServer(settings, remote) : staticServer(settings, remote.package, 'remote', remote.key),
    ),
    staticServer(settings, 'shell', 'shell', 'shell'),
    ...(settings.dev ? [shellWatch(settings)] : []),
  ]
  // A developer may stop a process at a breakpoint for any length of time.
  return settings.dev ? specs.map(({ alive: _alive, ...spec }) => spec) : specs
}

/** The ports those processes take. */
export const portsTaken = (settings: Settings): PortName[] => [
  'shell',
  ...remotes.map(({ key }) => key),
  'mainApi',
  'aiService',
  ...(settings.ownAuthEmulator ? (['authEmulator'] as const) : []),
]
