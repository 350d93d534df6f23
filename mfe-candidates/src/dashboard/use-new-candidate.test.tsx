import { expect, test } from '@jest/globals'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { RouterProvider } from '@wervio/routing'
import { createMemoryRouter } from '@wervio/routing/testing'
import { useLayoutEffect } from 'react'
import type { DashboardState } from '../paths.ts'
import { useNewCandidate } from './use-new-candidate.ts'

const state: DashboardState = { newCandidateId: 'noor', refreshCandidates: true }

/** The dashboard as somebody arrives who saved a candidate; `onShown` runs before the page's own effects. */
const arrive = async (onShown?: (router: ReturnType<typeof createMemoryRouter>) => void) => {
  const Dashboard = () => {
    const newId = useNewCandidate()
    useLayoutEffect(() => onShown?.(router), [])
    return <h1>Nieuw: {newId}</h1>
  }
  const router = createMemoryRouter(
    [
      { path: '/dashboard', element: <Dashboard /> },
      // Its code comes when somebody goes there.
      { path: '/profiel', lazy: async () => ({ element: <h1>Profiel</h1> }) },
    ],
    { initialEntries: [{ pathname: '/dashboard', search: '?sort=naam', state }] },
  )
  await act(async () => {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    )
  })
  return router
}

test('a reload finds nothing of the arrival, which stays on the screen', async () => {
  const router = await arrive()
  await waitFor(() => expect(router.state.location.state).toBeNull())
  expect(router.state.location.search).toBe('?sort=naam')
  expect(screen.getByRole('heading')).toHaveTextContent('Nieuw: noor')
})

test('who goes on to the profile as the dashboard comes is not brought back', async () => {
  const router = await arrive((current) => void current.navigate('/profiel'))
  await waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent('Profiel'))
  expect(router.state.location.pathname).toBe('/profiel')
})
