import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { seedDemo } from '../demo/seed.ts'
import { demoState } from '../demo/state.ts'
import { type DataFolder, explainStorage, isWithoutRoom, takeDataFolder } from './data-folder.ts'
import type { LivenessLimits } from './liveness.ts'
import { checkPorts, portTable, type Ports, portNames } from './ports.ts'
import { portsTaken, processesOf } from './processes.ts'
import { writeRegistry } from './remotes.ts'
import { environmentOf, readSettings, type Settings, type Urls, urlsOf } from './settings.ts'
import { Supervisor } from './supervisor.ts'

export type ProductOptions = {
  /** Ports to use; by default those of `env`, else the fixed ones. */
  ports?: Partial<Ports>
  dataDir?: string
  env?: NodeJS.ProcessEnv
  /** Whether to fill an empty data folder with the demo recruiter. */
  demo?: boolean
  dev?: boolean
  say?: (line: string) => void
  giveUp?: (reason: string) => void
  /** The data folder, if it was reserved before; `stop` releases it. */
  folder?: DataFolder
  /** Time after which a silent process is replaced, for tests. */
  liveness?: Partial<LivenessLimits>
  /** Aborts a start, which then throws. */
  signal?: AbortSignal
}

/**
 * The processes: database, auth-emulator, main-api, ai-service, mfe-marketing, mfe-vacancies, mfe-candidates, shell.
 */
export type Product = {
  urls: Urls
  /** Stops everything; when it resolves, accounts and rows are on disk. */
  stop: () => Promise<void>
  /** Stops one process (with `signal`, by default SIGTERM), starts it again and waits until it serves. */
  restart: (name: string, signal?: NodeJS.Signals) => Promise<void>
  stopOne: (name: string, signal?: NodeJS.Signals) => Promise<void>
  startOne: (name: string) => Promise<void>
}

const variablesOf = (ports: Partial<Ports>) =>
  Object.fromEntries(
    portNames.flatMap((name) => (ports[name] ? [[portTable[name].variable, String(ports[name])]] : [])),
  )

/**
 * Writes the registry of the built remotes, unless another one is configured. On a full disk the one of the last start
 * is used.
 */
const writeOwnRegistry = async (settings: Settings, say: (line: string) => void): Promise<void> => {
  if (settings.env['WERVIO_REMOTES_FILE']) return
  const urls = urlsOf(settings)
  const file = environmentOf(settings)['WERVIO_REMOTES_FILE'] ?? ''
  const overrides = settings.dev || settings.env['WERVIO_ALLOW_OVERRIDES'] === '1'
  try {
    await writeRegistry(file, (remote) => urls[remote.key], { dev: settings.dev, overrides })
  } catch (error) {
    if (!isWithoutRoom(error) || !existsSync(file)) throw error
    say('de schijf is vol: het register van de vorige start wordt gebruikt.')
  }
}

/** Reserves the data folder, then checks the ports, so that a second start on one folder reports the folder. */
const takeFolderAndPorts = async (settings: Settings, say: (line: string) => void): Promise<DataFolder> => {
  const folder = await takeDataFolder(settings.dataDir, say)
  try {
    await checkPorts(settings.ports, portsTaken(settings))
  } catch (error) {
    await folder.release()
    throw error
  }
  return folder
}

/** Reads the settings, reserves the data folder and checks the ports, so that problems show before a long build. */
export const checkBeforeBuild = async ({ dev = false, say = (_line: string) => {} } = {}): Promise<{
  settings: Settings
  folder: DataFolder
}> => {
  const settings = readSettings(process.env, { dev })
  return { settings, folder: await takeFolderAndPorts(settings, say) }
}

const begin = async (
  settings: Settings,
  folder: DataFolder,
  { say = () => {}, giveUp = () => {}, liveness, signal }: ProductOptions,
): Promise<Supervisor> => {
  const seeding = settings.demo && (await demoState(settings.dataDir)) === 'wanted'
  await writeOwnRegistry(settings, say)
  const supervisor = new Supervisor(await processesOf(settings), {
    dataDir: settings.dataDir,
    logFolder: join(settings.dataDir, 'logs'),
    guard: folder.guard,
    say,
    giveUp,
    liveness,
  })
  try {
    signal?.addEventListener('abort', () => void supervisor.stopAll())
    signal?.throwIfAborted()
    await supervisor.startAll()
    signal?.throwIfAborted()
    if (seeding) await seedDemo(settings, say)
  } catch (error) {
    await supervisor.stopAll()
    throw error
  }
  return supervisor
}

/**
 * Starts the built product; resolves when all of it serves. Throws a `StartError` with a message for the person who
 * starts it.
 */
export const startProduct = async (options: ProductOptions = {}): Promise<Product> => {
  const { ports = {}, dataDir, env = process.env, demo, dev = false, say = () => {} } = options
  const environment = readSettings({ ...env, ...variablesOf(ports), ...(dataDir && { WERVIO_DATA: dataDir }) }, { dev })
  const settings = { ...environment, demo: environment.demo && demo !== false }
  const folder = options.folder ?? (await takeFolderAndPorts(settings, say))
  const supervisor = await begin(settings, folder, options).catch(async (error: unknown) => {
    await folder.release()
    throw explainStorage(error, settings.dataDir)
  })
  return {
    urls: urlsOf(settings),
    stop: async () => {
      await supervisor.stopAll()
      await folder.release()
    },
    restart: (name, signal) => supervisor.restart(name, signal),
    stopOne: (name, signal) => supervisor.stopOne(name, signal),
    startOne: (name) => supervisor.startOne(name),
  }
}
