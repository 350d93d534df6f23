import { expect, test } from '@jest/globals'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { queryDefaults, queryKeys } from '@wervio/api-client'
import { useChangeCandidate, useCandidate } from '@wervio/candidates'
import type { Candidate } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import type { ReactNode } from 'react'
import { ONE } from '../testing/fake-profile.ts'
import { candidate, failure, fakeServices, ID, server } from '../testing/fake-services.ts'

fakeServices()

const renderCandidate = async () => {
  const queries = new QueryClient({ defaultOptions: queryDefaults })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => ({ change: useChangeCandidate(ID), stored: useCandidate(ID) }), { wrapper })
  await waitFor(() => expect(result.current.stored.isSuccess).toBe(true))
  return { result, current: () => queries.getQueryData<Candidate>(queryKeys.candidates.one(ID)) }
}

test('a change that fails takes back its own field only, not that of a change which waits behind it', async () => {
  const first = Promise.withResolvers<void>()
  const second = Promise.withResolvers<void>()
  server.use(
    http.get(ONE, () => HttpResponse.json(candidate())),
    http.patch(ONE, async ({ request }) => {
      const body = (await request.json()) as Partial<Candidate>
      if (body.status) {
        await first.promise
        return HttpResponse.json(failure(), { status: 500 })
      }
      await second.promise
      return HttpResponse.json(candidate(body))
    }),
  )
  const { result, current } = await renderCandidate()
  act(() => {
    result.current.change.mutate({ status: 'afgewezen' })
    result.current.change.mutate({ retention: 'one_year_consent' })
  })
  await waitFor(() => expect(current()).toMatchObject({ status: 'afgewezen', retention: 'one_year_consent' }))
  first.resolve()
  await waitFor(() => expect(current()).toMatchObject({ status: 'nieuw' }))
  expect(current()).toMatchObject({ retention: 'one_year_consent' })
  second.resolve()
  await waitFor(() => expect(result.current.change.isSuccess).toBe(true))
})

test('after two failures the candidate is as the service has them', async () => {
  server.use(
    http.get(ONE, () => HttpResponse.json(candidate())),
    http.patch(ONE, () => HttpResponse.json(failure(), { status: 500 })),
  )
  const { result, current } = await renderCandidate()
  act(() => {
    result.current.change.mutate({ status: 'afgewezen' })
    result.current.change.mutate({ status: 'in_proces' })
  })
  await waitFor(() => expect(result.current.change.isError).toBe(true))
  await waitFor(() => expect(current()).toMatchObject({ status: 'nieuw' }))
})
