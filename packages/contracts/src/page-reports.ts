import './jitless.ts'
import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { messages } from './messages.ts'

/** Web vitals, by their usual names: four durations and a share of the screen that moved (CLS). */
export const vitalNames = ['LCP', 'INP', 'FCP', 'TTFB', 'CLS'] as const
/** As coarse as it can be: by the width of the screen and how somebody points. */
export const deviceClasses = ['phone', 'tablet', 'desktop'] as const
/** Why a remote could not be shown; the classes of packages/federation's errors. */
export const remoteFailures = [
  'manifest',
  'entry',
  'chunk',
  'timeout',
  'suspended',
  'contract',
  'outdated',
  'other',
] as const
export type RemoteFailure = (typeof remoteFailures)[number]

/** Longer than anybody waits for a page; what is longer was measured wrongly, or made up. */
const LONGEST_MS = 600_000
const MOST_ITEMS = 20

const milliseconds = z.number().min(0).max(LONGEST_MS)
const remote = z.string().regex(/^[a-z][a-z0-9_]{0,59}$/)
const version = z.string().regex(/^[\w.-]{1,40}$/)

/**
 * How one load of a page went, without anything of who looked at it: no address with an id in it (`route` is the
 * pattern of the page's description), no account, no time, no number of the browser.
 */
export const pageReport = z
  .strictObject({
    device: z.enum(deviceClasses),
    vitals: z
      .array(
        z.strictObject({
          name: z.enum(vitalNames),
          /** Milliseconds; of CLS a share, which more than 1 of is possible. */
          value: milliseconds,
          route: z.string().regex(/^\/[\w/:-]{0,119}$/),
        }),
      )
      .max(MOST_ITEMS),
    /** Remotes whose code was loaded, each once a page load. */
    loads: z.array(z.strictObject({ remote, version, ms: milliseconds, cached: z.boolean() })).max(MOST_ITEMS),
    failures: z.array(z.strictObject({ remote, version, kind: z.enum(remoteFailures) })).max(MOST_ITEMS),
  })
  .meta({ id: 'PageReport' })
export type PageReport = z.infer<typeof pageReport>

export const reportPage = defineEndpoint({
  service: 'main',
  method: 'POST',
  path: '/api/page-reports',
  auth: 'public',
  summary: 'Telt hoe snel een pagina was op bij die van anderen. Er wordt niets van bewaard.',
  body: pageReport,
  responses: { 204: null },
  messages: { fallback: messages.generic },
})
