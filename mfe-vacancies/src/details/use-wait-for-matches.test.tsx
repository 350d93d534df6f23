import { afterEach, expect, jest, test } from '@jest/globals'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { http } from 'msw'
import type { ReactNode } from 'react'
import { MATCHES } from '../testing/fake-matches.ts'
import { fakeServices, ID, server } from '../testing/fake-services.ts'
import { emptyCache } from '@wervio/remote-kit/testing'
import { PATIENCE, useWaitForMatches } from './use-wait-for-matches.ts'

fakeServices()
afterEach(() => {
  jest.useRealTimers()
})

const OTHER_ID = ID.replace(/^4/, '5')

test('each vacancy is waited for anew, also after one whose candidates came too late', () => {
  jest.useFakeTimers()
  server.use(http.get(MATCHES, () => new Promise<never>(() => {})))
  const queries = emptyCache()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  )
  const { result, rerender } = renderHook(useWaitForMatches, { wrapper, initialProps: ID })
  expect(result.current).toBe(true)
  act(() => jest.advanceTimersByTime(PATIENCE))
  expect(result.current).toBe(false)
  rerender(OTHER_ID)
  expect(result.current).toBe(true)
  act(() => jest.advanceTimersByTime(PATIENCE))
  expect(result.current).toBe(false)
})
