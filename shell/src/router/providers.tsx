import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { queryDefaults } from '@wervio/api-client'
import { sessionStore } from '@wervio/session'
import { GlobalStyle } from '@wervio/ui'
import { Provider } from 'jotai'
import type { ReactNode } from 'react'

const queries = new QueryClient({ defaultOptions: queryDefaults })

/** What every page, the shell's or a remote's, finds around it. */
export const Providers = ({ children }: { children: ReactNode }) => (
  <Provider store={sessionStore}>
    <QueryClientProvider client={queries}>
      <GlobalStyle />
      {children}
    </QueryClientProvider>
  </Provider>
)
