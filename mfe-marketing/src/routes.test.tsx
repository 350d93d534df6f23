import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { remote } from './routes.tsx'

test('the remote owns the home page alone, and shows it', async () => {
  expect(remote.basePaths).toEqual(['/'])
  render(<RouterProvider router={createMemoryRouter(remote.routes, { initialEntries: ['/'] })} />)
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
})
