import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { messages } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { match, pipelineOf } from './testing/fake-matches.ts'
import { fakeServices, ID, server, VACANCIES, vacancy } from './testing/fake-services.ts'
import { renderApp } from './testing/render-app.tsx'

fakeServices()

test('a status that only a newer service knows is shown by its own word', async () => {
  server.use(
    http.get(`${VACANCIES}/:id`, () => HttpResponse.json({ ...vacancy({ status: 'gearchiveerd' }), owner: 'later' })),
  )
  renderApp(`/vacancy/${ID}`)
  const status = await screen.findByRole('combobox', { name: 'Status van de vacature' })
  expect(status).toHaveDisplayValue('gearchiveerd')
})

test('somebody in a stage or with an outcome of later stands in the pipeline by its number and word', async () => {
  server.use(...pipelineOf([match(1, 'Amira Haddou', {}, { stage: 6, history: [], outcome: 'on_hold' })]))
  renderApp(`/vacancy/${ID}?tab=matches`)
  const card = within(await screen.findByRole('article', { name: 'Amira Haddou' }))
  expect(card.getAllByText('Stap 6')[0]).toBeVisible()
  expect(card.getByText('on_hold')).toBeVisible()
})

test('a service of another major asks to refresh the page', async () => {
  server.use(
    http.get(`${VACANCIES}/:id`, () => HttpResponse.json(vacancy(), { headers: { 'Wervio-Api-Version': '99.0' } })),
  )
  renderApp(`/vacancy/${ID}`)
  expect(await screen.findByText(messages.versionRefused)).toBeVisible()
})
