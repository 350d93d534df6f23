import { expect, test } from '@jest/globals'
import { QueryClient, QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { queryDefaults, queryKeys } from '@wervio/api-client'
import { AI, fakeServices, MAIN, server } from '@wervio/api-client/testing'
import type { Match, MatchingStatus } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import type { ReactNode } from 'react'
import { deletionKey } from './vacancy-deletion.ts'
import { scoredMatchesQuery } from './scored-matches-query.ts'
import { application, match, VACANCY } from './testing/fake-pipeline.ts'
import { useMatchingStatus } from './use-matching-status.ts'

fakeServices()

const statusOf = (doneCount: number, version = 'v1'): MatchingStatus => ({
  state: doneCount < 3 ? 'refreshing' : 'current',
  done: doneCount,
  total: 3,
  version,
  at_least: {},
  failures: [],
  made_by: { engine: 'builtin', model: 'v1', at: '2026-01-01T09:00:00.000Z' },
})

/** A screen with the whole list of scores, whose status is asked again by hand. */
const openScreen = async (matches: readonly Match[]) => {
  let status = statusOf(0)
  let reads = 0
  server.use(
    http.get(`${AI}/api/vacancies/${VACANCY}/matching`, () => HttpResponse.json(status)),
    http.get(`${MAIN}/api/vacancies/${VACANCY}/matches`, () => {
      reads += 1
      return HttpResponse.json(matches)
    }),
  )
  const queries = new QueryClient({ defaultOptions: queryDefaults })
  const hook = renderHook(
    () => ({ status: useMatchingStatus(VACANCY), scored: useQuery(scoredMatchesQuery(VACANCY)) }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={queries}>{children}</QueryClientProvider>
      ),
    },
  )
  await waitFor(() => expect(hook.result.current.scored.data).toHaveLength(matches.length))
  await waitFor(() => expect(hook.result.current.status.data).toBeDefined())
  return {
    /** The number of reads after the service tells this status. */
    readsAfter: async (next: MatchingStatus): Promise<number> => {
      status = next
      await act(() => queries.refetchQueries({ queryKey: queryKeys.vacancies.matching(VACANCY) }))
      await waitFor(() => expect(hook.result.current.status.data).toEqual(next))
      await waitFor(() => expect(queries.isFetching()).toBe(0))
      return reads
    },
  }
}

test('the whole list is read again at the end of a refresh, not at each step of it', async () => {
  const { readsAfter } = await openScreen([match(application(1))])
  expect(await readsAfter(statusOf(1))).toBe(1)
  expect(await readsAfter(statusOf(2))).toBe(1)
  expect(await readsAfter(statusOf(3))).toBe(2)
  expect(await readsAfter(statusOf(3))).toBe(2)
})

test('a list in which nobody stands is read again with the first scores', async () => {
  const { readsAfter } = await openScreen([])
  expect(await readsAfter(statusOf(1))).toBe(2)
})

test('other requirements are another list', async () => {
  const { readsAfter } = await openScreen([match(application(1))])
  expect(await readsAfter(statusOf(1, 'v2'))).toBe(2)
})

test('of a vacancy that is being deleted nothing is asked, until that turns out not to work', async () => {
  let asks = 0
  server.use(
    http.get(`${AI}/api/vacancies/${VACANCY}/matching`, () => {
      asks += 1
      return HttpResponse.json(statusOf(0))
    }),
  )
  const deletion = Promise.withResolvers<void>()
  const queries = new QueryClient({ defaultOptions: queryDefaults })
  const { result } = renderHook(
    () => ({
      status: useMatchingStatus(VACANCY),
      remove: useMutation({ mutationKey: deletionKey(VACANCY), mutationFn: () => deletion.promise }),
    }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={queries}>{children}</QueryClientProvider>
      ),
    },
  )
  // The second ask shows that it asks on by itself.
  await waitFor(() => expect(asks).toBe(2))
  act(() => result.current.remove.mutate())
  await waitFor(() => expect(result.current.remove.isPending).toBe(true))
  expect(
    queries
      .getQueryCache()
      .find({ queryKey: queryKeys.vacancies.matching(VACANCY) })
      ?.isDisabled(),
  ).toBe(true)
  const asksBefore = asks
  await act(async () => deletion.reject(new Error('no connection')))
  await waitFor(() => expect(asks).toBeGreaterThan(asksBefore))
})
