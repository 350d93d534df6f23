import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { RuntimeConfig } from '@wervio/contracts'
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router'
import { RootLayout } from '../chrome/root-layout.tsx'
import { shellRoutes } from '../routes.tsx'
import { createSite, type SiteRemote } from '../site/create-site.ts'
import { SiteContext } from '../site/site-context.ts'
import { stubBrowser } from './browser-stubs.ts'
import { sampleRemotes } from './sample-remotes.ts'
import { inlineConfig, testConfig } from '@wervio/testing/page-config'
// What the shell loads lazily, loaded before a test's clock runs.
import '../chrome/signed-in/drawer.tsx'
import '../chrome/signed-in/signed-in-chrome.tsx'
import '../command-menu/command-menu.tsx'
import '../dashboard/dashboard-page.tsx'
import '../sign-in/firebase-identity.ts'
import '../sign-in/identity-session.ts'
import '../sign-in/login-page.tsx'
import '../sign-in/register-page.tsx'

type Options = { remotes?: readonly SiteRemote[]; extra?: RouteObject[] }

/**
 * The shell at `path` as `remotes` describe themselves; their code isn't there. `extra` stands in for it. Returns the
 * router, to look at the address and to go elsewhere.
 */
export const renderShell = (
  path: string,
  config: RuntimeConfig | null = testConfig,
  { remotes = sampleRemotes, extra = [] }: Options = {},
) => {
  stubBrowser()
  inlineConfig(config)
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const router = createMemoryRouter(
    [{ id: 'shell', Component: RootLayout, HydrateFallback: () => null, children: [...extra, ...shellRoutes] }],
    { initialEntries: [path] },
  )
  render(
    <SiteContext value={createSite(remotes)}>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </SiteContext>,
  )
  const address = () => router.state.location.pathname + router.state.location.search
  return { router, address, queries }
}
