import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RouterProvider } from '@wervio/routing'
import { createMemoryRouter } from '@wervio/routing/testing'
import { remote } from '../routes.tsx'

/** The public page at an address, with the router that shows it. */
export const renderPage = (address: string, user = userEvent.setup()) => {
  const router = createMemoryRouter(
    [{ HydrateFallback: () => null, children: [{ path: '/before', element: null }, ...remote.routes] }],
    { initialEntries: ['/before', address], initialIndex: 1 },
  )
  render(<RouterProvider router={router} />)
  const shownAddress = () => router.state.location.pathname + router.state.location.search
  return { router, user, address: shownAddress }
}
