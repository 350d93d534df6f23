import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { messages } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { APPLICATIONS, match, pipelineOf } from '../testing/fake-matches.ts'
import { failure, fakeServices, ID, server } from '../testing/fake-services.ts'
import { renderApp } from '../testing/render-app.tsx'
import { endings, endingOutcomes } from './outcome-reasons.ts'

fakeServices()

const chooseMenuItem = async (item: string) => {
  const app = renderApp(`/vacancy/${ID}?tab=matches`)
  await app.user.click(await screen.findByRole('button', { name: 'Meer over Amira Haddou' }))
  await app.user.click(await screen.findByRole('menuitem', { name: item }))
  return app
}
const card = () => within(screen.getByRole('article', { name: 'Amira Haddou' }))

test('rejecting asks for a reason, which is stored and shown; the candidate stands still until reopened', async () => {
  server.use(...pipelineOf([match(1, 'Amira Haddou')]))
  const { user } = await chooseMenuItem('Afgewezen…')
  const dialog = within(await screen.findByRole('dialog', { name: 'Amira Haddou: afgewezen' }))
  await user.click(dialog.getByRole('button', { name: 'Afwijzen' }))
  expect(dialog.getByText('Kies of typ een reden.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Vereist diploma of certificaat ontbreekt' }))
  await user.type(dialog.getByRole('textbox', { name: /^Reden/ }), ', Hbo-V')
  await user.click(dialog.getByRole('button', { name: 'Afwijzen' }))
  expect(await screen.findByText('Amira Haddou is afgewezen.')).toBeVisible()
  expect(card().getByText('Afgewezen')).toBeVisible()
  expect(card().getByText('Vereist diploma of certificaat ontbreekt, Hbo-V')).toBeVisible()
  for (const step of within(card().getByRole('list', { name: 'Stappen van Amira Haddou' })).getAllByRole('button'))
    expect(step).toBeDisabled()
  expect(card().getByRole('button', { name: /door naar/ })).toHaveAttribute('aria-disabled', 'true')

  await user.click(card().getByRole('button', { name: 'Meer over Amira Haddou' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Weer openen' }))
  expect(await screen.findByText('Amira Haddou loopt weer mee.')).toBeVisible()
  expect(card().queryByText('Afgewezen')).not.toBeInTheDocument()
})

test('a move can say why: stage and reason are sent together', async () => {
  const bodies: unknown[] = []
  server.use(...pipelineOf([match(1, 'Amira Haddou', {}, { stage: 2 })]))
  server.events.on('request:start', ({ request }) => {
    if (request.method === 'PATCH')
      void request
        .clone()
        .json()
        .then((body) => bodies.push(body))
  })
  const { user } = await chooseMenuItem('Verplaatsen met reden…')
  const dialog = within(await screen.findByRole('dialog', { name: 'Amira Haddou: verplaatsen' }))
  expect(dialog.getByRole('combobox', { name: 'Naar' })).toHaveDisplayValue('Gesprek Gepland')
  await user.click(dialog.getByRole('button', { name: 'Ervaring sluit goed aan' }))
  await user.click(dialog.getByRole('button', { name: 'Verplaatsen' }))
  expect(await screen.findByText('Amira Haddou staat nu bij Gesprek Gepland.')).toBeVisible()
  expect(bodies).toEqual([{ stage: 3, motivation: 'Ervaring sluit goed aan' }])
  server.events.removeAllListeners()
})

test('hiring needs no reason and can be undone', async () => {
  server.use(...pipelineOf([match(1, 'Amira Haddou', {}, { stage: 5 })]))
  const { user } = await chooseMenuItem('Aangenomen…')
  await user.click(await screen.findByRole('button', { name: 'Aannemen' }))
  expect(await screen.findByText('Amira Haddou is aangenomen.')).toBeVisible()
  expect(card().getByText('Aangenomen')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Ongedaan maken' }))
  expect(await screen.findByText('Amira Haddou staat weer zoals eerst.')).toBeVisible()
  expect(card().queryByText('Aangenomen')).not.toBeInTheDocument()
})

test('an outcome that could not be stored is put back', async () => {
  server.use(...pipelineOf([match(1, 'Amira Haddou')]))
  server.use(http.patch(`${APPLICATIONS}/:id`, () => HttpResponse.json(failure('internal', ''), { status: 500 })))
  const { user } = await chooseMenuItem('Teruggetrokken…')
  await user.click(await screen.findByRole('button', { name: 'Terugtrekken' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.applicationSaveFailed)
  expect(card().queryByText('Teruggetrokken')).not.toBeInTheDocument()
})

test('no suggested reason is about who somebody is', () => {
  const suggestions = endingOutcomes.flatMap((outcome) => endings[outcome].suggestions)
  expect(suggestions.length).toBeGreaterThan(8)
  expect(
    suggestions.filter((reason) =>
      /leeftijd|jong|oud|afkomst|geslacht|man|vrouw|geloof|gezond|ziek|zwanger|gezin|kind|taal|accent|klik|cultuur/i.test(
        reason.replace('mondeling', ''),
      ),
    ),
  ).toEqual([])
})

test('removing names the candidate, and takes them out', async () => {
  server.use(...pipelineOf([match(1, 'Amira Haddou'), match(2, 'Pieter Vos')]))
  const bodies: unknown[] = []
  server.use(
    http.delete(`${APPLICATIONS}/:id`, async ({ request }) => {
      bodies.push(await request.json())
    }),
  )
  const { user } = await chooseMenuItem('Uit de procedure halen')
  const dialog = within(await screen.findByRole('dialog', { name: 'Uit de procedure halen?' }))
  expect(dialog.getByText(/^Amira Haddou verdwijnt/)).toBeVisible()
  await user.type(dialog.getByRole('textbox', { name: 'Reden' }), ' Stond er dubbel in ')
  await user.click(dialog.getByRole('button', { name: 'Uit de procedure halen' }))
  expect(await screen.findByText('Amira Haddou is uit de procedure gehaald.')).toBeVisible()
  expect(screen.queryByRole('article', { name: 'Amira Haddou' })).not.toBeInTheDocument()
  expect(screen.getByRole('tab', { name: 'Matches 1' })).toBeVisible()
  expect(bodies).toEqual([{ motivation: 'Stond er dubbel in' }])
})

test('a removal that fails keeps the candidate and says why', async () => {
  server.use(...pipelineOf([match(1, 'Amira Haddou')]))
  server.use(http.delete(`${APPLICATIONS}/:id`, () => HttpResponse.json(failure('internal', ''), { status: 500 })))
  const { user } = await chooseMenuItem('Uit de procedure halen')
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Uit de procedure halen' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.applicationSaveFailed)
  expect(screen.getByRole('article', { name: 'Amira Haddou' })).toBeVisible()
})
