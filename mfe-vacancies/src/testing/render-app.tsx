import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { queryDefaults } from '@wervio/api-client'
import { Outlet, RouterProvider } from '@wervio/routing'
import { createMemoryRouter } from '@wervio/routing/testing'
import { stubBrowser } from '@wervio/testing'
import { Toaster } from '@wervio/ui'
import { remote } from '../routes.tsx'

stubBrowser()

/** A cache as the shell makes it; a test may fill it before the page is there. */
export const emptyCache = () => new QueryClient({ defaultOptions: queryDefaults })

/** The remote's own routes under a bare root, opened at `path`. */
export const renderApp = (path: string, queries = emptyCache()) => {
  const root = {
    id: 'root',
    element: <Outlet />,
    HydrateFallback: () => null,
    children: [...remote.routes, { path: '*', element: <p>Ergens anders</p> }],
  }
  const router = createMemoryRouter([root], { initialEntries: [path] })
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
    address: () => router.state.location.pathname + router.state.location.search,
  }
}
