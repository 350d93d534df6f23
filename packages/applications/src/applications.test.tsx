import { expect, test } from '@jest/globals'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { queryDefaults, queryKeys } from '@wervio/api-client'
import { fakeServices, MAIN, server } from '@wervio/api-client/testing'
import type { Application } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import type { ReactNode } from 'react'
import { matchesQuery } from './matches-query.ts'
import { isInPipeline } from './pipeline-match.ts'
import { application, match, VACANCY } from './testing/fake-pipeline.ts'
import { useAddApplication } from './use-add-application.ts'
import { useChangeApplication } from './use-change-application.ts'
import { useRemoveApplication } from './use-remove-application.ts'

fakeServices()

const amira = application(1)
const CANDIDATE = amira.candidate_id
const APPLICATION = amira.id
const OTHER = application(2).candidate_id

const matchOf = (standing: Application | null) =>
  match(standing ?? amira, standing ? {} : { application: null, stage: null })

/** Counts how often a screen that shows `queryKey` reads it. */
const useReader = (queryKey: readonly unknown[], reads: string[], name: string) =>
  useQuery({ queryKey, queryFn: () => reads.push(name) })

/** The pipeline of a vacancy, and the other screens that show applications. */
const openScreens = async (standing: Application | null) => {
  let storedApplication = standing
  let pipelineReads = 0
  const answer = () => HttpResponse.json(storedApplication)
  server.use(
    http.get(`${MAIN}/api/vacancies/${VACANCY}/matches`, () => {
      pipelineReads += 1
      return HttpResponse.json([matchOf(storedApplication)])
    }),
    http.post(`${MAIN}/api/applications`, () => {
      storedApplication = application(1)
      return HttpResponse.json(storedApplication, { status: 201 })
    }),
    http.patch(`${MAIN}/api/applications/${APPLICATION}`, async ({ request }) => {
      storedApplication = application(1, (await request.json()) as Partial<Application>)
      return answer()
    }),
    http.delete(`${MAIN}/api/applications/${APPLICATION}`, () => {
      storedApplication = null
      return new HttpResponse(null, { status: 204 })
    }),
  )
  const queries = new QueryClient({ defaultOptions: queryDefaults })
  const reads: string[] = []
  const screens = renderHook(
    () => {
      useReader(queryKeys.candidates.timeline(CANDIDATE), reads, 'procedures')
      useReader(queryKeys.candidates.one(CANDIDATE), reads, 'candidate')
      useReader(queryKeys.candidates.counts({}), reads, 'counts')
      useReader(queryKeys.vacancies.summaries({}), reads, 'vacancies')
      return {
        matches: useQuery(matchesQuery(VACANCY)),
        add: useAddApplication(VACANCY),
        change: useChangeApplication(VACANCY),
        remove: useRemoveApplication(VACANCY),
      }
    },
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={queries}>{children}</QueryClientProvider>
      ),
    },
  )
  await waitFor(() => expect(screens.result.current.matches.data).toHaveLength(1))
  reads.length = 0
  const first = () => screens.result.current.matches.data?.[0]
  return { screens, reads, first, pipelineReads: () => pipelineReads }
}

const readAgain = (reads: string[]) =>
  waitFor(() => expect(reads.toSorted()).toEqual(['candidate', 'counts', 'procedures', 'vacancies']))

test('a stage is shown at once, and read again by the procedures and the lists', async () => {
  const { screens, reads, first } = await openScreens(application(1))
  const firstMatch = first()
  if (!firstMatch || !isInPipeline(firstMatch)) throw new Error('The candidate is in the pipeline')
  const saved = Promise.withResolvers<void>()
  server.use(
    http.patch(`${MAIN}/api/applications/${APPLICATION}`, async () => {
      await saved.promise
      return HttpResponse.json(application(1, { stage: 3 }))
    }),
  )
  act(() => screens.result.current.change({ match: firstMatch, change: { stage: 3 }, confirmation: 'Opgeslagen.' }))
  await waitFor(() => expect(first()?.stage).toBe(3))
  expect(reads).toEqual([])
  saved.resolve()
  await readAgain(reads)
})

test('a stage that could not be saved is put back', async () => {
  const { screens, first } = await openScreens(application(1))
  const firstMatch = first()
  if (!firstMatch || !isInPipeline(firstMatch)) throw new Error('The candidate is in the pipeline')
  const refused = Promise.withResolvers<void>()
  server.use(
    http.patch(`${MAIN}/api/applications/${APPLICATION}`, async () => {
      await refused.promise
      return HttpResponse.json({ error: 'Kan niet.', code: 'internal' }, { status: 500 })
    }),
  )
  act(() => screens.result.current.change({ match: firstMatch, change: { stage: 3 }, confirmation: 'Opgeslagen.' }))
  await waitFor(() => expect(first()?.stage).toBe(3))
  refused.resolve()
  await waitFor(() => expect(first()?.stage).toBe(1))
})

test('while a stage is being saved, adding somebody reads no pipeline from before it', async () => {
  const { screens, first, pipelineReads } = await openScreens(application(1))
  const firstMatch = first()
  if (!firstMatch || !isInPipeline(firstMatch)) throw new Error('The candidate is in the pipeline')
  const saved = Promise.withResolvers<void>()
  server.use(
    http.patch(`${MAIN}/api/applications/${APPLICATION}`, async () => {
      await saved.promise
      return HttpResponse.json(application(1, { stage: 3 }))
    }),
  )
  const before = pipelineReads()
  act(() => screens.result.current.change({ match: firstMatch, change: { stage: 3 }, confirmation: 'Opgeslagen.' }))
  act(() => screens.result.current.add.mutate({ ...matchOf(null), id: OTHER, name: 'Bo Smit' }))
  await waitFor(() => expect(screens.result.current.add.isSuccess).toBe(true))
  expect(screens.result.current.matches.data?.map(({ stage }) => stage)).toContain(3)
  expect(pipelineReads()).toBe(before)
  saved.resolve()
  await waitFor(() => expect(pipelineReads()).toBe(before + 1))
})

test('who is added is shown at the first stage, and read again elsewhere', async () => {
  const { screens, reads, first } = await openScreens(null)
  act(() => screens.result.current.add.mutate(matchOf(null)))
  await waitFor(() => expect(first()?.stage).toBe(1))
  await readAgain(reads)
})

test('who is removed leaves the pipeline, and is read again elsewhere', async () => {
  const { screens, reads, first } = await openScreens(application(1))
  const firstMatch = first()
  if (!firstMatch || !isInPipeline(firstMatch)) throw new Error('The candidate is in the pipeline')
  act(() => screens.result.current.remove.mutate({ match: firstMatch, motivation: 'Dubbel' }))
  await waitFor(() => expect(first()?.application).toBeNull())
  await readAgain(reads)
})
