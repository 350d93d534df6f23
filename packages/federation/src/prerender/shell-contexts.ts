import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Provider } from 'jotai'
import { createElement, type ReactNode } from 'react'

/** Nothing waits to be forgotten: that would keep the build alive for five minutes. */
const queries = new QueryClient({ defaultOptions: { queries: { gcTime: Number.POSITIVE_INFINITY } } })

/** What a page of a remote finds around it in the shell, apart from the router. */
export const ShellContexts = ({ children }: { children?: ReactNode }) =>
  createElement(Provider, null, createElement(QueryClientProvider, { client: queries }, children))
