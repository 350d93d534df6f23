import { metrics } from '@opentelemetry/api'
import { monitorEventLoopDelay } from 'node:perf_hooks'

const NANOSECONDS = 1e9
const MILLISECONDS_BETWEEN_SAMPLES = 10

/** Measures memory and how long the event loop is held up, each time that somebody asks. Returns what ends it. */
export const measureProcess = (): (() => void) => {
  const meter = metrics.getMeter('wervio')
  const delay = monitorEventLoopDelay({ resolution: MILLISECONDS_BETWEEN_SAMPLES })
  delay.enable()
  meter
    .createObservableGauge('nodejs.eventloop.delay.p99', {
      unit: 's',
      description: '99th percentile of the delay of the event loop since the last question.',
    })
    .addCallback((result) => {
      // Without a sample yet the histogram has no percentile.
      const p99 = delay.percentile(99)
      result.observe(Number.isFinite(p99) ? p99 / NANOSECONDS : 0)
      delay.reset()
    })
  meter
    .createObservableGauge('process.memory.usage', { unit: 'By', description: 'Resident memory.' })
    .addCallback((result) => result.observe(process.memoryUsage.rss()))
  meter
    .createObservableGauge('v8js.memory.heap.used', { unit: 'By', description: 'Used heap of V8.' })
    .addCallback((result) => result.observe(process.memoryUsage().heapUsed))
  meter
    .createObservableCounter('process.cpu.time', { unit: 's', description: 'Time on a processor, by mode.' })
    .addCallback((result) => {
      const { user, system } = process.cpuUsage()
      result.observe(user / 1e6, { 'cpu.mode': 'user' })
      result.observe(system / 1e6, { 'cpu.mode': 'system' })
    })
  return () => delay.disable()
}
