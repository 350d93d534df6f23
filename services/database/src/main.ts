import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { EnvironmentError, portVariable, readEnvironment } from '@wervio/service-kit'
import { z } from 'zod'
import { DatabaseError, startDatabase } from './index.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

const environment = z.object({
  WERVIO_DATA: z.string().default(join(root, '.data')),
  WERVIO_DATABASE_PORT: portVariable(5433),
})

const fail = (message: string, error?: unknown): never => {
  process.stderr.write(`${message}\n`)
  if (error instanceof Error && error.cause instanceof Error) process.stderr.write(`(${error.cause.message.split('\n', 1)[0]})\n`)
  process.exit(1)
}

try {
  const env = readEnvironment(environment, process.env)
  const database = await startDatabase({ dataDir: join(env.WERVIO_DATA, 'database'), port: env.WERVIO_DATABASE_PORT, onFailure: fail })
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    database.stop().then(
      () => process.exit(0),
      () => fail('De database kon niet netjes stoppen.'),
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  process.stdout.write(`database ready on 127.0.0.1:${env.WERVIO_DATABASE_PORT}\n`)
} catch (error) {
  if (error instanceof DatabaseError || error instanceof EnvironmentError) fail(error.message, error)
  throw error
}
