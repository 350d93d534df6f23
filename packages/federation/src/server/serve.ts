import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { hostNamesOf } from '@wervio/contracts/own-host'
import { internalAddress } from './internal-address.ts'
import { registryFileOf } from './registry-file.ts'
import { buildRemoteServer } from './remote-server.ts'
import { readRuntimeConfig } from './runtime-config.ts'
import { buildShellServer } from './shell-server.ts'

const usage = 'serve.ts --kind shell|remote --dir <dist> --port <number> [--port-variable NAME]'

const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      kind: { type: 'string' },
      dir: { type: 'string' },
      port: { type: 'string' },
      'port-variable': { type: 'string' },
    },
  })
  const variable = values['port-variable']
  const port = Number((variable && process.env[variable]) || values.port)
  if ((values.kind !== 'shell' && values.kind !== 'remote') || !values.dir) throw new Error(usage)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`${variable ?? '--port'} must be a port number (1–65535)`)
  const dir = resolve(values.dir)
  const logLevel = process.env['LOG_LEVEL'] ?? 'info'
  const registryFile = registryFileOf(process.env)
  const hosts = hostNamesOf(process.env['WERVIO_HOSTS'])
  const trustedProxies = process.env['WERVIO_TRUSTED_PROXIES']?.split(',').map((network) => network.trim())
  const shellOptions = () => ({
    dir,
    config: readRuntimeConfig(process.env),
    registryFile,
    hosts,
    trustedProxies,
    reach: internalAddress(process.env),
    logLevel,
  })
  const app = values.kind === 'shell' ? buildShellServer(shellOptions()) : buildRemoteServer({ dir, hosts, logLevel })
  const host = process.env['WERVIO_HOST'] ?? 'localhost'
  await app.listen({ port, host }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE'
      ? new Error(`Port ${port} is taken; set ${variable ?? '--port'} to another one`)
      : error
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close())
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
