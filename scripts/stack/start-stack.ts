import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { takeDataFolder } from '../product/data-folder.ts'
import type { ProcessSpec } from '../product/process-spec.ts'
import { answers, listens } from '../product/ready.ts'
import { inRoot, root } from '../product/root.ts'
import { Supervisor } from '../product/supervisor.ts'
import { type ComposeFile, readCompose } from './compose/read-compose.ts'
import { type LocalPlaces, placeLocally, type Scale } from './local-places.ts'
import { type Launch, localProcesses, nameOfCopy } from './local-processes.ts'
import { localConfig } from './proxy/local-config.ts'
import { haproxyProgram, startProxy } from './proxy/start-proxy.ts'
import { startDatabase } from './start-database.ts'
import { StackError } from './stack-error.ts'

/** Every process starts at the same moment, a dozen and more on the cores of one machine. */
const READY_WITHIN_MS = 300_000

export type StackOptions = {
  /** The variables that docker compose would read from its --env-file. */
  env: Record<string, string | undefined>
  profiles?: readonly string[]
  scale?: Scale
  /** Ports of this machine, enough for every port of every copy. */
  ports: readonly number[]
  /** Where logs, volumes and locks go. */
  folder: string
  say?: (line: string) => void
  /** Starts each copy in another way than as a process of this machine. */
  launch?: Launch
}

export type Stack = {
  /** Where the proxy answers, with the shell at its root. */
  url: string
  places: LocalPlaces
  compose: ComposeFile
  supervisor: Supervisor
  /** The processes that run now, each with its service. PostgreSQL's has children that belong to it. */
  pidsOf: () => { service: string; pid: number; withChildren: boolean }[]
  postgres: { binaries: string; port: number }
  /** What the services are told, with the database's port of this machine. */
  databaseUrl: string
  logFolder: string
  stop: () => Promise<void>
}

/** Nothing of the environment that somebody starts this from reaches a process but what makes it run. */
const machineOf = ({ PATH, HOME, TMPDIR, LANG, TZ }: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries({ PATH, HOME, TMPDIR, LANG, TZ }).filter(([, value]) => value !== undefined))

const storageSpec = (port: number): ProcessSpec => ({
  name: 'storage',
  args: [inRoot('scripts/stack/s3-stand-in.ts'), '--port', String(port)],
  cwd: root,
  env: machineOf(process.env),
  ready: listens(port),
})

/** The proxy asks each copy once a second. */
const ENTRY_WITHIN_MS = 30_000
const ENTRIES = ['/', '/main-api/health', '/ai-service/health']

/** Resolves when the proxy passes calls on: it may see that a copy is healthy later than we do. */
const untilEntered = async (url: string): Promise<void> => {
  const until = Date.now() + ENTRY_WITHIN_MS
  const hasEntry = async () => (await Promise.all(ENTRIES.map((path) => answers(`${url}${path}`)()))).every(Boolean)
  while (!(await hasEntry())) {
    if (Date.now() > until) throw new StackError(`the proxy passes nothing on; ask ${ENTRIES.join(', ')} of ${url}`)
    await wait(100)
  }
}

const placesOf = (compose: ComposeFile, { scale = {}, ports, folder }: StackOptions): LocalPlaces => {
  for (const name of Object.keys(scale))
    if (!compose.services[name]) throw new StackError(`there is no service ${name} to have copies of`)
  return placeLocally(compose, { scale, ports, folder, root })
}

const makeFolders = (compose: ComposeFile, folder: string): void => {
  for (const name of [...Object.keys(compose.volumes).map((volume) => join('volumes', volume)), 'logs'])
    mkdirSync(join(folder, name), { recursive: true, mode: 0o700 })
}

/**
 * Runs docker-compose.yml without a container engine: the same commands and environments, as processes of this machine,
 * behind the same proxy. PostgreSQL is a temporary one, and the store of files keeps them in memory. Resolves when all
 * of it serves.
 */
export const startStack = async (options: StackOptions): Promise<Stack> => {
  const { env, profiles = [], folder, say = () => {} } = options
  const compose = readCompose(readFileSync(inRoot('docker-compose.yml'), 'utf8'), { env, profiles })
  const { postgres, storage, proxy } = compose.services
  if (!postgres || !storage || !proxy) throw new StackError('docker-compose.yml lacks postgres, storage or proxy')
  const places = placesOf(compose, options)
  const { program, version } = await haproxyProgram()
  say(`HAProxy ${version} runs the configuration of ${proxy.image}`)
  makeFolders(compose, folder)
  const logFolder = join(folder, 'logs')
  const dataFolder = await takeDataFolder(folder, say)
  const port = places.portOf('postgres', 5432)
  const ends: (() => Promise<void>)[] = [() => dataFolder.release()]
  const stop = async (): Promise<void> => {
    for (const end of ends.splice(0).toReversed()) await end()
  }
  try {
    const database = await startDatabase(postgres, { port, root })
    ends.push(database.stop)
    const config = join(folder, 'haproxy.cfg')
    writeFileSync(config, localConfig(readFileSync(inRoot('deploy/proxy/haproxy.cfg'), 'utf8'), compose, places))
    const url = `http://localhost:${places.portOf('proxy', 8080)}`
    // Before the services, which call each other through it; it waits for their health checks.
    const entry = await startProxy({
      program,
      config,
      health: `${url}/proxy-health`,
      logFile: join(logFolder, 'proxy.log'),
      env: { ...machineOf(process.env), ...proxy.environment },
    })
    ends.push(entry.stop)
    const specs = localProcesses({ compose, places, root, machine: machineOf(process.env), launch: options.launch })
    const supervisor = new Supervisor([storageSpec(places.portOf('storage', 7070)), ...specs], {
      dataDir: folder,
      logFolder,
      guard: dataFolder.guard,
      say,
      giveUp: say,
      readyWithin: READY_WITHIN_MS,
    })
    ends.push(() => supervisor.stopAll())
    await supervisor.startAll()
    await untilEntered(url)
    const pidsOf = () => [
      ...Object.keys(compose.services).flatMap((service) =>
        Array.from({ length: places.copiesOf(service) }, (_, index) => nameOfCopy(service, index + 1)).flatMap(
          (name) => {
            const pid = supervisor.pidOf(name)
            return pid === null ? [] : [{ service, pid, withChildren: true }]
          },
        ),
      ),
      { service: 'proxy', pid: entry.pid, withChildren: false },
      { service: 'postgres', pid: database.pid, withChildren: true },
    ]
    return {
      url,
      places,
      compose,
      supervisor,
      pidsOf,
      postgres: { binaries: database.binaries, port },
      databaseUrl: places.localise(compose.services['main-api']?.environment['DATABASE_URL'] ?? '', 'main-api', 1),
      logFolder,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
