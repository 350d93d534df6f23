import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { createHost, RemoteContractError, RemoteError, RemoteOutdatedError } from '@wervio/federation/host'
import { RouterProvider } from '@wervio/routing'
import { createMemoryRouter } from '@wervio/routing/testing'
import { takeConsole } from '@wervio/testing'
import { inlineConfig, testConfig } from '@wervio/testing/page-config'
import { HostContext } from './host-context.ts'
import { RouteError } from './route-error.tsx'

inlineConfig({ ...testConfig, brand: { name: 'Werf' } })

const host = createHost(
  { version: 1, remotes: [] },
  { register: () => {}, start: () => {}, load: () => Promise.resolve(null) },
)

test.each([
  ['a newer version', new RemoteOutdatedError('mfe_a', 'x'), 'Er staat een nieuwe versie van Werf klaar'],
  ['another contract', new RemoteContractError('mfe_a', 'x'), 'Dit onderdeel past niet bij deze versie van Werf'],
  [
    'a shared package of another version, which a page is the first to use',
    new Error(
      '[ Federation Runtime ]: Version 1.2.1 from shell of shared singleton module @wervio/session does not satisfy the requirement of mfe_a which needs ^1.3.0)',
    ),
    'Dit onderdeel past niet bij deze versie van Werf',
  ],
  ['anything else', new RemoteError('mfe_a', 'x'), 'De pagina kon niet worden geladen. De rest van Werf werkt gewoon.'],
])('%s is told with the name that an operator gave', async (_, error, text) => {
  const router = createMemoryRouter([
    {
      path: '/',
      loader: () => {
        throw error
      },
      HydrateFallback: () => null,
      element: <p>Pagina</p>,
      errorElement: <RouteError />,
    },
  ])
  const { container } = render(
    <HostContext value={host}>
      <RouterProvider router={router} />
    </HostContext>,
  )
  expect(await screen.findByText(text)).toBeVisible()
  expect(container).not.toHaveTextContent('Wervio')
  takeConsole()
})
