import { parseArgs } from 'node:util'
import { startS3StandIn } from '@wervio/testing/s3-stand-in'

/** `s3-stand-in.ts --port <number>`: a store in memory, for as long as it runs. */
const { values } = parseArgs({ options: { port: { type: 'string' } } })
const store = await startS3StandIn({ port: Number(values.port) })
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void store.stop().then(() => process.exit(0)))
