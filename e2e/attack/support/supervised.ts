import { startAttacked } from './attacked-product.ts'

/**
 * Runs a product in a process of its own, for attacks that may end its supervisor: prints `ready` with the data to
 * reach it, and runs until SIGTERM.
 */
const [dataDir = ''] = process.argv.slice(2)
const product = await startAttacked({ dataDir })
process.on('SIGTERM', () => void product.stop().then(() => process.exit(0)))
const { urls, ports, serviceSecret } = product
process.stdout.write(`ready ${JSON.stringify({ urls, ports, serviceSecret })}\n`)
