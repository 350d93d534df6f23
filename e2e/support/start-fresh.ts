import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as ports from '../../scripts/product/ports.ts'
import * as starting from '../../scripts/product/start-product.ts'
import type { Product, ProductOptions } from '../../scripts/product/start-product.ts'
import { freePorts } from '@wervio/testing/free-port'
import { copyMigratedDatabase } from './migrated-database.ts'

/** Environment variables that would connect a test's product to the one that somebody works with. */
const OURS = /^(WERVIO_|AI_|DATABASE_URL$|FIREBASE_)/

const cleanEnvironment = () => Object.fromEntries(Object.entries(process.env).filter(([name]) => !OURS.test(name)))

export type FreshProduct = Product & { dataDir: string }

/** `repository`: a copy of this one, whose own product is started. */
export type FreshOptions = Pick<ProductOptions, 'env' | 'demo'> & { repository?: string }

const thisProduct = { portNames: ports.portNames, startProduct: starting.startProduct }

const productOf = async (repository: string): Promise<typeof thisProduct> => {
  const load = (file: string): Promise<unknown> => import(pathToFileURL(join(repository, 'scripts/product', file)).href)
  const [{ portNames }, { startProduct }] = (await Promise.all([load('ports.ts'), load('start-product.ts')])) as [
    typeof ports,
    typeof starting,
  ]
  return { portNames, startProduct }
}

/**
 * Starts the built product on ports and a data folder of its own, so that it runs beside any other; `stop` removes the
 * folder.
 */
export const startFresh = async ({ env = {}, demo = false, repository }: FreshOptions = {}): Promise<FreshProduct> => {
  const { portNames, startProduct } = repository === undefined ? thisProduct : await productOf(repository)
  const portNumbers = await freePorts(portNames.length)
  const chosenPorts = Object.fromEntries(portNames.map((name, index) => [name, portNumbers[index] ?? 0]))
  const dataDir = await mkdtemp(join(tmpdir(), 'wervio-e2e-'))
  // The demo goes into an empty folder, and a copy of the repository may have migrations of its own.
  if (!demo && repository === undefined) await copyMigratedDatabase(dataDir)
  const say = (line: string) => console.log(line)
  const removeData = () => rm(dataDir, { recursive: true, force: true })
  const environment = { ...cleanEnvironment(), LOG_LEVEL: 'warn', ...env }
  const product = await startProduct({ ports: chosenPorts, dataDir, demo, say, giveUp: say, env: environment }).catch(
    async (error: unknown) => {
      await removeData()
      throw error
    },
  )
  return {
    ...product,
    dataDir,
    stop: async () => {
      await product.stop()
      await removeData()
    },
  }
}
