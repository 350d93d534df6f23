import { afterEach, describe, expect, test } from '@jest/globals'
import { InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace'
import { getVacancy, listCandidates } from '@wervio/contracts'
import { freePort } from '@wervio/testing/free-port'
import { z } from 'zod'
import { implement } from '../implement.ts'
import { ServiceError } from '../service-error.ts'
import { serviceHeaders } from '../service-headers.ts'
import { createServiceTokens } from '../service-tokens.ts'
import { closeServices, testService, vacancyRow } from '../testing/test-service.ts'
import {
  metricsPortVariable,
  observeDatabase,
  observeJob,
  startTelemetry,
  telemetryVariables,
  type StopTelemetry,
} from './index.ts'

const stops: StopTelemetry[] = []
afterEach(async () => {
  await closeServices()
  await Promise.all(stops.splice(0).map((stop) => stop()))
})

const mainApi = { name: 'main-api', portVariable: 'WERVIO_MAIN_API_METRICS_PORT', port: undefined }
const settingsOf = (env: Record<string, string>) => z.object(telemetryVariables).parse(env)

const startMetrics = async () => {
  const port = await freePort()
  stops.push(await startTelemetry({ ...mainApi, port }, settingsOf({})))
  return async () => await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
}

const startTraces = async (env: Record<string, string> = {}) => {
  const exporter = new InMemorySpanExporter()
  stops.push(await startTelemetry(mainApi, settingsOf(env), new SimpleSpanProcessor({ exporter })))
  return () => exporter.getFinishedSpans()
}

const vacancyService = () => {
  const service = testService()
  implement(service.app, getVacancy, () => observeDatabase('reads', () => Promise.resolve(vacancyRow)))
  const get = (url: string, headers = {}) =>
    service.app.inject({ url, headers: { authorization: 'Bearer good', ...headers } })
  return { ...service, get }
}

describe('metrics', () => {
  test('requests are counted by route and status, and no address is told', async () => {
    const read = await startMetrics()
    const { get } = vacancyService()
    await get(`/api/vacancies/${vacancyRow.id}`)
    await get(`/api/vacancies/${vacancyRow.id}`)
    await get('/api/kandidaat-jan-de-vries?q=jan@voorbeeld.nl')
    const text = await read()
    expect(text).toContain(
      'http_server_request_duration_count{http_request_method="GET",http_route="/api/vacancies/:id",http_response_status_code="200"} 2',
    )
    expect(text).toContain(
      'http_server_request_duration_count{http_request_method="GET",http_route="none",http_response_status_code="404"} 1',
    )
    expect(text).toMatch(/http_server_active_requests(?:\{[^}]*\})? 0/)
    expect(text).not.toMatch(/jan|voorbeeld/)
    expect(text).not.toContain(vacancyRow.id)
  })

  test('work on the database and in the background is measured, and an error by its kind alone', async () => {
    const read = await startMetrics()
    await observeJob('cv', () => Promise.resolve())
    await expect(
      observeDatabase('transaction', () => Promise.reject(new ServiceError('overloaded', { message: 'Jan de Vries' }))),
    ).rejects.toThrow()
    const text = await read()
    expect(text).toContain('wervio_job_duration_count{wervio_job_queue="cv"} 1')
    expect(text).toContain(
      'db_client_operation_duration_count{db_system_name="postgresql",db_operation_name="transaction",error_type="overloaded"} 1',
    )
    expect(text).not.toContain('Vries')
  })

  test('memory, processor time and the event loop are told in units of their own', async () => {
    const text = await (await startMetrics())()
    const valueOf = (name: string) => Number(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'm').exec(text)?.[1])
    expect(valueOf('process_memory_usage')).toBeGreaterThan(10_000_000)
    expect(valueOf('process_cpu_time_total')).toBeGreaterThan(0)
    expect(valueOf('nodejs_eventloop_delay_p99')).toBeLessThan(60)
  })

  test('without a port nothing listens and work runs as ever', async () => {
    stops.push(await startTelemetry(mainApi, settingsOf({})))
    expect(await observeJob('cv', () => Promise.resolve(7))).toBe(7)
  })
})

describe('traces', () => {
  const [traceId, parentId] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7']
  const traceparent = `00-${traceId}-${parentId}-01`

  test('a request and its work are parts of the trace of the caller', async () => {
    const spans = await startTraces()
    const { get, lines } = vacancyService()
    await get(`/api/vacancies/${vacancyRow.id}`, { traceparent })
    const [work, request] = spans()
    expect(work).toMatchObject({ name: 'db.reads', parentSpanContext: { spanId: request?.spanContext().spanId } })
    expect(request).toMatchObject({ name: 'GET /api/vacancies/:id', parentSpanContext: { traceId, spanId: parentId } })
    expect(spans().map((span) => span.spanContext().traceId)).toEqual([traceId, traceId])
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ msg: 'request', trace_id: traceId })
  })

  test('questions whether the service lives are in no trace', async () => {
    const spans = await startTraces()
    const { get } = vacancyService()
    await get('/health')
    expect(spans()).toEqual([])
  })

  test('that a caller says its trace is sampled does not count', async () => {
    const spans = await startTraces({ OTEL_TRACES_SAMPLER_ARG: '0' })
    const { get } = vacancyService()
    await get(`/api/vacancies/${vacancyRow.id}`, { traceparent })
    expect(spans()).toEqual([])
  })

  test('a call of another service goes on in the trace of the request behind it', async () => {
    await startTraces()
    const { app } = testService()
    const tokens = createServiceTokens('geheim'.repeat(8))
    let sentHeaders: Record<string, string> = {}
    implement(app, getVacancy, async ({ recruiter }) => {
      sentHeaders = await serviceHeaders(tokens, recruiter, 'ai')
      return vacancyRow
    })
    await app.inject({ url: `/api/vacancies/${vacancyRow.id}`, headers: { authorization: 'Bearer good', traceparent } })
    expect(sentHeaders['traceparent']).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-01$`))
    expect(sentHeaders['traceparent']).not.toContain(parentId)
  })

  test('a request that fails here is marked, and one that the caller got wrong is not', async () => {
    const spans = await startTraces()
    const { app } = testService()
    implement(app, getVacancy, () => Promise.reject(new Error('Jan de Vries bestaat niet')))
    implement(app, listCandidates, () => Promise.reject(new ServiceError('not_found')))
    const headers = { authorization: 'Bearer good' }
    await app.inject({ url: `/api/vacancies/${vacancyRow.id}`, headers })
    await app.inject({ url: '/api/candidates', headers })
    expect(spans().map(({ status }) => status.code)).toEqual([2, 0])
    expect(JSON.stringify(spans().map(({ attributes, status, events }) => [attributes, status, events]))).not.toContain(
      'Vries',
    )
  })

  test.each(['', 'x', `00-${traceId}-${parentId}`, '00-'.padEnd(100_000, 'f')])(
    'a broken traceparent begins a trace of its own',
    async (broken) => {
      const spans = await startTraces()
      const { get } = vacancyService()
      expect((await get(`/api/vacancies/${vacancyRow.id}`, { traceparent: broken })).statusCode).toBe(200)
      expect(spans().at(-1)?.spanContext().traceId).not.toBe(traceId)
    },
  )
})

test.each([
  [{ PORT: 'abc' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'ftp://x' }, 'OTEL_EXPORTER_OTLP_ENDPOINT'],
  [{ OTEL_TRACES_SAMPLER_ARG: '2' }, 'OTEL_TRACES_SAMPLER_ARG'],
])('%j is refused by name', (env, name) => {
  const result = z.object({ ...telemetryVariables, PORT: metricsPortVariable }).safeParse(env)
  expect(result.error?.issues.map(({ path }) => path[0])).toEqual([name])
})
