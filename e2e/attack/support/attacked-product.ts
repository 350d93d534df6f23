import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { portNames, type Ports } from '../../../scripts/product/ports.ts'
import { startProduct, type Product } from '../../../scripts/product/start-product.ts'
import { freePorts } from '@wervio/testing/free-port'
import { undoLater } from './clean-up.ts'

/** Environment variables that would connect the product to the one that somebody works with. */
const OURS = /^(WERVIO_|AI_|DATABASE_URL$|FIREBASE_)/

export const cleanEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !OURS.test(name)))

export type AttackedProduct = Product & {
  dataDir: string
  ports: Partial<Ports>
  /** The secret with which its services prove themselves to each other. */
  serviceSecret: string
  /** Its output for the person who starts it. */
  lines: string[]
  /** Why the supervisor gave up; empty while it goes on. */
  endings: string[]
}

export type ProductWishes = { dataDir?: string; env?: NodeJS.ProcessEnv }

export const newPorts = async (): Promise<Partial<Ports>> => {
  const numbers = await freePorts(portNames.length)
  return Object.fromEntries(portNames.map((name, index) => [name, numbers[index] ?? 0]))
}

/** A new temporary folder that the run removes. */
export const temporaryFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'wervio-attack-'))
  undoLater(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }))
  return folder
}

/** Starts the built product without the demo, on its own ports and data folder; stopped at the end of the run. */
export const startAttacked = async ({ dataDir, env = {} }: ProductWishes = {}): Promise<AttackedProduct> => {
  const folder = dataDir ?? (await temporaryFolder())
  const ports = await newPorts()
  const serviceSecret = randomBytes(32).toString('hex')
  const lines: string[] = []
  const endings: string[] = []
  const environment = { ...cleanEnvironment(), LOG_LEVEL: 'warn', WERVIO_SERVICE_SECRET: serviceSecret, ...env }
  const cancel = new AbortController()
  const starting = startProduct({
    ports,
    dataDir: folder,
    demo: false,
    env: environment,
    say: (line) => lines.push(line),
    giveUp: (reason) => endings.push(reason),
    signal: cancel.signal,
  })
  // Registered before it serves, so that an interrupted run stops it too.
  const stop = undoLater(async () => {
    cancel.abort()
    const startedProduct = await starting.catch(() => null)
    await startedProduct?.stop()
  })
  const product = await starting
  return { ...product, stop, dataDir: folder, ports, serviceSecret, lines, endings }
}
