import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { messages } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'
import { application, APPLICATIONS, match, pipelineOf } from '../testing/fake-matches.ts'
import { failure, fakeServices, ID, server } from '../testing/fake-services.ts'
import { renderApp } from '../testing/render-app.tsx'

fakeServices()

const PATH = `/vacancy/${ID}?tab=matches`
const openMatches = async (path = PATH) => {
  const app = renderApp(path)
  await screen.findByRole('article', { name: 'Amira Haddou' })
  return app
}
const steps = () => within(screen.getByRole('list', { name: 'Stappen van Amira Haddou' }))
const currentStep = () => steps().getAllByRole('listitem', { current: 'step' })
const expectStage = (label: string) => {
  expect(currentStep()).toHaveLength(1)
  expect(currentStep()[0]).toHaveTextContent(label)
}

test.each([
  ['the button on', 'Amira Haddou door naar Gesprek Gepland', 'Gesprek Gepland'],
  ['the button back', 'Amira Haddou terug naar CV Ontvangen', 'CV Ontvangen'],
  ['a point of the timeline', /^Aanbod/, 'Aanbod'],
])('%s moves the candidate, is stored and can be undone', async (_, name, label) => {
  server.use(...pipelineOf([match(1, 'Amira Haddou', {}, { stage: 2 })]))
  const { user, unmount } = await openMatches()
  await user.click(screen.getByRole('button', { name }))
  expect(await screen.findByText(`Amira Haddou staat nu bij ${label}.`)).toBeVisible()
  expectStage(label)
  await user.click(screen.getByRole('button', { name: 'Ongedaan maken' }))
  expect(await screen.findByText('Amira Haddou staat weer zoals eerst.')).toBeVisible()
  expectStage('Eerste Screening')
  unmount()
  await openMatches()
  expectStage('Eerste Screening')
})

test('the timeline shows the stage before the service answered', async () => {
  server.use(...pipelineOf([match(1, 'Amira Haddou')]))
  let answer: () => void = () => undefined
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve
  })
  server.use(
    http.patch(
      `${APPLICATIONS}/:id`,
      async () => {
        await mayAnswer
        return HttpResponse.json(application(1, { stage: 4 }))
      },
      { once: true },
    ),
  )
  const { user } = await openMatches()
  await user.click(steps().getByRole('button', { name: /^Technische Test/ }))
  await waitFor(() => expectStage('Technische Test'))
  expect(screen.queryByText(/staat nu bij/)).not.toBeInTheDocument()
  answer()
  expect(await screen.findByText('Amira Haddou staat nu bij Technische Test.')).toBeVisible()
})

test('a stage that could not be stored goes back and says why', async () => {
  server.use(...pipelineOf([match(1, 'Amira Haddou')]))
  server.use(http.patch(`${APPLICATIONS}/:id`, () => HttpResponse.json(failure('not_found'), { status: 404 })))
  const { user } = await openMatches()
  await user.click(screen.getByRole('button', { name: /door naar Eerste Screening/ }))
  expect(await screen.findByText(messages.applicationNotFound)).toBeVisible()
  expectStage('CV Ontvangen')
})

test('two clicks in a row end at the second stage', async () => {
  server.use(...pipelineOf([match(1, 'Amira Haddou')]))
  const { user } = await openMatches()
  await user.click(screen.getByRole('button', { name: /door naar Eerste Screening/ }))
  await user.click(await screen.findByRole('button', { name: /door naar Gesprek Gepland/ }))
  expect(await screen.findByText('Amira Haddou staat nu bij Gesprek Gepland.')).toBeVisible()
  expectStage('Gesprek Gepland')
})

test('what a colleague did meanwhile shows after the change, and the history has both', async () => {
  server.use(...pipelineOf([match(1, 'Amira Haddou')]))
  const changedApplication = application(1, { stage: 2 })
  changedApplication.history = [
    ...application(1).history,
    { at: '2026-03-02T10:00:00.000Z', by: 'Joris', stage: 3, outcome: 'open', reason: null },
    { at: '2026-03-03T10:00:00.000Z', by: 'Sanne', stage: 2, outcome: 'open', reason: null },
  ]
  server.use(
    http.patch(`${APPLICATIONS}/:id`, () => {
      server.use(...pipelineOf([match(1, 'Amira Haddou', { application: changedApplication, stage: 2 })]))
      return HttpResponse.json(changedApplication)
    }),
  )
  const { user } = await openMatches()
  await user.click(screen.getByRole('button', { name: /door naar Eerste Screening/ }))
  await screen.findByText('Amira Haddou staat nu bij Eerste Screening.')
  await user.click(screen.getByRole('button', { name: 'Meer over Amira Haddou' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Geschiedenis' }))
  const history = within(await screen.findByRole('dialog', { name: 'Geschiedenis van Amira Haddou' })).getAllByRole(
    'listitem',
  )
  expect(history.map((step) => step.textContent)).toEqual([
    expect.stringMatching(/^Van Gesprek Gepland naar Eerste ScreeningSanne, 3 maart 2026/),
    expect.stringMatching(/^Van CV Ontvangen naar Gesprek GeplandJoris, 2 maart 2026/),
    expect.stringMatching(/^Toegevoegd bij CV OntvangenSanne, 1 maart 2026/),
  ])
})

test('as columns every stage has its count, the buttons move a card and the focus stays with it', async () => {
  server.use(...pipelineOf([match(1, 'Amira Haddou'), match(2, 'Pieter Vos', {}, { stage: 3 })]))
  const { user, address } = await openMatches()
  await user.click(screen.getByRole('button', { name: 'Kolommen' }))
  expect(address()).toContain('weergave=kolommen')
  const column = (name: string) => within(screen.getByRole('region', { name }))
  expect(column('CV Ontvangen 1').getByRole('article', { name: 'Amira Haddou' })).toBeVisible()
  expect(column('Aanbod 0').getByText('Geen kandidaten in deze stap.')).toBeVisible()
  column('CV Ontvangen 1').getByRole('button', { name: 'Amira Haddou door naar Eerste Screening' }).focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Amira Haddou staat nu bij Eerste Screening.')).toBeVisible()
  expect(
    column('Eerste Screening 1').getByRole('button', { name: 'Amira Haddou door naar Gesprek Gepland' }),
  ).toHaveFocus()
})
