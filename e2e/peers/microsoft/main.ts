import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { startMicrosoftPeer } from './peer.ts'

const { values } = parseArgs({
  options: { port: { type: 'string', default: '8391' }, certificate: { type: 'string', default: '' } },
})
const peer = await startMicrosoftPeer(Number(values.port))
if (values.certificate !== '') await writeFile(values.certificate, peer.certificate)
process.stdout.write(`${peer.origin}\n`)
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => void peer.close().then(() => process.exit(0)))
