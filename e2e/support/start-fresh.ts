import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { portNames } from '../../scripts/product/ports.ts'
import { startProduct, type Product, type ProductOptions } from '../../scripts/product/start-product.ts'
import { freePorts } from './free-port.ts'

/** Names that would tie a test's product to the one that somebody works with. */
const OURS = /^(WERVIO_|AI_|DATABASE_URL$|FIREBASE_)/

const cleanEnvironment = () => Object.fromEntries(Object.entries(process.env).filter(([name]) => !OURS.test(name)))

export type FreshProduct = Product & { dataDir: string }

/** Starts the built product on ports and a data folder of its own, so that it runs beside any other; `stop` removes the folder. */
export const startFresh = async ({ env = {}, demo = false }: Pick<ProductOptions, 'env' | 'demo'> = {}): Promise<FreshProduct> => {
  const found = await freePorts(portNames.length)
  const ports = Object.fromEntries(portNames.map((name, index) => [name, found[index] ?? 0]))
  const dataDir = await mkdtemp(join(tmpdir(), 'wervio-e2e-'))
  const say = (line: string) => console.log(line)
  const removeData = () => rm(dataDir, { recursive: true, force: true })
  const environment = { ...cleanEnvironment(), LOG_LEVEL: 'warn', ...env }
  const product = await startProduct({ ports, dataDir, demo, say, giveUp: say, env: environment }).catch(async (error: unknown) => {
    await removeData()
    throw error
  })
  return {
    ...product,
    dataDir,
    stop: async () => {
      await product.stop()
      await removeData()
    },
  }
}
