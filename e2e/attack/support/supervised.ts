import { startAttacked } from './attacked-product.ts'

/**
 * A product in a process of its own, for attacks that may end its supervisor: says `ready` with what is needed to
 * reach it, and stays until SIGTERM.
 */
const [dataDir = ''] = process.argv.slice(2)
const product = await startAttacked({ dataDir })
process.on('SIGTERM', () => void product.stop().then(() => process.exit(0)))
const { urls, ports, serviceSecret } = product
process.stdout.write(`ready ${JSON.stringify({ urls, ports, serviceSecret })}\n`)
