import { z } from 'zod'

/**
 * Where Prometheus asks a process for `/metrics`: a port of its own, so that no proxy of the product leads to it. Each
 * service has its own variable; without it nothing listens.
 */
export const metricsPortVariable = z.coerce
  .number({ error: 'must be a port number' })
  .int({ error: 'must be a port number' })
  .min(1, { error: 'must be a port number' })
  .max(65_535, { error: 'must be a port number' })
  .optional()

/** Where what is measured goes; the same for all processes. */
export const telemetryVariables = {
  WERVIO_METRICS_HOST: z.string().default('127.0.0.1'),
  /** A collector that speaks OTLP over HTTP, such as `http://collector:4318`. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an http(s) address such as http://collector:4318' })
    .optional(),
  /** The part of requests that is traced, from 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number({ error: 'must be a number from 0 to 1' })
    .min(0, { error: 'must be a number from 0 to 1' })
    .max(1, { error: 'must be a number from 0 to 1' })
    .default(1),
} as const

export type TelemetrySettings = z.output<z.ZodObject<typeof telemetryVariables>>
