import { metrics, SpanStatusCode, trace, type Attributes, type Histogram, type MeterProvider } from '@opentelemetry/api'
import { ATTR_ERROR_TYPE } from '@opentelemetry/semantic-conventions'
import { JOB_SECONDS_BUCKETS, SECONDS_BUCKETS } from './buckets.ts'

const kindOf = (error: unknown): string => {
  if (!(error instanceof Error)) return typeof error
  return 'code' in error && typeof error.code === 'string' ? error.code : error.constructor.name
}

type Observed = {
  /** The name of the span, such as `db.transaction`. */
  name: string
  /** The name of the histogram of durations in seconds, and what it counts. */
  metric: string
  description: string
  /** Names of few values that say what was done: never ids, names or what somebody typed. */
  attributes: Attributes
  buckets: number[]
}

const histogramsOf = new WeakMap<MeterProvider, Map<string, Histogram>>()

/** One histogram of each name; measuring may have been started, or not, since the last one was asked for. */
const histogramOf = ({ metric, description, buckets }: Omit<Observed, 'name' | 'attributes'>): Histogram => {
  const provider = metrics.getMeterProvider()
  const histograms = histogramsOf.get(provider) ?? new Map<string, Histogram>()
  histogramsOf.set(provider, histograms)
  const histogram =
    histograms.get(metric) ??
    provider
      .getMeter('wervio')
      .createHistogram(metric, { unit: 's', description, advice: { explicitBucketBoundaries: buckets } })
  histograms.set(metric, histogram)
  return histogram
}

/**
 * Measures what `work` takes, and makes it a part of the trace it runs in. An error is told by its kind, never by its
 * text.
 */
const observe = async <T>(observed: Observed, work: () => Promise<T>): Promise<T> => {
  const { name, attributes } = observed
  const startTime = performance.now()
  return trace.getTracer('wervio').startActiveSpan(name, { attributes }, async (span) => {
    const outcome: Attributes = {}
    try {
      return await work()
    } catch (error) {
      outcome[ATTR_ERROR_TYPE] = kindOf(error)
      span.setAttributes(outcome)
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      histogramOf(observed).record((performance.now() - startTime) / 1_000, { ...attributes, ...outcome })
      span.end()
    }
  })
}

/** One use of the database, from the moment it is asked for until it is done. */
export const observeDatabase = <T>(operation: 'transaction' | 'reads', work: () => Promise<T>): Promise<T> =>
  observe(
    {
      name: `db.${operation}`,
      metric: 'db.client.operation.duration',
      description: 'Duration of uses of the database, the wait for a turn included.',
      attributes: { 'db.system.name': 'postgresql', 'db.operation.name': operation },
      buckets: SECONDS_BUCKETS,
    },
    work,
  )

/** How long a use of the database waits for its turn; a part of the duration that `observeDatabase` measures. */
export const observeWait = async <T>(turn: Promise<T>): Promise<T> => {
  const startTime = performance.now()
  try {
    return await turn
  } finally {
    const wait = {
      metric: 'db.client.connection.wait_time',
      description: 'How long uses of the database waited for their turn, refusals included.',
      buckets: SECONDS_BUCKETS,
    }
    histogramOf(wait).record((performance.now() - startTime) / 1_000)
  }
}

/** One job in the background, or one round of housekeeping, by the name of its queue. */
export const observeJob = <T>(queue: string, work: () => Promise<T>): Promise<T> =>
  observe(
    {
      name: `job ${queue}`,
      metric: 'wervio.job.duration',
      description: 'Duration of work in the background.',
      attributes: { 'wervio.job.queue': queue },
      buckets: JOB_SECONDS_BUCKETS,
    },
    work,
  )
