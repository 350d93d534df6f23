import { expect, jest, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { matchesQuery } from '@wervio/applications'
import type { Match } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { match, MATCHES, pipelineOf } from '../testing/fake-matches.ts'
import { failure, fakeServices, ID, server, vacancy, VACANCIES } from '../testing/fake-services.ts'
import { emptyCache } from '@wervio/remote-kit/testing'
import { renderApp } from '../testing/render-app.tsx'

fakeServices()

const PATH = `/vacancy/${ID}`
const heading = () => screen.findByRole('heading', { level: 1, name: 'Wijkverpleegkundige' })
const button = (name: string) => screen.findByRole('button', { name })

/**
 * The page of a vacancy with this status and these candidates, who are in the cache before it opens: the page waits for
 * them only a second. Tells how often they were read.
 */
const openVacancy = async (matches: Match[], status = 'actief') => {
  const updateRequest = jest.fn()
  let reads = 0
  let storedStatus = status
  server.use(
    http.get(`${VACANCIES}/:id`, () => HttpResponse.json({ ...vacancy(), status: storedStatus })),
    http.get(MATCHES, () => {
      reads += 1
      return undefined
    }),
    http.put(`${VACANCIES}/:id`, async ({ request }) => {
      const body = (await request.json()) as { status: string }
      updateRequest(body)
      storedStatus = body.status
      return HttpResponse.json({ ...vacancy(), status: storedStatus })
    }),
    ...pipelineOf(matches),
  )
  const queries = emptyCache()
  await queries.prefetchQuery(matchesQuery(ID))
  const view = renderApp(PATH, queries)
  await heading()
  return { ...view, updateRequest, reads: () => reads }
}

const inTalks = [
  match(1, 'Amira Haddou', {}, { stage: 3 }),
  match(2, 'Pieter Vos', {}, { stage: 5 }),
  match(3, 'Bo Smit', {}, { stage: 2 }),
  match(4, 'Kim Bos', {}, { stage: 4, outcome: 'rejected' }),
]

test('with candidates in talks the next status is offered, and stored when somebody says so', async () => {
  const { user, updateRequest, reads } = await openVacancy(inTalks)
  expect(screen.getByText('2 kandidaten zijn in gesprek.')).toBeVisible()
  expect(screen.getByText('Zet de vacature op Gespreksfase?')).toBeVisible()
  expect(updateRequest).not.toHaveBeenCalled()
  await user.click(await button('Zet op Gespreksfase'))
  expect(screen.queryByText('2 kandidaten zijn in gesprek.')).not.toBeInTheDocument()
  await waitFor(() => expect(updateRequest).toHaveBeenCalledWith({ status: 'gespreksfase' }))
  expect(await screen.findByText('Status is nu Gespreksfase.')).toBeVisible()
  await user.click(screen.getByRole('tab', { name: /^Matches/ }))
  await screen.findByRole('article', { name: 'Amira Haddou' })
  expect(reads()).toBe(1)
})

test.each(['actief', 'gespreksfase'])('somebody hired offers Ingevuld to a vacancy that is %s', async (status) => {
  await openVacancy([...inTalks, match(5, 'Noor Vis', {}, { stage: 5, outcome: 'hired' })], status)
  expect(screen.getByText('1 kandidaat is aangenomen.')).toBeVisible()
  expect(await button('Zet op Ingevuld')).toBeVisible()
})

test('a suggestion that was dismissed stays away for this vacancy and status, also after a reload', async () => {
  const { user, unmount } = await openVacancy(inTalks)
  await user.click(await button('Laat zo'))
  expect(screen.queryByText('2 kandidaten zijn in gesprek.')).not.toBeInTheDocument()
  unmount()
  const { unmount: leave } = await openVacancy(inTalks)
  expect(screen.queryByText('2 kandidaten zijn in gesprek.')).not.toBeInTheDocument()
  leave()
  await openVacancy([match(5, 'Noor Vis', {}, { stage: 5, outcome: 'hired' })])
  expect(await button('Zet op Ingevuld')).toBeVisible()
})

test.each([
  ['nobody is that far', 'actief', inTalks.slice(2)],
  ['the status is there already', 'gespreksfase', inTalks],
  ['it was put on hold by hand', 'on-hold', inTalks],
  ['a newer service has another status', 'wacht-op-akkoord', inTalks],
])('nothing is offered when %s', async (_, status, matches) => {
  await openVacancy(matches, status)
  expect(screen.queryByText(/Zet de vacature op/)).not.toBeInTheDocument()
})

test('candidates that cannot be read keep nobody from the vacancy, and are not read again unasked', async () => {
  let reads = 0
  server.use(
    http.get(`${VACANCIES}/:id`, () => HttpResponse.json(vacancy())),
    http.get(MATCHES, () => {
      reads += 1
      return HttpResponse.json(failure(), { status: 500 })
    }),
  )
  const { user } = renderApp(PATH)
  expect(await heading()).toBeVisible()
  await user.click(screen.getByRole('tab', { name: /^Matches/ }))
  expect(await button('Probeer opnieuw')).toBeVisible()
  expect(reads).toBe(1)
})
