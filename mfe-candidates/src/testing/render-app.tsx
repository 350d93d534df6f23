import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Outlet } from '@wervio/routing'
import { Toaster } from '@wervio/ui'
import { createMemoryRouter, parsePath, RouterProvider } from 'react-router'
import { remote } from '../routes.tsx'
import { stubBrowser } from './browser-stubs.ts'

stubBrowser()

/** The remote's own routes under a bare root, opened at `path` with the state of a navigation. */
export const renderApp = (path: string, state: unknown = null) => {
  const root = { id: 'root', element: <Outlet />, HydrateFallback: () => null, children: [...remote.routes, { path: '*', element: <p>Ergens anders</p> }] }
  const router = createMemoryRouter([root], { initialEntries: [{ ...parsePath(path), state }] })
  const view = render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>,
  )
  return {
    ...view,
    user: userEvent.setup(),
    address: () => router.state.location.pathname + router.state.location.search,
    state: (): unknown => router.state.location.state,
    /** As a link of the page would. */
    go: (to: string) => act(() => { void router.navigate(to) }),
  }
}
