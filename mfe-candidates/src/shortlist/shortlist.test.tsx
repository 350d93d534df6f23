import { expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { messages } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { stubCandidates, person } from '../testing/fake-candidates.ts'
import { CANDIDATES, failure, fakeServices, server, summary } from '../testing/fake-services.ts'
import { renderApp } from '../testing/render-app.tsx'

fakeServices()

const ADD = 'Toevoegen aan shortlist: Noor de Vries'
const REMOVE = 'Van shortlist halen: Noor de Vries'

test('a candidate goes on the shortlist, is found there, and can be taken off and put back', async () => {
  stubCandidates([summary()])
  const { user } = renderApp('/dashboard-candidates')
  await user.click(await screen.findByRole('button', { name: ADD }))
  expect(await screen.findByText('Noor de Vries staat op je shortlist.')).toBeVisible()
  await user.click(screen.getByRole('tab', { name: 'Shortlist' }))
  await user.click(await screen.findByRole('button', { name: REMOVE }))
  expect(await screen.findByText('Noor de Vries is van je shortlist gehaald.')).toBeVisible()
  expect(await screen.findByRole('heading', { name: 'Nog niemand op je shortlist' })).toBeVisible()
  await user.click(screen.getAllByRole('button', { name: 'Ongedaan maken' }).at(-1) ?? document.body)
  expect(await screen.findByRole('button', { name: REMOVE })).toBeVisible()
})

test('somebody who was erased meanwhile leaves the list', async () => {
  stubCandidates([summary(), person(2, 'Pieter Vos')])
  const { user } = renderApp('/dashboard-candidates')
  const add = await screen.findByRole('button', { name: ADD })
  stubCandidates([person(2, 'Pieter Vos')])
  server.use(
    http.put(`${CANDIDATES}/:id/shortlist`, () =>
      HttpResponse.json(failure('not_found', messages.candidateNotFound), { status: 404 }),
    ),
  )
  await user.click(add)
  expect(await screen.findByText(messages.candidateNotFound)).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Noor de Vries' })).not.toBeInTheDocument())
  expect(screen.getByRole('link', { name: 'Pieter Vos' })).toBeVisible()
})

test('what could not be stored comes back and says why', async () => {
  stubCandidates([summary()])
  server.use(http.put(`${CANDIDATES}/:id/shortlist`, () => HttpResponse.json(failure(), { status: 500 })))
  const { user } = renderApp('/dashboard-candidates')
  await user.click(await screen.findByRole('button', { name: ADD }))
  expect(await screen.findByText('Van de server')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('button', { name: ADD })).toBeVisible())
})

test('what is taken back at once is sent after what it takes back', async () => {
  stubCandidates([summary()])
  const addition = Promise.withResolvers<void>()
  const calls: string[] = []
  server.use(
    http.put(`${CANDIDATES}/:id/shortlist`, async () => {
      await addition.promise
      calls.push('added')
      return new HttpResponse(null, { status: 204 })
    }),
    http.delete(`${CANDIDATES}/:id/shortlist`, () => {
      calls.push('removed')
      return new HttpResponse(null, { status: 204 })
    }),
  )
  const { user } = renderApp('/dashboard-candidates')
  await user.click(await screen.findByRole('button', { name: ADD }))
  await user.click(await screen.findByRole('button', { name: REMOVE }))
  expect(await screen.findByRole('button', { name: ADD })).toBeVisible()
  addition.resolve()
  expect(await screen.findByText('Noor de Vries is van je shortlist gehaald.')).toBeVisible()
  expect(calls).toEqual(['added', 'removed'])
})
