import { reportPage, type PageReport } from '@wervio/contracts'
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'
import { inlinedConfig } from '@wervio/api-client'
import { deviceClass } from './device-class.ts'
import type { RemoteEvents } from './observe-remotes.ts'

type Options = {
  events: RemoteEvents
  /** The pattern of the page that was loaded, `/vacancy/:id`; null for an address that nobody described. */
  firstRoute: string | null
  /** That of the page that is open now. */
  route: () => string | null
}

const MOST_ITEMS = 20
const NO_ROUTE = '/other'
const DECIMALS = 1_000
/** The most that a report may hold; a page that hung for longer is told as this. */
const LONGEST_MS = 600_000

const round = (value: number): number => Math.round(Math.min(value, LONGEST_MS) * DECIMALS) / DECIMALS

const send = (report: PageReport): void => {
  const url = inlinedConfig()?.mainApiUrl.replace(/\/+$/, '')
  if (url === undefined) return
  // Goes on when the page has gone. Nobody waits for it and nothing depends on it.
  void fetch(`${url}${reportPage.path}`, {
    method: reportPage.method,
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
  }).catch(() => undefined)
}

/**
 * Sends one report when the page goes out of sight for the first time: its web vitals, each under the page on which it
 * was measured, and what became of remotes. Later ones hold only what became of further remotes.
 */
export const reportPages = ({ events, firstRoute, route }: Options): void => {
  const vitals = new Map<Metric['name'], PageReport['vitals'][number]>()
  let areVitalsSent = false
  const noteOn = (on: string | null, { name, value }: Metric) =>
    vitals.set(name, { name, value: round(value), route: on ?? NO_ROUTE })
  const noteLoad = (metric: Metric) => noteOn(firstRoute, metric)
  const noteWorst = (metric: Metric) => noteOn(route(), metric)
  onTTFB(noteLoad)
  onFCP(noteLoad)
  onLCP(noteLoad)
  // Each change, so that the worst one is told of the page on which it was.
  onINP(noteWorst, { reportAllChanges: true })
  onCLS(noteWorst, { reportAllChanges: true })

  const sendNews = () => {
    if (document.visibilityState !== 'hidden') return
    const report: PageReport = {
      device: deviceClass(),
      vitals: areVitalsSent ? [] : [...vitals.values()],
      loads: events.loads.splice(0, MOST_ITEMS),
      failures: events.failures.splice(0, MOST_ITEMS),
    }
    areVitalsSent = true
    if (report.vitals.length + report.loads.length + report.failures.length > 0) send(report)
  }
  // After the listeners of web-vitals, which tell their last values at the same event.
  document.addEventListener('visibilitychange', sendNews)
}
