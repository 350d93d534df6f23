import { context, metrics, propagation, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { MeterProvider } from '@opentelemetry/sdk-metrics'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type SpanProcessor,
} from '@opentelemetry/sdk-trace'
import { ATTR_SERVICE_NAME } from '@opentelemetry/semantic-conventions'
import { explainListening, exitWith } from '../listen.ts'
import { measureProcess } from './process-metrics.ts'
import type { TelemetrySettings } from './variables.ts'

type Address = { port: number; host: string; variable: string }

/** Which process it is, and the variable that gives its port for Prometheus with what it says. */
export type TelemetryOf = { name: string; portVariable: string; port: number | undefined }

/** Ends what measures, and sends what is waiting. */
export type StopTelemetry = () => Promise<void>

const startMetrics = async (name: string, { port, host, variable }: Address): Promise<StopTelemetry> => {
  const exporter = new PrometheusExporter({ port, host, preventServerStart: true, withoutScopeInfo: true })
  try {
    await exporter.startServer()
  } catch (error) {
    exitWith(explainListening(error, { port, host, variable }))
  }
  const provider = new MeterProvider({
    resource: resourceFromAttributes({ [ATTR_SERVICE_NAME]: name }),
    readers: [exporter],
  })
  metrics.setGlobalMeterProvider(provider)
  const stopMeasuring = measureProcess()
  return async () => {
    stopMeasuring()
    await provider.shutdown()
    metrics.disable()
  }
}

const startTraces = (name: string, processor: SpanProcessor, share: number): StopTelemetry => {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ [ATTR_SERVICE_NAME]: name }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [processor],
  })
  trace.setGlobalTracerProvider(provider)
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  return async () => {
    await provider.shutdown()
    trace.disable()
    context.disable()
    propagation.disable()
  }
}

const otlpProcessor = (endpoint: string): SpanProcessor =>
  new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` }) })

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
  const stops: StopTelemetry[] = []
  if (port !== undefined) stops.push(await startMetrics(name, { port, host, variable: portVariable }))
  const spans = processor ?? (endpoint === undefined ? undefined : otlpProcessor(endpoint))
  if (spans) stops.push(startTraces(name, spans, settings.OTEL_TRACES_SAMPLER_ARG))
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
