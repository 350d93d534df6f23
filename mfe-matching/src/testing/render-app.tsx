import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { queryDefaults } from '@wervio/api-client'
import { Outlet, RouterProvider } from '@wervio/routing'
import { createMemoryRouter, parsePath } from '@wervio/routing/testing'
import { stubBrowser } from '@wervio/testing'
import { Toaster } from '@wervio/ui'
import { remote } from '../routes.tsx'

stubBrowser()

/** The remote's own routes under a bare root, opened at `path` with the state of a navigation. */
export const renderApp = (path: string, state: unknown = null) => {
  const root = {
    id: 'root',
    element: <Outlet />,
    HydrateFallback: () => null,
    children: [...remote.routes, { path: '*', element: <p>Ergens anders</p> }],
  }
  const router = createMemoryRouter([root], { initialEntries: [{ ...parsePath(path), state }] })
  const states: unknown[] = []
  router.subscribe(({ location }) => states.push(location.state))
  const view = render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: queryDefaults })}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>,
  )
  return {
    ...view,
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
