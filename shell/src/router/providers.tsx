import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { sessionStore } from '@wervio/session'
import { GlobalStyle } from '@wervio/ui'
import { Provider } from 'jotai'
import type { ReactNode } from 'react'

const queries = new QueryClient({ defaultOptions: { queries: { retry: 1, staleTime: 30_000 } } })

/** What every page, the shell's or a remote's, finds around it. */
export const Providers = ({ children }: { children: ReactNode }) => (
  <Provider store={sessionStore}>
    <QueryClientProvider client={queries}>
      <GlobalStyle />
      {children}
    </QueryClientProvider>
  </Provider>
)
