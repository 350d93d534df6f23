import { expect, test } from '@jest/globals'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { queryDefaults, queryKeys } from '@wervio/api-client'
import { fakeServices, MAIN, server } from '@wervio/api-client/testing'
import type { Application, Match } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import type { ReactNode } from 'react'
import { matchesQuery } from './matches-query.ts'
import { isInPipeline } from './pipeline-match.ts'
import { useAddApplication } from './use-add-application.ts'
import { useChangeApplication } from './use-change-application.ts'
import { useRemoveApplication } from './use-remove-application.ts'

fakeServices()

const VACANCY = '0199d7a1-0000-7000-8000-000000000001'
const CANDIDATE = '0199d7a1-0000-7000-8000-000000000002'
const APPLICATION = '0199d7a1-0000-7000-8000-000000000003'
const OTHER = '0199d7a1-0000-7000-8000-000000000004'
const MOMENT = '2026-11-02T09:00:00.000Z'

const application = (change: Partial<Application> = {}): Application => ({
  id: APPLICATION,
  vacancy_id: VACANCY,
  candidate_id: CANDIDATE,
  stage: 1,
  outcome: 'open',
  reason: null,
  history: [],
  created_at: MOMENT,
  updated_at: MOMENT,
  ...change,
})

const match = (standing: Application | null): Match => ({
  id: CANDIDATE,
  name: 'Amira Haddou',
  photo: null,
  title: 'Planner',
  location: 'Utrecht',
  skills: [],
  email: null,
  phone: null,
  linkedin: null,
  cv_filename: null,
  has_cv: false,
  experience: [],
  experience_years: null,
  status: 'new',
  shortlisted: false,
  created_at: MOMENT,
  updated_at: MOMENT,
  matchPercentage: 80,
  stage: standing?.stage ?? null,
  application: standing,
})

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
      return HttpResponse.json([match(storedApplication)])
    }),
    http.post(`${MAIN}/api/applications`, () => {
      storedApplication = application()
      return HttpResponse.json(storedApplication, { status: 201 })
    }),
    http.patch(`${MAIN}/api/applications/${APPLICATION}`, async ({ request }) => {
      storedApplication = application((await request.json()) as Partial<Application>)
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
  const { screens, reads, first } = await openScreens(application())
  const firstMatch = first()
  if (!firstMatch || !isInPipeline(firstMatch)) throw new Error('The candidate is in the pipeline')
  const saved = Promise.withResolvers<void>()
  server.use(
    http.patch(`${MAIN}/api/applications/${APPLICATION}`, async () => {
      await saved.promise
      return HttpResponse.json(application({ stage: 3 }))
    }),
  )
  act(() => screens.result.current.change({ match: firstMatch, change: { stage: 3 }, confirmation: 'Opgeslagen.' }))
  await waitFor(() => expect(first()?.stage).toBe(3))
  expect(reads).toEqual([])
  saved.resolve()
  await readAgain(reads)
})

test('a stage that could not be saved is put back', async () => {
  const { screens, first } = await openScreens(application())
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
  const { screens, first, pipelineReads } = await openScreens(application())
  const firstMatch = first()
  if (!firstMatch || !isInPipeline(firstMatch)) throw new Error('The candidate is in the pipeline')
  const saved = Promise.withResolvers<void>()
  server.use(
    http.patch(`${MAIN}/api/applications/${APPLICATION}`, async () => {
      await saved.promise
      return HttpResponse.json(application({ stage: 3 }))
    }),
  )
  const before = pipelineReads()
  act(() => screens.result.current.change({ match: firstMatch, change: { stage: 3 }, confirmation: 'Opgeslagen.' }))
  act(() => screens.result.current.add.mutate({ ...match(null), id: OTHER, name: 'Bo Smit' }))
  await waitFor(() => expect(screens.result.current.add.isSuccess).toBe(true))
  expect(screens.result.current.matches.data?.map(({ stage }) => stage)).toContain(3)
  expect(pipelineReads()).toBe(before)
  saved.resolve()
  await waitFor(() => expect(pipelineReads()).toBe(before + 1))
})

test('who is added is shown at the first stage, and read again elsewhere', async () => {
  const { screens, reads, first } = await openScreens(null)
  act(() => screens.result.current.add.mutate(match(null)))
  await waitFor(() => expect(first()?.stage).toBe(1))
  await readAgain(reads)
})

test('who is removed leaves the pipeline, and is read again elsewhere', async () => {
  const { screens, reads, first } = await openScreens(application())
  const firstMatch = first()
  if (!firstMatch || !isInPipeline(firstMatch)) throw new Error('The candidate is in the pipeline')
  act(() => screens.result.current.remove.mutate(firstMatch))
  await waitFor(() => expect(first()?.application).toBeNull())
  await readAgain(reads)
})
