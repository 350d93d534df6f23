import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from '@jest/globals'
import { currentTrace, observeJob, startTelemetry, telemetryVariables } from '@wervio/service-kit/telemetry'
import { until } from '@wervio/testing/until'
import { z } from 'zod'
import { createDatabase } from '../src/platform/database.ts'
import { createJobs, type JobData } from '../src/platform/jobs/jobs.ts'
import { startApp } from './start-app.ts'

const { app, databaseUrl } = startApp()

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop()
})

const startQueue = async (work: () => Promise<void>) => {
  const database = createDatabase({ url: databaseUrl(), connections: 4, onLostConnection: () => undefined })
  const jobs = createJobs({ pool: database.pool, log: app().log, works: true })
  stops.push(
    () => database.close(),
    () => jobs.stop(),
  )
  await jobs.start()
  const retries = { limit: 0, delay: 1 }
  return jobs.add<JobData>({ queue: 'traced', concurrency: 1, share: 1, retries, expiresIn: 60, work })
}

type Span = { name: string; trace: string; parent: string | undefined }

/** Traces as a service does, into a list. */
const startTraces = async (): Promise<Span[]> => {
  const spans: Span[] = []
  const resolveAtOnce = () => Promise.resolve()
  const main = { name: 'main-api', portVariable: 'PORT', port: undefined }
  const stop = await startTelemetry(main, z.object(telemetryVariables).parse({}), {
    onStart: () => {},
    onEnd: (span) =>
      void spans.push({
        name: span.name,
        trace: span.spanContext().traceId,
        parent: span.parentSpanContext?.spanId,
      }),
    forceFlush: resolveAtOnce,
    shutdown: resolveAtOnce,
  })
  stops.push(stop)
  return spans
}

test('a job is a part of the trace in which it was asked for', async () => {
  const spans = await startTraces()
  let traceOfWork: string | undefined
  const { send } = await startQueue(() => {
    traceOfWork = currentTrace().traceparent
    return Promise.resolve()
  })
  const traceparent = await observeJob('asking', async () => {
    await send({ organisationId: randomUUID() }, randomUUID(), 0)
    return currentTrace().traceparent
  })
  await until('the job', () => spans.some(({ name }) => name === 'job traced'))
  const [, traceId, spanId] = traceparent?.split('-') ?? []
  expect(traceOfWork?.split('-')[1]).toBe(traceId)
  expect(spans.find(({ name }) => name === 'job traced')).toEqual({
    name: 'job traced',
    trace: traceId,
    parent: spanId,
  })
})
