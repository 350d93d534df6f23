import { existsSync } from 'node:fs'
import { answersQuery } from '../../services/database/src/answers-query.ts'
import { authEmulator, authSecretIn } from './auth-emulator.ts'
import type { ProcessSpec } from './process-spec.ts'
import { answers, listens, responds } from './ready.ts'
import { type Remote, type RemoteKey, remotes } from './remote-packages.ts'
import { inRoot } from './root.ts'
import { environmentOf, type Settings, urlsOf } from './settings.ts'
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
  // One session serves all: a question waits for whoever's transaction is longest.
  patience: 2,
})

/**
 * glibc keeps a heap for every thread otherwise, and the threads that read CVs are many; 2 is what servers usually get. Without the thresholds it also
 * keeps what V8's compiler gives back.
 */
export const serviceMemory = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
} as const

const service = (settings: Settings, name: 'main-api' | 'ai-service', url: string, after: string[]): ProcessSpec => ({
  name,
  args: [inRoot('services', name, 'src/main.ts')],
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

/** The shell's files are made anew at every change; its static server serves the newest. */
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
export const processesOf = async (given: Settings): Promise<ProcessSpec[]> => {
  const settings = given.ownAuthEmulator ? { ...given, authSecret: await authSecretIn(given.dataDir) } : given
  const urls = urlsOf(settings)
  const built = remotes.filter(isBuilt)
  const auth = settings.ownAuthEmulator ? [authEmulator(settings)] : []
  const own = settings.ownDatabase ? [database(settings)] : []
  const specs = [
    ...own,
    ...auth,
    service(
      settings,
      'main-api',
      urls.mainApi,
      [...own, ...auth].map(({ name }) => name),
    ),
    // Healthy once main-api has migrated, so it needn't wait for it to start.
    service(
      settings,
      'ai-service',
      urls.aiService,
      own.map(({ name }) => name),
    ),
    ...built.map((remote) =>
      settings.dev ? developmentServer(settings, remote) : staticServer(settings, remote.package, 'remote', remote.key),
    ),
    staticServer(settings, 'shell', 'shell', 'shell'),
    ...(settings.dev ? [shellWatch(settings)] : []),
  ]
  // A developer may hold a process at a breakpoint for as long as they like.
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
