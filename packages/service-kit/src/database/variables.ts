import { z } from 'zod'
import { portVariable } from '../read-environment.ts'

/** Where the database is; spread into the schema of a service that uses it. */
export const databaseVariables = {
  WERVIO_DATABASE_PORT: portVariable(5433),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be postgres://user:password@host:port/database' }).optional(),
  WERVIO_DATABASE_CONNECTIONS: z.coerce.number({ error: 'must be a number from 1 to 100' }).int().min(1).max(100).default(10),
} as const

/** The database given, or the embedded one on this machine. */
export const databaseUrlOf = (env: { DATABASE_URL?: string | undefined; WERVIO_DATABASE_PORT: number }): string =>
  env.DATABASE_URL ?? `postgres://postgres@127.0.0.1:${env.WERVIO_DATABASE_PORT}/postgres`
