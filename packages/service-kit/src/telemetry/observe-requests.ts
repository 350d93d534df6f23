import { context, metrics, propagation, SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api'
import {
  ATTR_HTTP_REQUEST_METHOD,
  ATTR_HTTP_RESPONSE_STATUS_CODE,
  ATTR_HTTP_ROUTE,
  METRIC_HTTP_SERVER_REQUEST_DURATION,
} from '@opentelemetry/semantic-conventions'
import type { FastifyInstance } from 'fastify'
import { SECONDS_BUCKETS } from './buckets.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The request in its trace; null until the first hook. */
    span: Span | null
  }
}

/** Requests to addresses that no route has share one name, because anybody can make up as many as they like. */
const NO_ROUTE = 'none'

/**
 * Measures how long each request takes, and makes it a part of the trace of its caller. A request is named by its
 * route, never by its address: addresses hold ids and what people search for.
 */
export const observeRequests = (app: FastifyInstance): void => {
  const meter = metrics.getMeter('wervio')
  const tracer = trace.getTracer('wervio')
  const duration = meter.createHistogram(METRIC_HTTP_SERVER_REQUEST_DURATION, {
    unit: 's',
    description: 'Duration of requests, from their first byte until their answer has left.',
    advice: { explicitBucketBoundaries: SECONDS_BUCKETS },
  })
  const active = meter.createUpDownCounter('http.server.active_requests', {
    description: 'Requests that are being answered, streams included.',
  })
  app.decorateRequest('span', null)

  app.addHook('onRequest', (request, _reply, done) => {
    active.add(1)
    // Asked every few seconds, by nobody in particular.
    if (request.routeOptions.config.quiet) return done()
    const route = request.routeOptions.url ?? NO_ROUTE
    const parent = propagation.extract(context.active(), request.headers)
    const span = tracer.startSpan(
      `${request.method} ${route}`,
      {
        kind: SpanKind.SERVER,
        attributes: { [ATTR_HTTP_REQUEST_METHOD]: request.method, [ATTR_HTTP_ROUTE]: route, 'request.id': request.id },
      },
      parent,
    )
    request.span = span
    return context.with(trace.setSpan(parent, span), done)
  })

  app.addHook('onResponse', (request, reply, done) => {
    active.add(-1)
    const status = reply.statusCode
    // How long a stream of events stays open says nothing about how fast anything is.
    if (!request.routeOptions.config.endpoint?.endless)
      duration.record(reply.elapsedTime / 1_000, {
        [ATTR_HTTP_REQUEST_METHOD]: request.method,
        [ATTR_HTTP_ROUTE]: request.routeOptions.url ?? NO_ROUTE,
        [ATTR_HTTP_RESPONSE_STATUS_CODE]: status,
      })
    request.span?.setAttribute(ATTR_HTTP_RESPONSE_STATUS_CODE, status)
    if (status >= 500) request.span?.setStatus({ code: SpanStatusCode.ERROR })
    request.span?.end()
    done()
  })
}
