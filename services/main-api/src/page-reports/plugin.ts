import { reportPage } from '@wervio/contracts'
import { defineDomain, implement } from '@wervio/service-kit'
import { observePages } from '@wervio/service-kit/telemetry'
import type { Platform } from '../platform/platform.ts'
import { createKnownPages } from './known-pages.ts'

/** An office of two hundred has one address; all together make up at most so much of what is counted. */
const VISITORS = {
  perAddress: { max: 1_000, seconds: 600 },
  inAll: { max: 20_000, seconds: 600 },
  body: 8_192,
}

/** How fast pages were for who looked at them: counted, and nothing of it stored. */
export const pageReportsPlugin = defineDomain<Pick<Platform, 'registryFile'>>(
  { name: 'page-reports', writesPerMinute: null },
  (app, { registryFile }) => {
    const observe = observePages()
    const withKnownNames = createKnownPages(registryFile)
    implement(
      app,
      reportPage,
      async ({ body }) => {
        observe(await withKnownNames(body))
        return null
      },
      { visitors: VISITORS },
    )
  },
)
