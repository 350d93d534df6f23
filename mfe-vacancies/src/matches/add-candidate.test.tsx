import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { messages, type CandidateSummary } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { application, APPLICATIONS, match, MATCHES, pipelineOf } from '../testing/fake-matches.ts'
import { failure, fakeServices, ID, MAIN, server } from '../testing/fake-services.ts'
import { renderApp } from '../testing/render-app.tsx'
import { fits } from './use-candidate-search.ts'

fakeServices()

const CANDIDATES = `${MAIN}/api/candidates`
const { application: _, matchPercentage: __, stage: ___, ...base } = match(1, 'Amira Haddou')
const candidate = (number: number, name: string, given: Partial<CandidateSummary> = {}): CandidateSummary => ({ ...base, ...given, id: match(number, name).id, name })
const link = (cursor: string) => ({ headers: { link: `<${CANDIDATES}?cursor=${cursor}>; rel="next"` } })

const open = async () => {
  const app = renderApp(`/vacancy/${ID}?tab=matches`)
  await app.user.click(await screen.findByRole('button', { name: 'Kandidaat toevoegen' }))
  return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'Kandidaat toevoegen' })) }
}

test('a candidate is found by name, title or place, over all pages, and put in the pipeline', async () => {
  const sent: unknown[] = []
  const added = match(7, 'José Bakker', {}, {})
  server.use(...pipelineOf([match(1, 'Amira Haddou')]))
  server.use(
    http.get(CANDIDATES, ({ request }) =>
      new URL(request.url).searchParams.get('cursor') === 'b'
        ? HttpResponse.json([candidate(7, 'José Bakker', { location: 'Meppel' })])
        : HttpResponse.json([candidate(1, 'Amira Haddou'), candidate(2, 'Pieter Vos', { title: 'Magazijnchef' })], link('b'))),
    http.post(APPLICATIONS, async ({ request }) => {
      sent.push(await request.json())
      server.use(http.get(MATCHES, () => HttpResponse.json([added, match(1, 'Amira Haddou')])))
      return HttpResponse.json(application(7), { status: 201 })
    }),
  )
  const { user, dialog } = await open()
  expect(await dialog.findByRole('button', { name: 'Pieter Vos toevoegen' })).toBeVisible()
  expect(dialog.getByText('In de procedure')).toBeVisible()
  await user.type(dialog.getByRole('searchbox', { name: 'Zoek op naam, functie of plaats' }), 'jose meppel')
  await user.click(await dialog.findByRole('button', { name: 'José Bakker toevoegen' }))
  expect(await screen.findByText('José Bakker staat nu in de procedure.')).toBeVisible()
  expect(sent).toEqual([{ vacancy_id: ID, candidate_id: added.id }])
  await user.click(dialog.getByRole('button', { name: 'Klaar' }))
  expect(await screen.findByRole('article', { name: 'José Bakker' })).toBeVisible()
})

test('nobody found, and nobody there, say what to do', async () => {
  server.use(...pipelineOf([]))
  server.use(http.get(CANDIDATES, () => HttpResponse.json([candidate(2, 'Pieter Vos')])))
  const { user, dialog } = await open()
  await user.type(dialog.getByRole('searchbox'), 'xyz')
  expect(await dialog.findByText('Probeer een ander woord, of alleen een achternaam.')).toBeVisible()
})

test('candidates that can not be had offer a retry', async () => {
  server.use(...pipelineOf([]))
  server.use(http.get(CANDIDATES, () => HttpResponse.json([candidate(2, 'Pieter Vos')])))
  server.use(http.get(CANDIDATES, () => HttpResponse.json(failure('internal', ''), { status: 500 }), { once: true }))
  const { user, dialog } = await open()
  expect(await dialog.findByRole('heading', { name: messages.candidatesFailed })).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Probeer opnieuw' }))
  expect(await dialog.findByRole('button', { name: 'Pieter Vos toevoegen' })).toBeVisible()
})

test('a candidate who could not be added is still to add', async () => {
  server.use(...pipelineOf([]))
  server.use(http.get(CANDIDATES, () => HttpResponse.json([candidate(2, 'Pieter Vos')])), http.post(APPLICATIONS, () => HttpResponse.json(failure('not_found', 'Kandidaat niet gevonden'), { status: 404 })))
  const { user, dialog } = await open()
  await user.click(await dialog.findByRole('button', { name: 'Pieter Vos toevoegen' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Kandidaat niet gevonden')
  expect(dialog.getByRole('button', { name: 'Pieter Vos toevoegen' })).toBeEnabled()
})

test.each([
  ['vos', true],
  ['planner ASSEN', true],
  ['vós', true],
  ['vos meppel', false],
])('%j fits Pieter Vos, Planner in Assen: %s', (typed, expected) => {
  expect(fits({ name: 'Pieter Vos', title: 'Planner', location: 'Assen' }, typed)).toBe(expected)
})
