import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { queryDefaults } from '@wervio/api-client'
import type { RuntimeConfig } from '@wervio/contracts'
import type { Host } from '@wervio/federation/host'
import { RouterProvider, type RouteObject } from '@wervio/routing'
import { createMemoryRouter } from '@wervio/routing/testing'
import { RootLayout } from '../chrome/root-layout.tsx'
import { HostContext } from '../remotes/host-context.ts'
import { shellRoutes } from '../routes.tsx'
import { createSite, type SiteRemote } from '../site/create-site.ts'
import { SiteContext } from '../site/site-context.ts'
import { stubBrowser } from './browser-stubs.ts'
import { sampleRemotes } from './sample-remotes.ts'
import { inlineConfig, testConfig } from '@wervio/testing/page-config'
// Loads the shell's lazy parts before the tests start, so that loading doesn't count in their time limit.
import '../chrome/signed-in/drawer.tsx'
import '../chrome/signed-in/hiring-chrome.tsx'
import '../chrome/signed-in/signed-in-area.tsx'
import '../colleagues/colleagues-page.tsx'
import '../invitation/invitation-page.tsx'
import '../pipelines/pipeline-page.tsx'
import '../pipelines/pipelines-page.tsx'
import '../role/require-role.tsx'
import '../command-menu/command-menu.tsx'
import '../dashboard/dashboard-page.tsx'
import '../notifications/stream/follow-notifications.ts'
import '../profile/profile-page.tsx'
import '../settings/notifications/notification-settings-page.tsx'
import '../demo/demo-banner.tsx'
import '../demo/demo-page.tsx'
import '../sign-in/firebase-identity.ts'
import '../sign-in/identity-session.ts'
import '../sign-in/sign-in-check.ts'
import '../sign-in/login-page.tsx'
import '../sign-in/register-page.tsx'

type Options = { remotes?: readonly SiteRemote[]; extra?: RouteObject[]; preload?: Host['preload'] }

/**
 * The shell at `path` with the descriptions of `remotes`; `extra` stands in for the code of their pages, and `preload`
 * is told which of them is wanted. Returns the router, to read the address and to navigate.
 */
export const renderShell = (
  path: string,
  config: RuntimeConfig | null = testConfig,
  { remotes = sampleRemotes, extra = [], preload = () => undefined }: Options = {},
) => {
  stubBrowser()
  inlineConfig(config)
  const queries = new QueryClient({ defaultOptions: queryDefaults })
  const router = createMemoryRouter(
    [{ id: 'shell', Component: RootLayout, HydrateFallback: () => null, children: [...extra, ...shellRoutes] }],
    { initialEntries: [path] },
  )
  render(
    <HostContext value={{ preload } as Host}>
      <SiteContext value={createSite(remotes)}>
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </SiteContext>
    </HostContext>,
  )
  const address = () => router.state.location.pathname + router.state.location.search
  return { router, address, queries }
}
