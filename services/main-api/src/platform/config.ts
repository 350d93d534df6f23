import { AUDIT_LOG_DAYS, AUDIT_LOG_LEAST_DAYS } from '@wervio/contracts'
import { microsoftOf, microsoftProblems, microsoftVariables } from '@wervio/microsoft'
import { commonVariables, originsOf, portVariable, readEnvironment } from '@wervio/service-kit'
import { databaseUrlOf, databaseVariables } from '@wervio/service-kit/database'
import { metricsPortVariable, telemetryVariables } from '@wervio/service-kit/telemetry'
import { z } from 'zod'
import { blobProblems, blobsOf, blobVariables } from '@wervio/service-kit/blobs'
import { googleOf, googleProblems, googleVariables } from '../sign-in/google-settings.ts'
import { mailProblems, mailVariables, smtpOf } from '../mail/settings.ts'

/** Demos of visitors at once, for who tries the product on their own machine. */
const DEMOS_AT_ONCE = 50

const variables = z
  .object({
    ...commonVariables,
    WERVIO_MAIN_API_PORT: portVariable(8000),
    WERVIO_AI_SERVICE_PORT: portVariable(5000),
    WERVIO_MAIN_API_METRICS_PORT: metricsPortVariable,
    WERVIO_AI_SERVICE_INTERNAL_URL: z
      .url({ protocol: /^https?$/, error: 'must be an http(s) address such as http://ai-service:5000' })
      .optional(),
    WERVIO_DEMO_VISITORS: z.coerce
      .number({ error: 'must be a number of demos at once, 0 for none' })
      .int({ error: 'must be a whole number' })
      .min(0, { error: 'must be a number of demos at once, 0 for none' })
      .max(1_000, { error: 'must be at most 1000' })
      .optional(),
    WERVIO_AUDIT_LOG_DAYS: z.coerce
      .number({ error: 'must be a number of days' })
      .int({ error: 'must be a whole number of days' })
      .min(AUDIT_LOG_LEAST_DAYS, { error: `must be at least ${AUDIT_LOG_LEAST_DAYS} days` })
      .max(3_650, { error: 'must be at most 3650 days' })
      .default(AUDIT_LOG_DAYS),
    WERVIO_REMOTES_FILE: z.string().optional(),
    ...databaseVariables,
    ...blobVariables,
    ...microsoftVariables,
    ...googleVariables,
    ...mailVariables,
    ...telemetryVariables,
  })
  .superRefine((settings, context) => {
    for (const { name, message } of [
      ...blobProblems(settings),
      ...microsoftProblems(settings),
      ...googleProblems(settings),
      ...mailProblems(settings),
    ])
      context.addIssue({ code: 'custom', path: [name], message })
  })

/** Reads the configuration from the environment; throws one error that lists every bad or missing name. */
export const readConfig = (env: Record<string, string | undefined>) => {
  const settings = readEnvironment(variables, env)
  return {
    production: settings.NODE_ENV === 'production',
    logLevel: settings.LOG_LEVEL,
    role: settings.WERVIO_ROLE,
    drainSeconds: settings.WERVIO_DRAIN_SECONDS,
    measured: {
      name: 'main-api',
      portVariable: 'WERVIO_MAIN_API_METRICS_PORT',
      port: settings.WERVIO_MAIN_API_METRICS_PORT,
    },
    telemetry: settings,
    host: settings.WERVIO_HOST,
    port: settings.WERVIO_MAIN_API_PORT,
    origins: originsOf(settings),
    trustedProxies: settings.WERVIO_TRUSTED_PROXIES,
    hosts: settings.WERVIO_HOSTS,
    callsPerMinute: settings.WERVIO_CALLS_PER_MINUTE,
    databaseUrl: databaseUrlOf(settings),
    databaseReplicaUrl: settings.DATABASE_REPLICA_URL,
    databaseConnections: settings.WERVIO_DATABASE_CONNECTIONS,
    blobs: blobsOf(settings),
    /** Address and secret of ai-service; null without a secret, and then no CV is read in the background. */
    aiService: settings.WERVIO_SERVICE_SECRET
      ? {
          url: settings.WERVIO_AI_SERVICE_INTERNAL_URL ?? `http://localhost:${settings.WERVIO_AI_SERVICE_PORT}`,
          secret: settings.WERVIO_SERVICE_SECRET,
        }
      : null,
    /** The most demos of visitors at once. In production none, until the operator has allowed anonymous sign-in. */
    demosAtOnce: settings.WERVIO_DEMO_VISITORS ?? (settings.NODE_ENV === 'production' ? 0 : DEMOS_AT_ONCE),
    auditLogDays: settings.WERVIO_AUDIT_LOG_DAYS,
    registryFile: settings.WERVIO_REMOTES_FILE,
    microsoft: microsoftOf(settings),
    google: googleOf(settings),
    smtp: smtpOf(settings),
    projectId: settings.FIREBASE_PROJECT_ID,
    emulatorHost: settings.FIREBASE_AUTH_EMULATOR_HOST,
    emulatorSecret: settings.WERVIO_AUTH_SECRET,
  }
}

export type Config = ReturnType<typeof readConfig>
