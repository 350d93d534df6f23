import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { messages, type CandidateHit, type CandidateSummary } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { application, APPLICATIONS, match, MATCHES, pipelineOf } from '../testing/fake-matches.ts'
import { failure, fakeServices, ID, MAIN, server } from '../testing/fake-services.ts'
import { renderApp } from '../testing/render-app.tsx'

fakeServices()

const CANDIDATES = `${MAIN}/api/candidates`
const SEARCH = `${CANDIDATES}/search`
const { application: _, matchPercentage: __, stage: ___, ...base } = match(1, 'Amira Haddou')
const candidate = (number: number, name: string, overrides: Partial<CandidateSummary> = {}): CandidateSummary => ({
  ...base,
  ...overrides,
  id: match(number, name).id,
  name,
})
const hit = (number: number, name: string, overrides: Partial<CandidateSummary> = {}): CandidateHit => ({
  ...candidate(number, name, overrides),
  highlights: [],
})
const link = (cursor: string) => ({ headers: { link: `<${SEARCH}?cursor=${cursor}>; rel="next"` } })

const openDialog = async () => {
  const app = renderApp(`/vacancy/${ID}?tab=matches`)
  await app.user.click(await screen.findByRole('button', { name: 'Kandidaat toevoegen' }))
  return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'Kandidaat toevoegen' })) }
}

test('the newest are shown first; a search asks the service, once the typing rests, and who is found is put in the pipeline', async () => {
  const requestBodies: unknown[] = []
  const searchQueries: (string | null)[] = []
  const newMatch = match(7, 'José Bakker', {}, {})
  server.use(...pipelineOf([match(1, 'Amira Haddou')]))
  server.use(
    http.get(CANDIDATES, () =>
      HttpResponse.json([candidate(1, 'Amira Haddou'), candidate(2, 'Pieter Vos', { title: 'Magazijnchef' })]),
    ),
    http.get(SEARCH, ({ request }) => {
      const words = new URL(request.url).searchParams.get('q')
      searchQueries.push(words)
      // A slow machine searches half-way the typing too.
      return HttpResponse.json(words === 'jose meppel' ? [hit(7, 'José Bakker', { location: 'Meppel' })] : [])
    }),
    http.post(APPLICATIONS, async ({ request }) => {
      requestBodies.push(await request.json())
      server.use(http.get(MATCHES, () => HttpResponse.json([newMatch, match(1, 'Amira Haddou')])))
      return HttpResponse.json(application(7), { status: 201 })
    }),
  )
  const { user, dialog } = await openDialog()
  expect(await dialog.findByRole('button', { name: 'Pieter Vos toevoegen' })).toBeVisible()
  expect(dialog.getByText('In de procedure')).toBeVisible()
  await user.type(dialog.getByRole('searchbox', { name: 'Zoek op naam, functie of locatie' }), ' jose  meppel')
  await user.click(await dialog.findByRole('button', { name: 'José Bakker toevoegen' }))
  expect(dialog.queryByText('Pieter Vos')).toBeNull()
  expect(searchQueries.at(-1)).toBe('jose meppel')
  expect(await screen.findByText('José Bakker staat nu in de procedure.')).toBeVisible()
  expect(requestBodies).toEqual([{ vacancy_id: ID, candidate_id: newMatch.id }])
  await user.click(dialog.getByRole('button', { name: 'Klaar' }))
  expect(await screen.findByRole('article', { name: 'José Bakker' })).toBeVisible()
})

test('more results come with a button, and one letter searches for nothing yet', async () => {
  server.use(...pipelineOf([]))
  server.use(
    http.get(CANDIDATES, () => HttpResponse.json([candidate(2, 'Pieter Vos')])),
    http.get(SEARCH, ({ request }) => {
      const { searchParams } = new URL(request.url)
      if (searchParams.get('q') === 'k') return HttpResponse.json(failure('validation_failed', ''), { status: 400 })
      if (searchParams.get('q') !== 'kim') return HttpResponse.json([])
      return searchParams.get('cursor') === 'b'
        ? HttpResponse.json([hit(4, 'Kim Bos')])
        : HttpResponse.json([hit(3, 'Kim Vos')], link('b'))
    }),
  )
  const { user, dialog } = await openDialog()
  await user.type(dialog.getByRole('searchbox'), 'k')
  expect(await dialog.findByRole('button', { name: 'Pieter Vos toevoegen' })).toBeVisible()
  await user.type(dialog.getByRole('searchbox'), 'im')
  expect(await dialog.findByRole('button', { name: 'Kim Vos toevoegen' })).toBeVisible()
  expect(dialog.getByText('1 kandidaat tot nu toe')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Meer laden' }))
  expect(await dialog.findByRole('button', { name: 'Kim Bos toevoegen' })).toBeVisible()
  expect(dialog.getByText('2 kandidaten')).toBeVisible()
})

test('nobody found, and nobody there, say what to do', async () => {
  server.use(...pipelineOf([]))
  server.use(
    http.get(CANDIDATES, () => HttpResponse.json([])),
    http.get(SEARCH, () => HttpResponse.json([])),
  )
  const { user, dialog } = await openDialog()
  expect(await dialog.findByText('Je organisatie heeft nog geen kandidaten.')).toBeVisible()
  await user.type(dialog.getByRole('searchbox'), 'xyz')
  expect(await dialog.findByText('Probeer een ander woord, of alleen een achternaam.')).toBeVisible()
})

test('candidates that can not be had offer a retry', async () => {
  server.use(...pipelineOf([]))
  server.use(http.get(CANDIDATES, () => HttpResponse.json([candidate(2, 'Pieter Vos')])))
  server.use(http.get(CANDIDATES, () => HttpResponse.json(failure('internal', ''), { status: 500 }), { once: true }))
  const { user, dialog } = await openDialog()
  expect(await dialog.findByRole('heading', { name: messages.candidatesFailed })).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Probeer opnieuw' }))
  expect(await dialog.findByRole('button', { name: 'Pieter Vos toevoegen' })).toBeVisible()
})

test('a candidate who could not be added is still to add', async () => {
  server.use(...pipelineOf([]))
  server.use(
    http.get(CANDIDATES, () => HttpResponse.json([candidate(2, 'Pieter Vos')])),
    http.post(APPLICATIONS, () => HttpResponse.json(failure('not_found', 'Kandidaat niet gevonden'), { status: 404 })),
  )
  const { user, dialog } = await openDialog()
  await user.click(await dialog.findByRole('button', { name: 'Pieter Vos toevoegen' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Kandidaat niet gevonden')
  expect(dialog.getByRole('button', { name: 'Pieter Vos toevoegen' })).toBeEnabled()
})
