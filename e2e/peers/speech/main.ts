import { parseArgs } from 'node:util'
import { buildPeer } from './peer.ts'
import { isMode } from './modes.ts'

const { values } = parseArgs({
  options: { port: { type: 'string', default: '8391' }, mode: { type: 'string', default: '' } },
})
const mode = isMode(values.mode) ? values.mode : undefined
const app = buildPeer(mode)
const address = await app.listen({ port: Number(values.port), host: '127.0.0.1' })
process.stdout.write(`${address}/v1\n`)
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => void app.close().then(() => process.exit(0)))
