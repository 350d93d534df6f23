import { applyOverrides, createHost, preloadOnIntent, type Host, type Registry } from '@wervio/federation/host'
import { lazy, type ReactNode, startTransition, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from '@wervio/routing'
import { applyTheme } from '@wervio/ui'
import { mayReport } from '../page-reports/may-report.ts'
import { observeRemotes, type RemoteEvents } from '../page-reports/observe-remotes.ts'
import { startPageReports } from '../page-reports/start-page-reports.ts'
import { HostContext } from '../remotes/host-context.ts'
import { shellRoutes } from '../routes.tsx'
import { inlinedConfig } from '@wervio/api-client'
import { createSite, type Site } from '../site/create-site.ts'
import { SiteContext } from '../site/site-context.ts'
import { beginTraces } from '../traces/begin-traces.ts'
import { composeRoutes } from './compose-routes.tsx'
import { EarlyPress } from './early-press.tsx'
import { isPageReady } from './is-page-ready.ts'
import { Providers } from './providers.tsx'
import { TakeOver } from './take-over.tsx'

/** Begins the report of this page; before the router, which asks the host for the first remote. */
const beginReport = (host: Host, site: Site): void => {
  const events: RemoteEvents = { loads: [], failures: [] }
  observeRemotes(host, events)
  startPageReports(site, events)
}

/** For developers; nobody else loads it. Without it the product works. */
const RemoteTools = lazy(() =>
  import('../remotes/tools/remote-tools.tsx').then(
    (tools) => ({ default: tools.RemoteTools }),
    () => ({ default: (): ReactNode => null }),
  ),
)

/** Starts the product in `#app` with the remotes of this registry. */
export const startShell = async (fullRegistry: Registry): Promise<void> => {
  const container = document.getElementById('app')
  if (!container) throw new Error('The page has no #app')
  const isStatic = 'static' in container.dataset
  // Evaluating all that code took long: a press on a page that can be read comes through before it is started.
  if (isStatic) await new Promise((resolve) => setTimeout(resolve))
  applyTheme()
  if (inlinedConfig()?.traces) beginTraces()
  // The global style sheet may come a paint after the header; without this the whole page then moves by the margin.
  document.body.style.margin = '0'
  const { registry, overrides } = applyOverrides(fullRegistry, window.location.search, sessionStorage)
  const host = createHost(registry)
  const site = createSite(registry.remotes)
  if (mayReport()) beginReport(host, site)
  const router = createBrowserRouter(composeRoutes(shellRoutes), {
    patchRoutesOnNavigation: host.patchRoutesOnNavigation,
  })
  preloadOnIntent(document, host.preload)
  // A page that was rendered at build stays as it is until its code is there, and for good when that can't be had:
  // unless it is nothing but a form. A form that is part of it gives way to what to do instead (ui/without-code.ts).
  if (isStatic && !(await isPageReady(router)) && !container.querySelector('[data-needs-code]')) {
    document.documentElement.dataset['code'] = 'failed'
    return
  }
  const markTakenOver = () => {
    delete container.dataset['static']
  }
  const product = (
    <HostContext value={host}>
      <SiteContext value={site}>
        <Providers>
          <RouterProvider router={router} />
          {registry.overrides && (
            <Suspense>
              <RemoteTools overrides={overrides} />
            </Suspense>
          )}
          <TakeOver onTakenOver={markTakenOver} />
          <EarlyPress />
        </Providers>
      </SiteContext>
    </HostContext>
  )
  const root = createRoot(container)
  // In slices: a page that can be read already has to answer to scrolling and presses meanwhile.
  if (isStatic) startTransition(() => root.render(product))
  else root.render(product)
}
