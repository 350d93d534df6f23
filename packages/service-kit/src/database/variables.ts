import { z } from 'zod'
import { defaultDataFolder, embeddedDatabaseUrl, socketFolderOf } from './embedded-address.ts'

/** Where the database is; spread into the schema of a service that uses it. */
export const databaseVariables = {
  WERVIO_DATA: z.string().optional(),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be postgres://user:password@host:port/database' })
    .optional(),
  DATABASE_REPLICA_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be postgres://user:password@host:port/database' })
    .optional(),
  WERVIO_DATABASE_CONNECTIONS: z.coerce
    .number({ error: 'must be a number from 1 to 100' })
    .int()
    .min(1)
    .max(100)
    .default(10),
} as const

/** The address of `DATABASE_URL`, or of the embedded database in the data folder. */
export const databaseUrlOf = (env: { DATABASE_URL?: string | undefined; WERVIO_DATA?: string | undefined }): string =>
  env.DATABASE_URL ?? embeddedDatabaseUrl(socketFolderOf(env.WERVIO_DATA ?? defaultDataFolder))
