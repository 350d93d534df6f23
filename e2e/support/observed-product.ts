import { freePorts } from '@wervio/testing/free-port'
import { startCollector, type Collector } from '../peers/collector.ts'
import { ownTest } from './own-product.ts'

/** A product of which everything that can be measured is, down to its smallest log line. */
export const observedTest = ownTest.extend<object, { collector: Collector; ownEnvironment: NodeJS.ProcessEnv }>({
  collector: [
    async ({}, provide) => {
      const collector = await startCollector()
      await provide(collector)
      await collector.stop()
    },
    { scope: 'worker' },
  ],
  ownEnvironment: [
    async ({ collector }, provide) => {
      const [main, ai] = await freePorts(2)
      await provide({
        LOG_LEVEL: 'trace',
        WERVIO_MAIN_API_METRICS_PORT: String(main),
        WERVIO_AI_SERVICE_METRICS_PORT: String(ai),
        WERVIO_PAGE_REPORTS: '1',
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
        // Milliseconds between two batches.
        OTEL_BSP_SCHEDULE_DELAY: '200',
      })
    },
    { scope: 'worker' },
  ],
})

/** What Prometheus is told by the service whose port `variable` gives. */
export const metricsOf = async (
  environment: NodeJS.ProcessEnv,
  variable: 'WERVIO_MAIN_API_METRICS_PORT' | 'WERVIO_AI_SERVICE_METRICS_PORT',
): Promise<string> => await (await fetch(`http://127.0.0.1:${environment[variable]}/metrics`)).text()

export { expect } from './own-product.ts'
