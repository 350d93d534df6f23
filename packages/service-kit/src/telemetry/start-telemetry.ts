import type { SpanProcessor } from '@opentelemetry/sdk-trace'
import type { StopTelemetry } from './open-telemetry.ts'
import type { TelemetrySettings } from './variables.ts'

/** Which process it is, and the variable that gives its port for Prometheus with what it says. */
export type TelemetryOf = { name: string; portVariable: string; port: number | undefined }

/**
 * Starts measuring this process, before anything asks for an instrument: metrics for Prometheus on a port,
 * traces to the collector of `OTEL_EXPORTER_OTLP_ENDPOINT`; neither when nothing is set. A port that is taken ends
 * the process with code 1. `processor` takes the traces instead of the collector, for tests.
 */
export const startTelemetry = async (
  { name, portVariable, port }: TelemetryOf,
  settings: TelemetrySettings,
  processor?: SpanProcessor,
): Promise<StopTelemetry> => {
  const { WERVIO_METRICS_HOST: host, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = settings
  if (port === undefined && endpoint === undefined && !processor) return () => Promise.resolve()
  // Loaded only where something is measured: the SDK is most of what a service would load without using it.
  const { otlpProcessor, startMetrics, startTraces } = await import('./open-telemetry.ts')
  const stops: StopTelemetry[] = []
  if (port !== undefined) stops.push(await startMetrics(name, { port, host, variable: portVariable }))
  const spans = processor ?? (endpoint === undefined ? undefined : otlpProcessor(endpoint))
  if (spans) stops.push(startTraces(name, spans, settings.OTEL_TRACES_SAMPLER_ARG))
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
