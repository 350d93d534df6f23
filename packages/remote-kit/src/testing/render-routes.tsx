import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { queryDefaults } from '@wervio/api-client'
import { Outlet, RouterProvider, type RouteObject } from '@wervio/routing'
import { createMemoryRouter, parsePath } from '@wervio/routing/testing'
import { stubBrowser } from '@wervio/testing'
import { Toaster } from '@wervio/ui'

stubBrowser()

/** A cache as the shell makes it; a test may fill it before the page is there. */
export const emptyCache = () => new QueryClient({ defaultOptions: queryDefaults })

type Options = {
  /** Of the navigation to the page. */
  state?: unknown
  queries?: QueryClient
}

/** A remote's own routes under a bare root, opened at `path`. */
export const renderRoutes = (
  routes: readonly RouteObject[],
  path: string,
  { state = null, queries = emptyCache() }: Options = {},
) => {
  const root = {
    id: 'root',
    element: <Outlet />,
    HydrateFallback: () => null,
    children: [...routes, { path: '*', element: <p>Ergens anders</p> }],
  }
  const router = createMemoryRouter([root], { initialEntries: [{ ...parsePath(path), state }] })
  const states: unknown[] = []
  router.subscribe(({ location }) => states.push(location.state))
  const view = render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>,
  )
  return {
    ...view,
    queries,
    user: userEvent.setup(),
    address: () => router.state.location.pathname + router.state.location.search + router.state.location.hash,
    /** The state of every navigation until now, oldest first. */
    states,
    /** Resolves when the router has gone to another address, before the page shows it. */
    navigation: () =>
      new Promise<void>((resolve) => {
        const stop = router.subscribe(() => {
          stop()
          resolve()
        })
      }),
    /** Navigates as a link of the page would. */
    go: (to: string, nextState: unknown = null) =>
      act(async () => {
        await router.navigate(to, { state: nextState })
      }),
  }
}
