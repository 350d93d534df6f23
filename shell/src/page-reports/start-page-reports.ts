import type { Site } from '../site/create-site.ts'
import type { RemoteEvents } from './observe-remotes.ts'

const routeIn = (site: Site) => (): string | null => site.pageAt(window.location.pathname)?.path ?? null

/**
 * Loads what measures once the page has loaded and the browser has nothing to do, so that no first content waits for
 * it.
 */
export const startPageReports = (site: Site, events: RemoteEvents): void => {
  const route = routeIn(site)
  const firstRoute = route()
  const start = async () => {
    const { reportPages } = await import(/* webpackChunkName: "page-reports" */ './report-pages.ts')
    reportPages({ events, firstRoute, route })
  }
  const whenIdle = () => {
    // Safari has no requestIdleCallback. A failure leaves this page out of the figures.
    const idle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 1))
    idle(() => void start().catch(() => undefined))
  }
  if (document.readyState === 'complete') whenIdle()
  else window.addEventListener('load', whenIdle, { once: true })
}
