import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { RouterProvider } from '@wervio/routing'
import { createMemoryRouter } from '@wervio/routing/testing'
import { remote } from './routes.tsx'

test('the remote owns the home page alone, and shows it', async () => {
  expect(remote.basePaths).toEqual(['/'])
  render(<RouterProvider router={createMemoryRouter(remote.routes, { initialEntries: ['/'] })} />)
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
})
