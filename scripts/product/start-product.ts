import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { seedDemo } from '../demo/seed.ts'
import { demoState } from '../demo/state.ts'
import { checkPorts, portTable, type Ports, portNames } from './ports.ts'
import { portsTaken, processesOf } from './processes.ts'
import { writeRegistry } from './remotes.ts'
import { environmentOf, readSettings, type Settings, type Urls, urlsOf } from './settings.ts'
import { Supervisor } from './supervisor.ts'

export type ProductOptions = {
  /** Ports to use; those absent are taken from `env`, else the fixed ones. */
  ports?: Partial<Ports>
  dataDir?: string
  env?: NodeJS.ProcessEnv
  /** Fill an empty data folder with the demo recruiter; false: never. */
  demo?: boolean
  dev?: boolean
  say?: (line: string) => void
  giveUp?: (reason: string) => void
  /** Stops a start that is under way; it then throws. */
  signal?: AbortSignal
}

/** Names of the processes: database, auth-emulator, main-api, ai-service, mfe-marketing, mfe-vacancies, mfe-candidates, shell. */
export type Product = {
  urls: Urls
  /** Stops everything; accounts and rows are on disk when it resolves. */
  stop: () => Promise<void>
  /** Stops (with `signal`, SIGTERM when absent) and starts one, and waits until it serves. */
  restart: (name: string, signal?: NodeJS.Signals) => Promise<void>
  stopOne: (name: string, signal?: NodeJS.Signals) => Promise<void>
  startOne: (name: string) => Promise<void>
}

const variablesOf = (ports: Partial<Ports>) => Object.fromEntries(portNames.flatMap((name) => (ports[name] ? [[portTable[name].variable, String(ports[name])]] : [])))

/** The settings of the environment, once its ports are free: told before a long build rather than after it. */
export const checkBeforeBuild = async ({ dev = false } = {}): Promise<Settings> => {
  const settings = readSettings(process.env, { dev })
  await checkPorts(settings.ports, portsTaken(settings))
  return settings
}

/** Starts the built product and resolves when all of it serves. Throws `StartError` with words for whoever starts it. */
export const startProduct = async ({ ports = {}, dataDir, env = process.env, demo, dev = false, say = () => {}, giveUp = () => {}, signal }: ProductOptions = {}): Promise<Product> => {
  const given = readSettings({ ...env, ...variablesOf(ports), ...(dataDir && { WERVIO_DATA: dataDir }) }, { dev })
  const settings = { ...given, demo: given.demo && demo !== false }
  await checkPorts(settings.ports, portsTaken(settings))
  await mkdir(settings.dataDir, { recursive: true, mode: 0o700 })
  const seeding = settings.demo && (await demoState(settings.dataDir)) === 'wanted'
  const urls = urlsOf(settings)
  if (!settings.env['WERVIO_REMOTES_FILE']) {
    await writeRegistry(environmentOf(settings)['WERVIO_REMOTES_FILE'] ?? '', (remote) => urls[remote.port], { dev, overrides: dev || settings.env['WERVIO_ALLOW_OVERRIDES'] === '1' })
  }
  const supervisor = new Supervisor(await processesOf(settings), join(settings.dataDir, 'logs'), { say, giveUp })
  try {
    signal?.addEventListener('abort', () => void supervisor.stopAll())
    await supervisor.startAll()
    signal?.throwIfAborted()
    if (seeding) await seedDemo(settings, say)
  } catch (error) {
    await supervisor.stopAll()
    throw error
  }
  return {
    urls,
    stop: () => supervisor.stopAll(),
    restart: (name, signal) => supervisor.restart(name, signal),
    stopOne: (name, signal) => supervisor.stopOne(name, signal),
    startOne: (name) => supervisor.startOne(name),
  }
}
