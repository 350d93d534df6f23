import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderPages } from '@wervio/federation/prerender'
import { Provider } from 'jotai'
import type { ReactNode } from 'react'
import { remote } from '../routes.tsx'
import { heads } from './heads.ts'

const queries = new QueryClient()

const Around = ({ children }: { children?: ReactNode }) => (
  <Provider>
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  </Provider>
)

/** The pages of this remote for the HTML that is served before any code has run. */
export const render = () => renderPages({ remote, heads, Around })
