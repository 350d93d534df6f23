import { join } from 'node:path'
import { EnvironmentError, readEnvironment } from '@wervio/service-kit'
import { defaultDataFolder } from '@wervio/service-kit/embedded-database'
import { z } from 'zod'
import { DatabaseError, startDatabase } from './index.ts'
import { messages } from './messages.ts'

const environment = z.object({ WERVIO_DATA: z.string().default(defaultDataFolder) })

// Rows, log and socket are this user's alone, whatever the shell that started it says.
process.umask(0o077)

const fail = (message: string, error?: unknown): never => {
  process.stderr.write(`${message}\n`)
  const cause = error instanceof DatabaseError ? error.cause : error
  if (cause instanceof Error) process.stderr.write(`(${cause.message.split('\n', 1)[0]})\n`)
  process.exit(1)
}

// PostgreSQL's own exit inside PGlite arrives here and nowhere else.
process.on('uncaughtException', (error) => fail(messages.stuck, error))

try {
  const { WERVIO_DATA } = readEnvironment(environment, process.env)
  const database = await startDatabase({
    dataDir: join(WERVIO_DATA, 'database'),
    onFailure: fail,
    say: (line) => process.stdout.write(`${line}\n`),
  })
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    database.stop().then(
      () => process.exit(0),
      (error: unknown) => fail(messages.stopFailed, error),
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  process.stdout.write(`database ready at ${database.url}\n`)
} catch (error) {
  if (error instanceof DatabaseError || error instanceof EnvironmentError) fail(error.message, error)
  throw error
}
