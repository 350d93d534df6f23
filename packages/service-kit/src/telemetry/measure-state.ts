import { metrics, type BatchObservableCallback } from '@opentelemetry/api'

/** What one queue looks like, in all processes together. */
export type QueueState = {
  /** Its name: a kind of work, nothing of whom it is for. */
  queue: string
  /** Jobs that may begin, that run, and that failed for good and weren't cleared away yet. */
  waiting: number
  active: number
  failed: number
  /** How long the first of those that may begin has waited, in seconds; 0 when none does. */
  oldestSeconds: number
}

/** Tells a number of this process each time that somebody asks. Returns what ends it. */
export const measureNumber = (name: string, description: string, read: () => number): (() => void) => {
  const gauge = metrics.getMeter('wervio').createObservableGauge(name, { description })
  const callback = (result: { observe: (value: number) => void }) => result.observe(read())
  gauge.addCallback(callback)
  return () => gauge.removeCallback(callback)
}

/**
 * Tells the length and age of queues each time that somebody asks. Every process that works on a queue tells the same
 * of it. A queue that can't be read is left out. Returns what ends it.
 */
export const measureQueues = (read: () => Promise<QueueState[]>): (() => void) => {
  const meter = metrics.getMeter('wervio')
  const jobs = meter.createObservableGauge('wervio.job.queue.size', { description: 'Jobs by queue and state.' })
  const age = meter.createObservableGauge('wervio.job.queue.age', {
    unit: 's',
    description: 'How long the first job that may begin has waited.',
  })
  const callback: BatchObservableCallback = async (result) => {
    const queues = await read().catch(() => [])
    for (const { queue, oldestSeconds, ...counts } of queues) {
      for (const [state, count] of Object.entries(counts))
        result.observe(jobs, count, { 'wervio.job.queue': queue, 'wervio.job.state': state })
      result.observe(age, oldestSeconds, { 'wervio.job.queue': queue })
    }
  }
  meter.addBatchObservableCallback(callback, [jobs, age])
  return () => meter.removeBatchObservableCallback(callback, [jobs, age])
}
