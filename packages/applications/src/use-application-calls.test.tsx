import { expect, test } from '@jest/globals'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { queryDefaults } from '@wervio/api-client'
import { fakeServices, MAIN, server } from '@wervio/api-client/testing'
import type { Application } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import type { ReactNode } from 'react'
import { matchesQuery } from './matches-query.ts'
import { application, match, VACANCY } from './testing/fake-pipeline.ts'
import { useApplicationCalls } from './use-application-calls.ts'

fakeServices()

const amira = application(1, { stage: 2 })
const LATER = '2026-11-03T09:00:00.000Z'

/** A pipeline that stores what is changed, a moment later than it was. */
const openPipeline = async () => {
  const stored = { application: amira }
  const changes: unknown[] = []
  server.use(
    http.get(`${MAIN}/api/vacancies/${VACANCY}/matches`, () => HttpResponse.json([match(stored.application)])),
    http.patch(`${MAIN}/api/applications/${amira.id}`, async ({ request }) => {
      const change = (await request.json()) as Partial<Application>
      changes.push(change)
      stored.application = { ...stored.application, ...change, updated_at: LATER }
      return HttpResponse.json(stored.application)
    }),
  )
  const queries = new QueryClient({ defaultOptions: queryDefaults })
  const { result } = renderHook(
    () => ({ matches: useQuery(matchesQuery(VACANCY)), calls: useApplicationCalls(VACANCY) }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={queries}>{children}</QueryClientProvider>
      ),
    },
  )
  await waitFor(() => expect(result.current.matches.data).toHaveLength(1))
  return { stored, changes, calls: result.current.calls, shownStage: () => result.current.matches.data?.[0]?.stage }
}

test('a change is shown at once, and put back when it could not be saved', async () => {
  const { calls, shownStage } = await openPipeline()
  const refused = Promise.withResolvers<void>()
  server.use(
    http.patch(`${MAIN}/api/applications/${amira.id}`, async () => {
      await refused.promise
      return HttpResponse.json({ error: 'Kan niet.', code: 'internal' }, { status: 500 })
    }),
  )
  const saving = expect(calls.change(amira, { stage: 4 })).rejects.toMatchObject({ status: 500 })
  await waitFor(() => expect(shownStage()).toBe(4))
  refused.resolve()
  await waitFor(() => expect(shownStage()).toBe(2))
  await saving
})

test('an application gets back what it had, of the fields that were changed alone', async () => {
  const { calls, changes, shownStage } = await openPipeline()
  await act(async () => {
    const saved = await calls.change(amira, { stage: 4 })
    await calls.restorer()(amira, saved, { stage: 4 })
  })
  expect(changes).toEqual([{ stage: 4 }, { stage: 2 }])
  await waitFor(() => expect(shownStage()).toBe(2))
})

test('one that somebody has changed since is left as it is', async () => {
  const { calls, changes, stored } = await openPipeline()
  await act(async () => {
    const saved = await calls.change(amira, { stage: 4 })
    stored.application = { ...saved, stage: 5, updated_at: '2026-11-04T09:00:00.000Z' }
    await expect(calls.restorer()(amira, saved, { stage: 4 })).rejects.toMatchObject({
      code: 'conflict',
      message: 'Iemand heeft deze procedure intussen gewijzigd. Die blijft zoals die nu is.',
    })
  })
  expect(changes).toEqual([{ stage: 4 }])
})
