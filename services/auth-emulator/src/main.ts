import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  commonVariables,
  EnvironmentError,
  exitWith,
  listen,
  originsOf,
  portVariable,
  readEnvironment,
} from '@wervio/service-kit'
import { z } from 'zod'
import { openSignIn } from './open-sign-in.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

const environment = z.object({
  ...commonVariables,
  WERVIO_DATA: z.string().default(join(root, '.data')),
  WERVIO_AUTH_EMULATOR_PORT: portVariable(9099),
  /** Anywhere but on loopback it is reachable from other machines: for integration tests in containers. */
  WERVIO_AUTH_EMULATOR_ADDRESS: z.string().default('127.0.0.1'),
  WERVIO_AUTH_SECRET: z.string().min(32, { error: 'must have at least 32 characters' }),
})

const readConfig = (): z.output<typeof environment> => {
  try {
    return readEnvironment(environment, process.env)
  } catch (error) {
    if (error instanceof EnvironmentError) return exitWith(error.message)
    throw error
  }
}

const config = readConfig()
if (config.NODE_ENV === 'production')
  exitWith('De ingebouwde aanmelding start niet in productie: stel een eigen Firebase-project in (docs/operations.md).')

const app = await openSignIn({
  folder: join(config.WERVIO_DATA, 'auth'),
  projectId: config.FIREBASE_PROJECT_ID,
  secret: config.WERVIO_AUTH_SECRET,
  origins: originsOf(config),
  hosts: config.WERVIO_HOSTS ?? [],
  announce: ({ email, requestType, oobLink }) => process.stdout.write(`${requestType} ${email}: ${oobLink}\n`),
  log: config.LOG_LEVEL !== 'silent',
}).catch((error: unknown) => exitWith(error instanceof Error ? error.message : String(error)))

// Ignores WERVIO_HOST, so that it isn't reachable from other machines by accident.
await listen(app, {
  port: config.WERVIO_AUTH_EMULATOR_PORT,
  host: config.WERVIO_AUTH_EMULATOR_ADDRESS,
  variable: 'WERVIO_AUTH_EMULATOR_PORT',
})
