import { commonVariables, originsOf, portVariable, readEnvironment } from '@wervio/service-kit'
import { databaseUrlOf, databaseVariables } from '@wervio/service-kit/database'
import { z } from 'zod'
import { blobProblems, blobsOf, blobVariables } from './blobs/variables.ts'

const variables = z
  .object({
    ...commonVariables,
    WERVIO_MAIN_API_PORT: portVariable(8000),
    WERVIO_AI_SERVICE_PORT: portVariable(5000),
    WERVIO_AI_SERVICE_INTERNAL_URL: z
      .url({ protocol: /^https?$/, error: 'must be an http(s) address such as http://ai-service:5000' })
      .optional(),
    ...databaseVariables,
    ...blobVariables,
  })
  .superRefine((read, context) => {
    for (const { name, message } of blobProblems(read)) context.addIssue({ code: 'custom', path: [name], message })
  })

/** What main-api reads from its environment; throws one error that lists every bad or missing name. */
export const readConfig = (env: Record<string, string | undefined>) => {
  const read = readEnvironment(variables, env)
  return {
    production: read.NODE_ENV === 'production',
    logLevel: read.LOG_LEVEL,
    host: read.WERVIO_HOST,
    port: read.WERVIO_MAIN_API_PORT,
    origins: originsOf(read),
    trustedProxies: read.WERVIO_TRUSTED_PROXIES,
    hosts: read.WERVIO_HOSTS,
    callsPerMinute: read.WERVIO_CALLS_PER_MINUTE,
    databaseUrl: databaseUrlOf(read),
    databaseConnections: read.WERVIO_DATABASE_CONNECTIONS,
    blobs: blobsOf(read),
    /** How jobs reach ai-service; null without a secret, and then nothing is read in the background. */
    aiService: read.WERVIO_SERVICE_SECRET
      ? {
          url: read.WERVIO_AI_SERVICE_INTERNAL_URL ?? `http://localhost:${read.WERVIO_AI_SERVICE_PORT}`,
          secret: read.WERVIO_SERVICE_SECRET,
        }
      : null,
    projectId: read.FIREBASE_PROJECT_ID,
    emulatorHost: read.FIREBASE_AUTH_EMULATOR_HOST,
    emulatorSecret: read.WERVIO_AUTH_SECRET,
  }
}

export type Config = ReturnType<typeof readConfig>
