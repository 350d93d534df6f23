import { metrics } from '@opentelemetry/api'
import { ATTR_ERROR_TYPE } from '@opentelemetry/semantic-conventions'
import type { PageReport } from '@wervio/contracts'
import { LAYOUT_SHIFT_BUCKETS, PAGE_SECONDS_BUCKETS } from './buckets.ts'

const MS_IN_SECOND = 1_000

/**
 * Adds reports of pages to the metrics. A report has to name routes and remotes that exist: anybody can send one, and
 * each new name would be kept for as long as the process lives.
 */
export const observePages = (): ((report: PageReport) => void) => {
  const meter = metrics.getMeter('wervio')
  const duration = meter.createHistogram('wervio.page.vital.duration', {
    unit: 's',
    description: 'Web vitals that are durations, of pages that people looked at.',
    advice: { explicitBucketBoundaries: PAGE_SECONDS_BUCKETS },
  })
  const shift = meter.createHistogram('wervio.page.layout_shift', {
    description: 'Cumulative layout shift of pages that people looked at.',
    advice: { explicitBucketBoundaries: LAYOUT_SHIFT_BUCKETS },
  })
  const load = meter.createHistogram('wervio.remote.load.duration', {
    unit: 's',
    description: 'How long the code of a remote took to come, once a page load.',
    advice: { explicitBucketBoundaries: PAGE_SECONDS_BUCKETS },
  })
  const failure = meter.createCounter('wervio.remote.failures', {
    description: 'Remotes that could not be shown, retries and earlier versions included.',
  })
  return ({ device, vitals, loads, failures }) => {
    for (const { name, value, route } of vitals) {
      const page = { 'wervio.page.route': route, 'wervio.device.class': device }
      if (name === 'CLS') shift.record(value, page)
      else duration.record(value / MS_IN_SECOND, { 'wervio.page.vital': name, ...page })
    }
    for (const { remote, version, ms, cached } of loads)
      load.record(ms / MS_IN_SECOND, {
        'wervio.remote.name': remote,
        'wervio.remote.version': version,
        'wervio.remote.cached': cached,
      })
    for (const { remote, version, kind } of failures)
      failure.add(1, { 'wervio.remote.name': remote, 'wervio.remote.version': version, [ATTR_ERROR_TYPE]: kind })
  }
}
