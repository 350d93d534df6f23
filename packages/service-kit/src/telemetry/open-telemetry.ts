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

/** Ends what measures, and sends what is waiting. */
export type StopTelemetry = () => Promise<void>

type Address = { port: number; host: string; variable: string }

/** Metrics for Prometheus at an address of their own. A port that is taken ends the process with code 1. */
export const startMetrics = async (name: string, { port, host, variable }: Address): Promise<StopTelemetry> => {
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

/**
 * Traces of a share of the requests, 0 to 1. Whether a request is traced follows from the id of its trace, so that both
 * services decide alike; that a caller says its trace is sampled doesn't count.
 */
export const startTraces = (name: string, processor: SpanProcessor, share: number): StopTelemetry => {
  const sampler = new TraceIdRatioBasedSampler(share)
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ [ATTR_SERVICE_NAME]: name }),
    sampler: new ParentBasedSampler({
      root: sampler,
      remoteParentSampled: sampler,
      remoteParentNotSampled: sampler,
    }),
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

/** Sends what was traced to a collector, in batches. */
export const otlpProcessor = (endpoint: string): SpanProcessor =>
  new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` }) })
