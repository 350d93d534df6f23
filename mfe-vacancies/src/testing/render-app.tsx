import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Outlet } from '@wervio/routing'
import { stubBrowser } from '@wervio/testing'
import { Toaster } from '@wervio/ui'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { remote } from '../routes.tsx'

stubBrowser()

/** The remote's own routes under a bare root, opened at `path`. */
export const renderApp = (path: string) => {
  const root = {
    id: 'root',
    element: <Outlet />,
    HydrateFallback: () => null,
    children: [...remote.routes, { path: '*', element: <p>Ergens anders</p> }],
  }
  const router = createMemoryRouter([root], { initialEntries: [path] })
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
  }
}
